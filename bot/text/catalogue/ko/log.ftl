# 봇이 테이블 기록에 직접 더하는 말.
log-undone = ↶ { JOSA($seat, "이/가") } 마지막 수를 물렀습니다
log-undone-what = ↶ { $seat } — 무름: { $what }
log-reset = ⟲ 운영자 { JOSA($moderator, "이/가") } 이번 차례의 처음으로 되돌렸습니다. 숨은 카드는 다시 섞였습니다
log-dealt-again = ⟲ 운영자 { JOSA($moderator, "이/가") } 같은 자리로 경기를 다시 시작했습니다
log-ended = ⏹ 운영자 { JOSA($moderator, "이/가") } 경기를 끝냈습니다
