# 모노폴리 딜.
# M은 돈의 단위. 카드 이름이 한 항목이고, .what은 카드가 하는 일.

## 색

deal-colour-brown = 🟫 갈색
    .code = 갈
    .what = 2장이 한 세트, 임대료 1/2M.
deal-colour-light_blue = 💠 하늘색
    .code = 하
    .what = 3장이 한 세트, 임대료 1/2/3M.
deal-colour-pink = 🌸 분홍색
    .code = 분
    .what = 3장이 한 세트, 임대료 1/2/4M.
deal-colour-orange = 🟧 주황색
    .code = 주
    .what = 3장이 한 세트, 임대료 1/3/5M.
deal-colour-red = 🟥 빨간색
    .code = 빨
    .what = 3장이 한 세트, 임대료 2/3/6M.
deal-colour-yellow = 🟨 노란색
    .code = 노
    .what = 3장이 한 세트, 임대료 2/4/6M.
deal-colour-green = 🟩 초록색
    .code = 초
    .what = 3장이 한 세트, 임대료 2/4/7M.
deal-colour-dark_blue = 🟦 남색
    .code = 남
    .what = 2장이 한 세트, 임대료 3/8M.
deal-colour-railroad = 🚂 철도
    .code = 철
    .what = 4장이 한 세트, 임대료 1/2/3/4M.
deal-colour-utility = 💡 공공시설
    .code = 공
    .what = 2장이 한 세트, 임대료 1/2M.

## 부동산

deal-card-brown_1 = 메디터레이니언 애비뉴({ deal-colour-brown })
    .brief = 메디터레이니언 애비뉴
    .what = { deal-colour-brown.what }
deal-card-brown_2 = 볼틱 애비뉴({ deal-colour-brown })
    .brief = 볼틱 애비뉴
    .what = { deal-colour-brown.what }
deal-card-light_blue_1 = 오리엔탈 애비뉴({ deal-colour-light_blue })
    .brief = 오리엔탈 애비뉴
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_2 = 버몬트 애비뉴({ deal-colour-light_blue })
    .brief = 버몬트 애비뉴
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_3 = 코네티컷 애비뉴({ deal-colour-light_blue })
    .brief = 코네티컷 애비뉴
    .what = { deal-colour-light_blue.what }
deal-card-pink_1 = 세인트 찰스 플레이스({ deal-colour-pink })
    .brief = 세인트 찰스 플레이스
    .what = { deal-colour-pink.what }
deal-card-pink_2 = 스테이츠 애비뉴({ deal-colour-pink })
    .brief = 스테이츠 애비뉴
    .what = { deal-colour-pink.what }
deal-card-pink_3 = 버지니아 애비뉴({ deal-colour-pink })
    .brief = 버지니아 애비뉴
    .what = { deal-colour-pink.what }
deal-card-orange_1 = 세인트 제임스 플레이스({ deal-colour-orange })
    .brief = 세인트 제임스 플레이스
    .what = { deal-colour-orange.what }
deal-card-orange_2 = 테네시 애비뉴({ deal-colour-orange })
    .brief = 테네시 애비뉴
    .what = { deal-colour-orange.what }
deal-card-orange_3 = 뉴욕 애비뉴({ deal-colour-orange })
    .brief = 뉴욕 애비뉴
    .what = { deal-colour-orange.what }
deal-card-red_1 = 켄터키 애비뉴({ deal-colour-red })
    .brief = 켄터키 애비뉴
    .what = { deal-colour-red.what }
deal-card-red_2 = 인디애나 애비뉴({ deal-colour-red })
    .brief = 인디애나 애비뉴
    .what = { deal-colour-red.what }
deal-card-red_3 = 일리노이 애비뉴({ deal-colour-red })
    .brief = 일리노이 애비뉴
    .what = { deal-colour-red.what }
deal-card-yellow_1 = 애틀랜틱 애비뉴({ deal-colour-yellow })
    .brief = 애틀랜틱 애비뉴
    .what = { deal-colour-yellow.what }
deal-card-yellow_2 = 벤트너 애비뉴({ deal-colour-yellow })
    .brief = 벤트너 애비뉴
    .what = { deal-colour-yellow.what }
deal-card-yellow_3 = 마빈 가든스({ deal-colour-yellow })
    .brief = 마빈 가든스
    .what = { deal-colour-yellow.what }
deal-card-green_1 = 퍼시픽 애비뉴({ deal-colour-green })
    .brief = 퍼시픽 애비뉴
    .what = { deal-colour-green.what }
deal-card-green_2 = 노스캐롤라이나 애비뉴({ deal-colour-green })
    .brief = 노스캐롤라이나 애비뉴
    .what = { deal-colour-green.what }
deal-card-green_3 = 펜실베이니아 애비뉴({ deal-colour-green })
    .brief = 펜실베이니아 애비뉴
    .what = { deal-colour-green.what }
deal-card-dark_blue_1 = 파크 플레이스({ deal-colour-dark_blue })
    .brief = 파크 플레이스
    .what = { deal-colour-dark_blue.what }
deal-card-dark_blue_2 = 보드워크({ deal-colour-dark_blue })
    .brief = 보드워크
    .what = { deal-colour-dark_blue.what }
deal-card-railroad_1 = 리딩 철도(🚂)
    .brief = 리딩 철도
    .what = { deal-colour-railroad.what }
deal-card-railroad_2 = 펜실베이니아 철도(🚂)
    .brief = 펜실베이니아 철도
    .what = { deal-colour-railroad.what }
deal-card-railroad_3 = B&O 철도(🚂)
    .brief = B&O 철도
    .what = { deal-colour-railroad.what }
deal-card-railroad_4 = 쇼트 라인 철도(🚂)
    .brief = 쇼트 라인 철도
    .what = { deal-colour-railroad.what }
deal-card-utility_1 = 전력 회사({ deal-colour-utility })
    .brief = 전력 회사
    .what = { deal-colour-utility.what }
deal-card-utility_2 = 수도 회사({ deal-colour-utility })
    .brief = 수도 회사
    .what = { deal-colour-utility.what }

## 와일드와 임대료

deal-card-wild_brown_light_blue = 와일드({ deal-colour-brown } / { deal-colour-light_blue })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_light_blue_railroad = 와일드({ deal-colour-light_blue } / { deal-colour-railroad })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_pink_orange = 와일드({ deal-colour-pink } / { deal-colour-orange })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_red_yellow = 와일드({ deal-colour-red } / { deal-colour-yellow })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_green_dark_blue = 와일드({ deal-colour-green } / { deal-colour-dark_blue })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_green_railroad = 와일드({ deal-colour-green } / { deal-colour-railroad })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_railroad_utility = 와일드({ deal-colour-railroad } / { deal-colour-utility })
    .what = 두 색 중 하나로 칩니다. 내 차례에 바꿀 수 있습니다.
deal-card-wild_any = 와일드(🌈 모든 색)
    .brief = 와일드
    .what = 어떤 색으로든 칩니다. 돈으로는 못 냅니다.
deal-card-rent_brown_light_blue = 임대료({ deal-colour-brown } / { deal-colour-light_blue })
    .what = 다른 모두에게서 두 색 중 한 색의 임대료를 받습니다.
deal-card-rent_pink_orange = 임대료({ deal-colour-pink } / { deal-colour-orange })
    .what = 다른 모두에게서 두 색 중 한 색의 임대료를 받습니다.
deal-card-rent_red_yellow = 임대료({ deal-colour-red } / { deal-colour-yellow })
    .what = 다른 모두에게서 두 색 중 한 색의 임대료를 받습니다.
deal-card-rent_green_dark_blue = 임대료({ deal-colour-green } / { deal-colour-dark_blue })
    .what = 다른 모두에게서 두 색 중 한 색의 임대료를 받습니다.
deal-card-rent_railroad_utility = 임대료({ deal-colour-railroad } / { deal-colour-utility })
    .what = 다른 모두에게서 두 색 중 한 색의 임대료를 받습니다.
deal-card-rent_any = 임대료(🌈 모든 색)
    .brief = 임대료
    .what = 한 사람에게서 원하는 색의 임대료를 받습니다.

## 액션

deal-card-deal_breaker = 딜 브레이커(Deal Breaker)
    .brief = 딜 브레이커
    .what = 다른 사람의 완성된 세트 하나를 건물까지 통째로 가져옵니다.
deal-card-just_say_no = 저스트 세이 노(Just Say No)
    .brief = 저스트 세이 노
    .what = 나를 노린 액션이나 다른 저스트 세이 노를 무효로 만듭니다.
deal-card-sly_deal = 슬라이 딜(Sly Deal)
    .brief = 슬라이 딜
    .what = 완성된 세트에 들어 있지 않은 부동산 한 장을 가져옵니다.
deal-card-forced_deal = 포스드 딜(Forced Deal)
    .brief = 포스드 딜
    .what = 내 부동산 한 장을 다른 사람의 것과 바꿉니다. 완성된 세트는 안 됩니다.
deal-card-debt_collector = 빚 수금원(Debt Collector)
    .brief = 빚 수금원
    .what = 한 사람에게서 5M을 받습니다.
deal-card-birthday = 내 생일(It’s My Birthday)
    .brief = 내 생일
    .what = 다른 모두에게서 2M씩 받습니다.
deal-card-pass_go = 출발점 통과(Pass Go)
    .brief = 출발점 통과
    .what = 카드를 2장 뽑습니다.
deal-card-double_the_rent = 임대료 두 배(Double the Rent)
    .brief = 임대료 두 배
    .what = 임대료 카드와 함께 내면 임대료가 두 배가 됩니다.
deal-card-house = 집(House)
    .brief = 집
    .what = 완성된 세트에 올리면 임대료 +3M. 철도와 공공시설에는 안 됩니다.
deal-card-hotel = 호텔(Hotel)
    .brief = 호텔
    .what = 집이 있는 완성된 세트에 올리면 임대료 +4M.

## 돈

deal-card-money_1 = 1M
    .what = 은행에 넣는 돈입니다.
deal-card-money_2 = 2M
    .what = 은행에 넣는 돈입니다.
deal-card-money_3 = 3M
    .what = 은행에 넣는 돈입니다.
deal-card-money_4 = 4M
    .what = 은행에 넣는 돈입니다.
deal-card-money_5 = 5M
    .what = 은행에 넣는 돈입니다.
deal-card-money_10 = 10M
    .what = 은행에 넣는 돈입니다.

## 테이블

deal-table-turn = ▶️ { $seat } · { $plays ->
    [0] 카드를 다 냄
   *[other] 카드 { $plays }장 더 낼 수 있음
}
deal-table-discarding = ▶️ { $seat } · 카드를 버리는 중 (손패는 7장까지)
deal-table-piles = 🎴 뽑을 카드 { $draw }장 · 쓴 카드 { $used }장, 맨 위: { $top }
deal-table-piles-unused = 🎴 뽑을 카드 { $draw }장 · 쓴 카드 0장
deal-table-charge = ⚡ { $seat } → { $card }
deal-table-owes = • { $seat }: { $amount }M 내야 함
deal-table-threatened = • { $seat }: 대답을 기다리는 중
deal-table-refused = • { $seat }: 거절함 · { JOSA($asked, "이/가") } 맞받을 수 있음
deal-table-placing = 📥 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 놓는 중
deal-table-seat = { $seat } · 손패 { $cards }장 · 세트 { $sets }/{ $goal }
deal-table-left = { $seat } · 나감
deal-table-bank = 💰 { $total }M: { LIST($notes, style: "commas") }
deal-table-bank-total = 💰 { $total }M
deal-table-loose = 🧱 세트 옆: { $cards }
deal-table-complete = ✔ { $colour } { $count }/{ $size } · 임대료 { $rent }M
deal-table-growing = { $colour } { $count }/{ $size } · 임대료 { $rent }M
deal-table-brief = { $colour } { $count }/{ $size } ({ $rent }M)
deal-table-several = { LIST($stacks, style: "commas") }
deal-table-with = { $line } · { $more }
deal-table-wilds = 와일드 { $count }장

deal-note = { $value }M
deal-notes = { $count }×{ $value }M

## 그림

deal-picture-more = +{ $value }M
deal-picture-draw = 뽑을 카드
deal-picture-used = 쓴 카드
deal-picture-turn = 차례

deal-standing = 세트 { $sets }/{ $goal } · 은행 { $bank }M · 부동산 { $properties }장 · 손패 { $cards }장
deal-standing-left = 나감
deal-wealth = 테이블에 놓인 돈, 부동산, 건물의 값(M). 완성된 세트마다 10M을 더합니다

## 손패

deal-hand-title = 내 손패: { $count }장
deal-hand-turn = 내 차례 · { $plays ->
    [0] 카드를 다 냄
   *[other] 카드 { $plays }장 더 낼 수 있음
} · 손패 { $count }장
deal-hand-waiting = { $seat }의 차례 · 내 손패 { $count }장
deal-hand-discarding = 차례가 끝나는 중 · 손패 { $count }장, 7장까지 남길 수 있음
deal-hand-over = 경기가 끝났습니다 · 내 손패 { $count }장
deal-hand-money = 돈
deal-hand-notes = { LIST($notes, style: "commas") } (합계 { $total }M)
deal-hand-properties = 부동산
deal-hand-actions = 액션
deal-hand-card = { $card } · 값 { $value }M
deal-hand-cards = { $count }× { $card } · 값 { $value }M
deal-hand-lettered = { $letters } · { $line }
deal-hand-what = -# { $what }

## 하는 법

deal-guide-play = 하는 법
deal-guide-goal = 🏆 { $sets ->
    [1] 부동산 세트 하나를 먼저 완성하면 이깁니다.
   *[other] 서로 다른 색의 세트 { $sets }개를 먼저 완성하면 이깁니다.
}
deal-guide-draw = 1. 차례가 되면 카드를 2장 받습니다. 손패가 비어 있으면 5장입니다.
deal-guide-turn = 2. 카드를 3장까지 냅니다. 은행에 넣거나, 부동산을 내려놓거나, 액션을 씁니다.
deal-guide-end = 3. 차례를 끝냅니다. 손패는 7장까지 남길 수 있습니다.
deal-guide-pay = 💰 돈은 내 앞에 놓인 카드로만 내고, 손패로는 내지 않습니다. 거스름돈은 없습니다.
deal-guide-move = ↔️ 내 차례에는 부동산을 세트 사이에서 옮길 수 있습니다. 카드를 낸 것으로 치지 않습니다.
deal-guide-no = ✋ 저스트 세이 노는 누구의 차례에든 쓸 수 있고, 그때는 카드를 낸 것으로 치지 않습니다.
deal-guide-wilds = 와일드
deal-guide-rents = 임대료

## 기록

deal-log-turn = ▶️ { $seat }의 차례
deal-log-reshuffled = 🔀 쓴 카드를 섞어 새 더미를 만들었습니다 ({ $count }장)
deal-log-returned = { JOSA($seat, "이/가") } 카드 { $count }장을 더미 밑에 넣었습니다
deal-log-discarded = { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 버렸습니다
deal-log-banked = { JOSA($seat, "이/가") } { $value }M을 은행에 넣었습니다
deal-log-banked-card = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { $value }M으로 은행에 넣었습니다
deal-log-laid = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 놓았습니다
deal-log-laid-wild = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { JOSA($colour, "으로/로") } 놓았습니다
deal-log-built = { JOSA($seat, "이/가") } { $colour } 세트에 { JOSA($card, "을/를") } 지었습니다
deal-log-pass-go = { JOSA($seat, "이/가") } { deal-card-pass_go }로 2장을 뽑았습니다
deal-log-charged = { $seat }: { $card } — { $targets }에게서 { $amount }M씩
deal-log-charged-one = { $seat }: { $card } — { $targets }에게서 { $amount }M
deal-log-rent = { JOSA($seat, "이/가") } { $targets }에게 { $colour } 임대료 { $amount }M을 청구했습니다
deal-log-rent-doubled = { JOSA($seat, "이/가") } { $targets }에게 { $colour } 임대료 { $amount }M을 청구했습니다 (×{ $times })
deal-log-wants = { JOSA($seat, "이/가") } { $target }에게 { $card }: { JOSA($take, "을/를") } 노립니다
deal-log-wants-swap = { JOSA($seat, "이/가") } { $target }에게 { $card }: { JOSA($give, "을/를") } 주고 { JOSA($take, "을/를") } 받으려 합니다
deal-log-wants-set = { JOSA($seat, "이/가") } { $target }에게 { $card }: { $colour } 세트를 노립니다
deal-log-no = ✋ { $seat }: 저스트 세이 노
deal-log-no-again = ✋ { JOSA($seat, "이/가") } { $defender }에게 저스트 세이 노로 맞받았습니다
deal-log-no-again-play = ✋ { JOSA($seat, "이/가") } { $defender }에게 저스트 세이 노로 맞받았습니다 (카드 한 장을 낸 것으로 침)
deal-log-doubling-cancelled = ✋ { JOSA($seat, "은/는") } 두 배를 면하고 { $amount }M만 내면 됩니다
deal-log-target-cancelled = { JOSA($seat, "은/는") } 아무것도 잃지 않습니다
deal-log-target-nothing = { JOSA($seat, "은/는") } 낼 것이 없습니다
deal-log-paid = { JOSA($seat, "이/가") } { $collector }에게 { $paid }M을 냈습니다: { $cards }
deal-log-paid-over = { JOSA($seat, "이/가") } { $collector }에게 { $owed }M 대신 { $paid }M을 냈습니다: { $cards }
deal-log-paid-short = { JOSA($seat, "이/가") } { $collector }에게 { $owed }M 중 가진 것 전부인 { $paid }M을 냈습니다: { $cards }
deal-log-took = { JOSA($seat, "이/가") } { $victim }의 { JOSA($card, "을/를") } 가져갔습니다
deal-log-swapped = { JOSA($seat, "은/는") } { JOSA($take, "을/를") }, { JOSA($victim, "은/는") } { JOSA($give, "을/를") } 받았습니다
deal-log-took-set = { JOSA($seat, "이/가") } { $victim }의 { $colour } 세트를 가져갔습니다
deal-log-placed = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { JOSA($colour, "으로/로") } 놓았습니다
deal-log-moved = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } { JOSA($colour, "으로/로") } 옮겼습니다
deal-log-exchanged = { JOSA($seat, "이/가") } { $cards }의 자리를 바꾸었습니다
deal-log-building-moved = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 다른 세트로 옮겼습니다
deal-log-fell-bank = 세트가 깨져 { JOSA($card, "이/가") } { $seat }의 은행으로 갔습니다
deal-log-fell-discard = 세트가 깨져 { $seat }의 { JOSA($card, "이/가") } 버려졌습니다
deal-log-fell-loose = 세트가 깨져 { $seat }의 { JOSA($card, "이/가") } 세트 옆에 놓였습니다
deal-log-left = { JOSA($seat, "이/가") } 나갔습니다. 가진 카드는 쓴 카드 더미로 갔습니다

## 판본과 옵션

ruleset-monopoly_deal = 모노폴리 딜(Monopoly Deal)
    .what = 부동산 세트 셋을 먼저 완성하세요. 임대료를 받고, 빼앗고, 바꾸고, 거절합니다.

deal-preset-classic = 클래식
    .what = 첫 규칙서: 내 차례에만 이기고, 남는 카드는 더미 밑으로 갑니다.
deal-preset-modern2018 = 모던(2018)
    .what = 세트가 모이면 바로 이기고, 남는 카드는 펼쳐서 버립니다.
deal-preset-refresh2024 = 리뉴얼(2024)
    .what = 모던과 같되, 내 차례의 저스트 세이 노도 카드를 낸 것으로 치고 무너진 건물은 버립니다.
deal-preset-quick = 빠른 게임
    .what = 세트 하나면 이기고, 나머지는 재산으로 순위를 매깁니다.

deal-option-sets_to_win = 이기는 데 필요한 세트
    .what = 서로 다른 색의 완성된 세트가 몇 개면 이기는지.
deal-option-discard_to = 남는 카드
    .what = 차례가 끝날 때 손패 7장을 넘는 카드가 가는 곳.
deal-option-discard_to-draw_bottom = 뒤집어서 더미 밑으로
deal-option-discard_to-discard_pile = 펼쳐서 쓴 카드 더미로
deal-option-win_timing = 이기는 때
    .what = 마지막 세트가 내 차례에 있어야 하는지.
deal-option-win_timing-own_turn = 내 차례에만
deal-option-win_timing-instant = 누구 차례든 바로
deal-option-jsn_own_turn_costs_play = 저스트 세이 노의 비용
    .what = 내 차례에 저스트 세이 노로 맞받으면 카드를 낸 것으로 치는지.
deal-option-broken_set_buildings = 깨진 세트의 건물
    .what = 세트가 깨지면 집과 호텔이 가는 곳.
deal-option-broken_set_buildings-bank = 주인의 은행으로
deal-option-broken_set_buildings-discard = 쓴 카드 더미로
deal-option-broken_set_buildings-loose = 세트 옆에 두고 다시 지을 수 있음
deal-option-move_buildings = 건물 옮기기
    .what = 완성된 내 세트 사이에서 집과 호텔을 옮길 수 있는지.
deal-option-paid_building_goes_to = 돈으로 낸 건물
    .what = 집이나 호텔로 돈을 내면 가는 곳.
deal-option-paid_building_goes_to-bank = 은행으로
deal-option-paid_building_goes_to-properties = 부동산 옆으로
deal-option-jsn_on_doubled_rent = 두 배 임대료의 거절
    .what = 임대료가 두 배일 때 저스트 세이 노 한 장이 막는 것.
deal-option-jsn_on_doubled_rent-whole = 임대료 전부
deal-option-jsn_on_doubled_rent-double_only = 두 배 된 몫만
deal-option-ranking_by_assets = 모두 순위 매기기
    .what = 나머지 사람도 세트와 재산으로 순위를 매길지.
deal-option-reshuffle_cap = 다시 섞는 횟수
    .what = 이만큼 다시 섞으면 재산으로 승부를 가립니다. 0은 제한 없음.

## 질문

deal-ask-play = 내 차례입니다. { $plays ->
    [0] 더 낼 수 없습니다. 부동산을 정리하거나 차례를 끝내세요.
   *[other] 카드를 { $plays }장 더 낼 수 있습니다.
}
deal-ask-arrange = 부동산 정리는 카드를 낸 것으로 치지 않습니다.
deal-ask-discard = 카드가 { $count }장 많습니다. 무엇을 버릴까요?
deal-ask-place = 와일드 { $count }장을 받았습니다. 어디에 놓을까요?
deal-ask-counter = { JOSA($seat, "이/가") } 내 { JOSA($card, "을/를") } 거절했습니다. 저스트 세이 노로 맞받을까요, 그대로 둘까요?
deal-ask-answered = { $nos ->
    [0] { "" }
   *[other] { " " }내 저스트 세이 노는 막혔습니다.
}
deal-ask-charge-rent = { JOSA($seat, "이/가") } 임대료 { $amount }M을 청구합니다.{ deal-ask-answered }
deal-ask-charge-debt_collector = { JOSA($seat, "이/가") } 빚을 받으러 왔습니다. { $amount }M을 내야 합니다.{ deal-ask-answered }
deal-ask-charge-birthday = { $seat }의 생일입니다. { $amount }M을 내야 합니다.{ deal-ask-answered }
deal-ask-charge-sly_deal = { JOSA($seat, "이/가") } 내 { JOSA($card, "을/를") } 가져가려 합니다.{ deal-ask-answered }
deal-ask-charge-forced_deal = { JOSA($seat, "이/가") } 내 { JOSA($card, "을/를") } 가져가고 { JOSA($give, "을/를") } 주려 합니다.{ deal-ask-answered }
deal-ask-charge-deal_breaker = { JOSA($seat, "이/가") } 완성된 { $colour } 세트를 통째로 가져가려 합니다.{ deal-ask-answered }

## 버튼

deal-form-bank = 은행에 넣기
deal-form-lay = 내려놓기
deal-form-build = 짓기
deal-form-pass_go = 카드 2장 뽑기
deal-form-rent = 임대료 받기
deal-form-debt_collector = 5M 받기
deal-form-birthday = 모두에게서 2M 받기
deal-form-sly_deal = 부동산 빼앗기
deal-form-forced_deal = 부동산 맞바꾸기
deal-form-deal_breaker = 완성된 세트 빼앗기
deal-form-end_turn = 차례 끝내기
deal-form-discard = { $count }장 버리기
deal-form-move = 카드 옮기기
deal-form-move_built = 건물 있는 세트에서 카드 옮기기
deal-form-swap = 카드 두 장 맞바꾸기
deal-form-move_building = 건물 옮기기
deal-form-place = 놓기
deal-form-pay = { $owed }M 내기
deal-form-let_happen = 그대로 두기
deal-form-say_no = 저스트 세이 노 쓰기

## 고르기

deal-prompt-card = 카드를 고르세요
deal-prompt-target = 상대를 고르세요
deal-prompt-colour = 무슨 색으로 할까요?
deal-prompt-stack = 어느 세트에 놓을까요?
deal-prompt-build-stack = 완성된 어느 세트에 지을까요?
deal-prompt-rent-stack = 어느 세트의 임대료를 받을까요?
deal-prompt-doublers = 임대료를 두 배로 할까요? (한 장마다 카드를 한 장 낸 것으로 칩니다)
deal-prompt-take = 어느 부동산을 가져올까요?
deal-prompt-give = 대신 어느 부동산을 줄까요?
deal-prompt-take-set = 완성된 어느 세트를 가져올까요?
deal-prompt-pay = { $seat }에게 { $owed }M 이상을 내세요. 거스름돈은 없습니다.
deal-prompt-received = 어느 카드를 놓을까요?
deal-prompt-defender = 누구의 대답에 맞설까요?
deal-prompt-discard = 버릴 카드 { $count }장을 고르세요
deal-prompt-discard-bottom = 카드 { $count }장을 차례로 고르세요. 마지막 카드가 더미 맨 밑으로 갑니다
deal-prompt-move = 어느 카드를 옮길까요?
deal-prompt-move-building = 어느 건물을 옮길까요?
deal-prompt-swap = 어느 카드를…
deal-prompt-swap-other = …어느 카드와 바꿀까요?

deal-label-seat = { $seat }
deal-label-everyone = 다른 모두
deal-label-chain = { $seat }
deal-label-stack = { $colour } { $count }/{ $size }
deal-label-stack-complete = ✔ { $colour } { $count }/{ $size }
deal-label-new-stack = { $colour }: 새 세트 시작

deal-detail-value = 값 { $value }M
deal-detail-rent = 임대료 { $amount }M
deal-detail-contents = { $cards }
deal-detail-in-stack = { $stack }에 있음
deal-detail-loose = 세트 옆에 있음
deal-detail-received = { $seat }에게서 받음
deal-detail-pay-bank = 은행의 { $value }M
deal-detail-pay-property = { $value }M · { $colour } 부동산
deal-detail-pay-breaks = { $value }M · 완성된 { $colour } 세트가 깨집니다
deal-detail-pay-building = { $value }M · { $colour }의 건물
deal-detail-pay-loose = { $value }M · 세트 옆의 건물

## 아주 잃는 것

deal-lose-set = 그러지 않아도 되는데 완성된 { $colour } 세트가 깨집니다.
deal-lose-building = 그러지 않아도 되는데 { JOSA($cards, "을/를") } 내줍니다.
deal-lose-change = { $owed }M에 { $paid }M을 내고, 거스름돈은 없습니다.
deal-lose-built = { $colour } 세트가 깨지고 그 위의 건물이 내려옵니다: { $cards }.
deal-lose-strong = 가장 강한 카드에 드는 { JOSA($cards, "을/를") } 버립니다.
deal-lose-no = 저스트 세이 노 한 장을 다 써 버립니다.
deal-lose-chance = 손에 있는 저스트 세이 노를 쓰지 않습니다.
deal-lose-turn = 이번 차례에 카드를 한 장도 내지 않았습니다.

## 거절

deal-refuse-over = 경기가 끝났습니다. 다시 하려면 새 테이블을 여세요.
deal-refuse-seat = 그 자리는 경기를 떠나 더는 할 수 없습니다. 계속 구경할 수는 있습니다.
deal-refuse-turn = 내 차례가 아닙니다. 테이블에 이름이 나올 때까지 기다리세요.
deal-refuse-turn-over = 차례가 끝나는 중입니다. 먼저 남는 카드를 버리세요.
deal-refuse-pending = 아직 대답을 기다리는 중입니다. 모두 대답하면 이어서 하세요.
deal-refuse-plays = 이번 차례에는 카드를 더 낼 수 없습니다. 부동산을 정리하거나 차례를 끝내세요.
deal-refuse-hand = 그 카드는 이제 손에 없습니다. 지금 보이는 카드에서 고르세요.
deal-refuse-target = 경기에 남아 있는 다른 사람을 고르세요.
deal-refuse-kind = 그 카드는 그렇게 쓸 수 없습니다. 맞는 쓰임을 고르거나 은행에 넣으세요.
deal-refuse-own = 내 앞에 놓인 카드가 아닙니다. 내 카드에서 고르세요.
deal-refuse-same-place = 이미 거기에 있습니다. 다른 세트나 색을 고르세요.
deal-refuse-swap = 두 카드는 자리를 바꿀 수 없습니다. 서로의 색이 될 수 있는 두 장을 고르세요.
deal-refuse-bank-property = 부동산은 은행에 넣을 수 없습니다. 부동산으로 내려놓으세요.
deal-refuse-not-property = 그 카드는 부동산이 아닙니다. 은행에 넣거나 효과로 쓰세요.
deal-refuse-colour = { JOSA($card, "은/는") } 그 색이 될 수 없습니다. 카드에 있는 색을 고르세요.
deal-refuse-stack = 거기에는 놓을 수 없습니다. 같은 색의 빈자리가 있는 세트를 고르거나 새로 시작하세요.
deal-refuse-build-incomplete = 완성된 세트에만 지을 수 있습니다. 세트를 완성하거나 카드를 은행에 넣으세요.
deal-refuse-build-colour = { $colour }에는 지을 수 없습니다. 다른 색의 세트를 고르세요.
deal-refuse-build-house = 그 세트에는 이미 집이 있습니다. 다른 세트를 고르세요.
deal-refuse-build-hotel = 호텔은 집이 있고 호텔이 없는 세트에 짓습니다. 먼저 집을 지으세요.
deal-refuse-move-building = 이 테이블에서는 건물을 옮길 수 없습니다. 부동산만 옮기세요.
deal-refuse-rent-colour = 그 색의 세트가 없습니다. 다른 색을 고르거나 카드를 은행에 넣으세요.
deal-refuse-rent-wild = 모든 색 와일드만으로는 임대료를 받지 못합니다. 먼저 그 색의 부동산을 더하세요.
deal-refuse-rent-everyone = 이 임대료 카드는 모두에게 청구합니다. 상대를 고르지 마세요.
deal-refuse-doubler = 손에 있는 서로 다른 임대료 두 배 카드만 더할 수 있습니다. 다시 고르세요.
deal-refuse-doubler-plays = 그만큼 더 낼 수 없습니다. 두 배 카드를 줄이세요.
deal-refuse-not-there = 그 카드는 이제 거기에 없습니다. 테이블을 보고 다시 고르세요.
deal-refuse-complete-set = 완성된 세트의 카드는 한 장씩 주고받을 수 없습니다. 완성되지 않은 곳에서 고르세요.
deal-refuse-incomplete-set = 그 세트는 완성되지 않았습니다. 완성된 세트를 고르세요.
deal-refuse-not-asked = 지금은 그것을 묻고 있지 않습니다. 손패에서 지금 할 일을 보세요.
deal-refuse-pay-cards = 내 앞에 놓인, 값이 있는 카드로 내세요. 같은 카드는 한 번만 됩니다.
deal-refuse-pay-little = { $paid }M인데 { $owed }M을 내야 합니다. 카드를 더 고르세요.
deal-refuse-must-pay = 낼 수 있으면 내야 합니다. 카드를 고르거나 저스트 세이 노를 쓰세요.
deal-refuse-not-received = 그 카드는 놓기를 기다리는 카드가 아닙니다. 방금 받은 카드를 고르세요.
deal-refuse-place-first = 먼저 받은 카드를 놓으세요.
deal-refuse-no-discard = 지금은 버릴 카드가 없습니다. 차례 끝에 7장을 넘을 때만 버립니다.
deal-refuse-discard-count = 정확히 { $count }장을 고르세요.

## 끝

deal-outcome-sets = 🏆 필요한 세트가 완성되었습니다!
deal-outcome-last_seat = 🏆 다른 사람이 모두 나갔습니다.
deal-outcome-stalemate = 🏁 더 낼 카드가 없어 재산으로 승부를 가립니다.
deal-outcome-reshuffle_cap = 🏁 정한 만큼 다시 섞었습니다. 재산으로 승부를 가립니다.

## 수업의 길잡이

deal-coach-welcome = 환영합니다! 서로 다른 색의 완성 세트 { $sets }개를 모으면 이깁니다. 차례마다 카드 2장을 받고 3장까지 낼 수 있습니다.
deal-coach-lay = 부동산은 내 앞에 내려놓아야 쳐 주고, 그래야 임대료도 받습니다. 새 색을 시작해 둡시다.
deal-coach-grow = 세트가 찰수록 임대료가 오르고 승리에 가까워집니다. 이미 있는 세트에 보탭시다.
deal-coach-completes = 이 카드로 세트가 완성됩니다. 완성된 세트는 한 장씩 훔칠 수 없고, { deal-card-deal_breaker }로만 빼앗깁니다.
deal-coach-wild = 와일드는 자기 색 가운데 하나로 치고, 내 차례에 다른 색으로 공짜로 옮길 수 있습니다.
deal-coach-bank = 돈은 내 앞에 놓인 것으로만 냅니다. 은행에 돈이 없으면 부동산으로 내야 합니다.
deal-coach-bank-action = 액션 카드는 돈으로 은행에 넣을 수도 있습니다. 지금 쓸모가 적고 은행이 얇을 때 좋습니다. 그 뒤로는 돈일 뿐입니다.
deal-coach-build = 완성된 세트에 집이나 호텔을 지으면 임대료가 오릅니다. 세트가 완성되어 있는 동안 남아 있습니다.
deal-coach-pass-go = 한 장을 내고 두 장을 새로 받습니다. 먼저 냅시다. 새 카드가 더 좋을지도 모릅니다.
deal-coach-rent = 임대료 카드로 내 세트 하나의 임대료를 받습니다. 임대료가 가장 높은 세트를 고릅시다.
deal-coach-double = 이 임대료를 두 배로 할 수 있습니다. 카드를 한 장 더 내지만, 임대료가 높으면 남는 장사입니다.
deal-coach-collect = 내 은행에 돈이 들어오고 남은 가난해집니다. 앞에 놓인 돈이 모자라면 부동산으로 내야 합니다.
deal-coach-steal = 완성되지 않은 세트의 부동산 한 장을 가져올 수 있습니다. 내 세트를 채우거나 상대의 세트를 흩는 것을 고릅시다.
deal-coach-swap = 내 부동산 하나를 상대의 것과 바꿉니다. 가장 덜 필요한 것을 주고, 세트를 채우는 것을 받읍시다.
deal-coach-breaker = 가장 강한 카드입니다. 완성된 세트를 통째로 가져옵니다.
deal-coach-end = 낼 수 있는 카드를 다 냈습니다. 부동산을 세트 사이에서 옮길 수는 있습니다. 그다음은 상대의 차례입니다.
deal-coach-end-early = 세 장을 꼭 다 내지 않아도 됩니다. 남은 카드는 아껴 두는 편이 낫습니다.
deal-coach-discard = 손패는 7장까지만 남길 수 있습니다. 가장 쓸모없는 것을 버립시다.
deal-coach-arrange = 내 부동산을 세트 사이에서 옮기는 데는 카드를 낼 필요가 없습니다. 이렇게 두면 더 유리합니다.
deal-coach-place = 와일드를 받았습니다. 세트가 가장 많이 차는 곳에 놓읍시다.
deal-coach-pay = 먼저 돈으로 내고, 완성된 세트는 되도록 건드리지 맙시다. 거스름돈이 없으니 액수에 가깝게 맞춥시다.
deal-coach-spare-no = 저스트 세이 노로 막을 수 있습니다. 하지만 도둑질을 막을 때 더 값지니 이번에는 냅시다.
deal-coach-no = 이건 뼈아픕니다. 저스트 세이 노로 막읍시다. 카드를 낸 것으로 치지 않습니다.
deal-coach-accept = 이번에는 손쓸 수 없거나 카드를 쓸 만한 일이 아닙니다. 누구나 겪는 일입니다.
deal-coach-counter = 상대가 저스트 세이 노로 답했습니다. 저스트 세이 노가 한 장 더 있어야만 맞받을 수 있습니다.
deal-coach-nearly = 세트 하나만 더 모으면 이깁니다. 세트를 채울 카드를 찾고, 도둑을 조심합시다.
deal-coach-keep-no = 저스트 세이 노는 손에 쥐고 있읍시다. 남의 차례에, 내 것을 노릴 때 씁니다.
