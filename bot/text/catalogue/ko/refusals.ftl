# 왜 아무 일도 없었는지, 누른 사람에게만 알리고 대신 할 일을 말합니다.
refuse-no-such-match = 그 경기는 이제 없습니다. `/손패`로 앉아 있는 경기를 찾으세요.
refuse-not-seated = 이 테이블에 앉아 있지 않습니다. 자리가 있는 테이블에 앉거나 새로 여세요.
refuse-ask-gone = 그 질문은 이제 없습니다. 이미 대답했거나 시간이 지났습니다. 지금 상황은 이렇습니다.
refuse-bad-answer = 그 대답은 이제 맞지 않습니다. 지금 보이는 것에서 다시 고르세요.
refuse-bad-number =
    { $step ->
        [1] 여기에 맞는 숫자가 아닙니다. { $least }부터 { $most }까지의 정수를 입력하세요.
       *[other] 여기에 맞는 숫자가 아닙니다. { $least }부터 { $most }까지 { $step } 단위의 정수를 입력하세요.
    }
refuse-match-over = 이 경기는 끝났습니다. 다시 하려면 새 테이블을 여세요.
refuse-not-a-lobby = 경기가 시작되어 자리와 규칙을 바꿀 수 없습니다. 함께 하려면 새 테이블을 여세요.
refuse-not-playing = 경기가 아직 시작되지 않았습니다. 방장이 시작할 때까지 기다리세요.
refuse-lobby-full = 자리 { $size }개가 모두 찼습니다. 방장에게 자리를 늘려 달라고 하거나 새로 여세요.
refuse-already-seated = 이미 이 테이블에 앉아 있습니다. 경기가 시작되면 *내 손패*를 누르세요.
refuse-host-only = 방장인 { $host }만 할 수 있습니다. 방장에게 부탁하세요.
refuse-not-enough-players = { $seats }명뿐입니다. 적어도 { $least }명이 필요합니다. 기다리거나 컴퓨터를 앉히세요.
refuse-table-not-posted = 테이블을 올리는 중입니다. 잠시 뒤에 다시 해 보세요.
refuse-nothing-to-undo = 무를 것이 없습니다. 내 마지막 수만, 그 뒤에 아무도 움직이지 않았고 숨은 것이 드러나지 않았을 때 무를 수 있습니다. 지금 보이는 상태에서 이어 가세요.
refuse-bad-option = 그 규칙은 그렇게 정할 수 없습니다: { $option }. 나와 있는 값에서 고르세요.
refuse-bad-size = 여기서는 자리가 { $least }개에서 { $most }개까지 됩니다. 그 안에서 고르세요.
refuse-too-many-computers = 컴퓨터 { $computers }명과 함께하려면 자리가 { $needed }개 필요합니다. `컴퓨터`를 줄이거나 `자리`를 늘리세요. 이 게임의 자리는 { $least }개에서 { $most }개까지입니다.
refuse-no-such-policy = 이 게임에는 { JOSA($policy, "이라는/라는") } 컴퓨터가 없습니다. 목록에서 고르세요.
refuse-no-such-seat = 고른 사람이 더는 그 자리에 없어서 아무것도 바뀌지 않았습니다. 다시 고르세요.
refuse-removed-by-moderator = 운영자가 이 경기에서 내보냈으므로 다시 앉을 수 없습니다. 구경하거나 다른 테이블에 앉을 수 있습니다.
refuse-removed-by-host = 방장이 이 테이블에서 내보냈으므로 다시 앉을 수 없습니다. 다른 테이블에 앉거나 직접 여세요.
refuse-no-such-ruleset = 그런 게임이나 판본은 없습니다. 목록에서 고르세요.
refuse-which-match = 여러 경기에 앉아 있습니다. 어느 경기인가요?
refuse-no-match = 지금 앉아 있는 테이블이 없습니다. 열린 테이블에서 *앉기*를 누르거나 { JOSA($commands, "으로/로") } 여세요.
refuse-no-match-called-so = 그런 이름의 경기에는 앉아 있지 않습니다. `경기` 옵션이 보여 주는 것 중에서 고르세요.
refuse-which-game = 여기에서 앉아 있는 경기가 없습니다. 어느 게임의 규칙을 볼까요?
refuse-not-moderator = 서버 관리 권한이 있는 사람만 서버 설정을 바꿀 수 있습니다. 그분에게 부탁하세요. 내 설정은 `/설정 나`에 있습니다.
refuse-no-server = 서버 설정은 그 서버 안에서 바꿉니다. 서버의 채널에서 명령을 쓰세요.
refuse-not-yours = 여기서 대답할 사람은 **{ $seat }** 님이고, 당신이 아닙니다. *내 손패*에서 할 수 있는 일을 볼 수 있습니다.
refuse-command-changed = 이 명령어가 바뀌었습니다. 잠시 기다리거나 디스코드를 다시 연 뒤 다시 입력하세요.
refuse-not-offered = 그 값은 쓸 수 없습니다. 입력할 때 디스코드가 보여 주는 값 중에서 고르세요.
