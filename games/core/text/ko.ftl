# 모든 게임이 함께 쓰는 말.

seat-number = 플레이어 { $number }
amount-plain = { $amount }

# 컴퓨터 플레이어
policy-random = 무작위
    .what = 규칙에 맞는 수를 아무거나 둡니다. 처음 해 볼 때 좋습니다.
policy-greedy = 욕심쟁이
    .what = 지금 당장 가장 이득인 수를 둡니다.
policy-steady = 신중파
    .what = 당장의 이득보다 승리를 내다보고 둡니다.
