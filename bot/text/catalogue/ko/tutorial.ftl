# 해 보며 배우기.
tutorial-learn = 🎓 해 보며 배우기
tutorial-which = 어느 게임을 배울까요? 길잡이와 함께 컴퓨터를 상대로 3분쯤 걸립니다.
tutorial-in-dm = 🎓 수업은 [우리의 다이렉트 메시지]({ $link })에 있습니다. 시계가 없으니 천천히 하세요.
tutorial-here = 다이렉트 메시지를 보낼 수 없어 수업을 여기에 엽니다. 나에게만 보입니다.
tutorial-hand = -# 🎓 수업: 시계도 없고 전적에도 들지 않습니다
tutorial-finish = 수업 끝내기
tutorial-farewell = 🎓 수업이 끝났습니다. 다른 사람들과 하려면 서버의 채널에서 { JOSA($command, "을/를") } 입력하세요. `/규칙`이 모든 카드를 설명하고, 빈자리는 컴퓨터가 채울 수 있습니다.
cmd-tutorial = 배우기
    .desc = 컴퓨터와 한 판 하며 몇 분 만에 게임을 배웁니다
cmd-tutorial-game = 게임
    .desc = 배우려는 게임
