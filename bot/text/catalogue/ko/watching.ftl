# 구경하는 사람을 위한 것: 글로 보는 테이블, 기록, 끝난 뒤의 손패.
ui-as-text = 글로 보기
ui-log = 기록
ui-seats = 자리
ui-seat = 자리 { $number }: { $seat }
ui-show-hands = 모든 손패 보여 주기 ({ $seats }명 중 { $count }명 동의)
ui-hand-of = { $seat }의 손패
spoken-money = 돈
spoken-mortgaged = 저당
spoken-done = 완성:
spoken-open = 아직 없음:
spoken-landmarks = 랜드마크
spoken-place = 위치
spoken-dice = 주사위
spoken-jail-card = 감옥 카드:
