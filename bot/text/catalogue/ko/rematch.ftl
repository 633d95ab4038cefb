# The rematch: the same table once more.
ui-rematch = 한 판 더
ui-rematch-opened = 새 판으로 가기
ui-rematch-there = 🔁 새 판 **{ $match }** 테이블은 [여기]({ $link })에 있습니다. 거기서 *앉기*를 누르세요.
lobby-rematch = 🔁 **{ $host }** 님이 한 판 더 하자고 합니다. 같은 테이블 그대로입니다. 앉으려면 *앉기*를 누르세요.
lobby-invited = 💌 초대: { $people }
refuse-rules-revised = 이 경기 뒤에 { $game }의 규칙이 고쳐져서 같은 테이블을 다시 열 수 없습니다. { JOSA($command, "으로/로") } 새 테이블을 여세요.
