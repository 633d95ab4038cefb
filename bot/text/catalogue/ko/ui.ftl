# 모든 게임을 둘러싼 봇의 말.
ui-title = ## { $game } · { $match }
ui-match-name = { NAME($first) } { NAME($second) }
ui-computer = 🤖 { NAME($policy) } { $number }
ui-nameless = 떠난 플레이어 { $number }
ui-hand-where = -# { $server }에서의 내 손패 · [테이블로]({ $link })
ui-my-hand = 내 손패
ui-waiting = ▶ **{ $seat }** { $question }
ui-asked-decision = 차례
ui-asked-answer = 대답할 차례
ui-asked-table = 입찰할 수 있음
ui-place = **{ $place }.** { $seat }
ui-cancelled = 이 경기는 취소되었습니다.
ui-back = ← 뒤로
ui-send = 보내기
ui-on = 다음 →
ui-unpick = 마지막 선택 빼기
ui-only-way = { $way } · { $detail }
ui-type = 숫자 입력
ui-new-command = `/{ $game } { $new }`
ui-which = 하나를 고르세요
ui-page-back = ← { $page }/{ $pages }쪽
ui-page-on = { $page }/{ $pages }쪽 →
ui-pick-sum = 고른 값: { $wanted }M 중 **{ $total }M**
ui-pick-count =
    { $most ->
        [1] 고른 수: { $most }개 중 **{ $count }**
       *[other] 고른 수: **{ $count }** ({ $least }~{ $most }개)
    }
ui-sure = **{ $action }** — 정말 할까요? { $loss }
ui-irreversible = 되돌릴 수 없습니다.
ui-yes = 예: { $action }
ui-undo = ↶ 무르기: { $what }
ui-concede = 자리 포기
ui-concede-sure = **{ $match }**에서 나갈까요? 경기는 계속되고, 다시 돌아올 수 없습니다.
ui-concede-sure-ends = **{ $match }**에서 나갈까요? 경기가 바로 끝나고, 다시 돌아올 수 없습니다.
ui-concede-sure-last = **{ $match }**에서 나갈까요? 경기가 끝나고 { JOSA($seat, "이/가") } 이기며, 다시 돌아올 수 없습니다.
ui-concede-counted = 통계에서는 아직 경기 중인 모든 사람보다 뒤가 됩니다.
ui-conceded = 경기에서 나왔습니다.
ui-left = **{ $match }**에서 나왔습니다.
ui-table-brought = **{ $match }** 테이블이 다시 <#{ $channel }> 맨 아래에 있습니다.
ui-amount-bounds =
    { $step ->
        [1] { $least }~{ $most }
       *[other] { $least }~{ $most }, { $step }씩
    }
ui-permissions-missing = 여기에는 테이블을 둘 수 없습니다. 이 채널에서 { $permissions } 권한이 없습니다. 운영자에게 허락을 부탁하거나 다른 채널에서 여세요.
ui-unexpected = 저희 쪽에 문제가 생겼습니다. 잃은 것은 없습니다. 다시 누르거나 `/손패`를 쓰세요. 또 생기면 이 봇을 운영하는 사람에게 이 코드를 알려 주세요: **{ $reference }**
ui-storage-full = 봇의 디스크가 가득 차서 처리하지 못했습니다. 사라진 것은 없으며 경기는 여기서 그대로 이어집니다. 봇 운영자에게 코드(**{ $reference }**)를 알린 뒤 다시 시도해 주세요.
ui-storage-busy = 지금은 봇이 데이터베이스에 접근할 수 없어 처리하지 못했습니다. 사라진 것은 없으니 몇 초 뒤에 다시 시도해 주세요. 계속되면 봇 운영자에게 코드(**{ $reference }**)를 알려 주세요.
ui-restarting = 봇을 다시 시작하는 중입니다. 사라진 것은 없으니 몇 초 뒤에 다시 시도해 주세요.
ui-ping = { $game } · **{ $match }** 경기가 기다리고 있습니다.

# 봇에 필요한 권한. Discord 설정에서 쓰는 이름이다.
ui-permission-view_channel = 채널 보기
ui-permission-send_messages = 메시지 보내기
ui-permission-create_public_threads = 공개 스레드 만들기
ui-permission-send_messages_in_threads = 스레드에서 메시지 보내기
ui-permissions-lost = 여기서는 테이블을 새로 고칠 수 없습니다. 이 채널에서 { $permissions } 권한이 없어졌습니다. 운영자에게 권한을 부탁한 뒤 다시 누르세요. 잃은 것은 없습니다. 경기는 계속되고 `/손패`로 손패를 볼 수 있습니다.
ui-table-moved = **{ $match }** 테이블이 이제 <#{ $channel }>에 있습니다.
ui-table-unreachable = <#{ $channel }>에 글을 쓸 수 없습니다. 채널이 삭제되었거나 제가 보거나 쓸 수 없는 곳입니다. { $server }의 다른 채널에서 `/테이블`을 입력하면 **{ $match }** 테이블을 그리로 옮깁니다. 운영자에게 부탁해도 됩니다. 경기는 계속되고 `/손패`로 손패를 볼 수 있습니다.
ui-table-no-write = 이 채널에 글을 쓸 권한이 없어서 테이블을 이리로 옮기지 않습니다. 글을 쓸 수 있는 채널에서 `/테이블`을 입력하세요.
