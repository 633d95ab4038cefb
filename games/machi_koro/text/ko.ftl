# 마치코로.
# 카드 이름이 한 항목이고, .what은 카드가 하는 일, .short는 같은 것을 짧게.
# 기호가 없고 좁은 그림에서는 .short 대신 .brief, 긴 이름 대신 .title.
# 기호: 💰 코인, 🏛️ 랜드마크, 🚧 휴업.

## 색: 누가 굴릴 때 카드가 발동하는지

machi-colour-blue = 🔷 파란색
    .sign = 🔷
machi-colour-green = 🟢 초록색
    .sign = 🟢
machi-colour-red = 🔺 빨간색
    .sign = 🔺
machi-colour-purple = 🟪 보라색
    .sign = 🟪

## 아이콘: 다른 카드가 세는 것

machi-icon-wheat = 🌾 밀
    .sign = 🌾
machi-icon-cow = 🐄 소
    .sign = 🐄
machi-icon-gear = ⚙️ 톱니
    .sign = ⚙️
machi-icon-bread = 🍞 빵
    .sign = 🍞
machi-icon-cup = ☕ 컵
    .sign = ☕
machi-icon-factory = 🏭 공장
    .sign = 🏭
machi-icon-fruit = 🍎 과일
    .sign = 🍎
machi-icon-boat = ⛵ 배
    .sign = ⛵
machi-icon-suitcase = 💼 가방
    .sign = 💼
machi-icon-major = 🗼 탑
    .sign = 🗼

## 시설

machi-card-wheat_field = 밀밭
    .what = 은행에서 1을 받습니다.
    .short = +1
machi-card-sushi_bar = 초밥가게
    .what = 나에게 항구가 있으면 굴린 사람에게서 3을 받습니다.
    .short = 항구가 있으면 3 받음
machi-card-ranch = 목장
    .what = 은행에서 1을 받습니다.
    .short = +1
machi-card-general_store = 잡화점
    .what = 지은 랜드마크가 2개보다 적으면 은행에서 2를 받습니다.
    .short = 🏛️ 2개 미만이면 +2
    .brief = 랜드마크 2개 미만이면 +2
machi-card-bakery = 빵집
    .what = 은행에서 1을 받습니다.
    .short = +1
machi-card-cafe = 카페
    .what = 굴린 사람에게서 1을 받습니다.
    .short = 1 받음
machi-card-corn_field = 옥수수밭
    .what = 지은 랜드마크가 2개보다 적으면 은행에서 1을 받습니다.
    .short = 🏛️ 2개 미만이면 +1
    .brief = 랜드마크 2개 미만이면 +1
    .title = 옥수수밭
machi-card-convenience_store = 편의점
    .what = 은행에서 3을 받습니다.
    .short = +3
machi-card-flower_orchard = 꽃밭
    .what = 은행에서 1을 받습니다.
    .short = +1
machi-card-demolition_company = 리모델링 샵
    .what = 내 랜드마크 하나를 허물고 은행에서 8을 받습니다. 다시 지을 수 있습니다.
    .short = 🏛️ 하나 허물고 +8
    .brief = 랜드마크 하나 허물고 +8
    .title = 리모델링 샵
machi-card-forest = 숲
    .what = 은행에서 1을 받습니다.
    .short = +1
machi-card-french_restaurant = 최고급 레스토랑
    .what = 굴린 사람이 랜드마크를 2개 이상 지었으면 그에게서 5를 받습니다.
    .short = 🏛️ 2개 이상에게서 5 받음
    .brief = 랜드마크 2개 이상에게서 5 받음
machi-card-loan_office = 신용금고
    .what = 지을 때 5를 받습니다. 발동할 때마다 은행에 2를 냅니다.
    .short = −2
machi-card-flower_shop = 꽃집
    .what = 내 꽃밭 하나마다 은행에서 1을 받습니다.
    .short = 꽃밭마다 +1
machi-card-stadium = 경기장
    .what = 다른 모두에게서 2씩 받습니다.
    .short = 모두에게서 2씩
machi-card-tv_station = TV 방송국
    .what = 내가 고른 한 사람에게서 5를 받습니다.
    .short = 한 사람에게서 5
machi-card-business_center = 전시장
    .what = 내 카드 하나를 다른 사람의 카드 하나와 맞바꿉니다. 보라색은 안 됩니다.
    .short = 카드 맞바꾸기
    .title = 전시장
machi-card-cheese_factory = 치즈 공장
    .what = 내 소 🐄 카드마다 은행에서 3을 받습니다.
    .short = 🐄마다 +3
    .brief = 소마다 +3
machi-card-pizza_joint = 피자가게
    .what = 굴린 사람에게서 1을 받습니다.
    .short = 1 받음
machi-card-vineyard = 포도밭
    .what = 은행에서 3을 받습니다.
    .short = +3
machi-card-publisher = 출판사
    .what = 다른 모두에게서 그 사람의 컵 ☕ 카드와 빵 🍞 카드마다 1을 받습니다.
    .short = 모두에게서 ☕🍞마다 1
    .brief = 모두에게서 컵과 빵마다 1
machi-card-furniture_factory = 가구 공장
    .what = 내 톱니 ⚙️ 카드마다 은행에서 3을 받습니다.
    .short = ⚙️마다 +3
    .brief = 톱니마다 +3
machi-card-hamburger_stand = 햄버거가게
    .what = 굴린 사람에게서 1을 받습니다.
    .short = 1 받음
    .title = 햄버거가게
machi-card-mackerel_boat = 고등어잡이 배
    .what = 항구가 있으면 은행에서 3을 받습니다.
    .short = 항구가 있으면 +3
machi-card-tax_office = 세무서
    .what = 코인이 10 이상인 다른 모두에게서 그 절반을 받습니다. 나머지는 버립니다.
    .short = 10💰 이상에게서 절반
    .brief = 코인 10개 이상에게서 절반
machi-card-renovation_company = 청소 회사
    .what = 보라색이 아닌 한 종류를 고릅니다. 그 카드는 모두 휴업하고, 다른 사람들은 자기 카드마다 나에게 1을 냅니다.
    .short = 한 종류 휴업, 카드마다 1
machi-card-mine = 광산
    .what = 은행에서 5를 받습니다.
    .short = +5
machi-card-winery = 와이너리
    .what = 내 포도밭 하나마다 은행에서 6을 받고, 이 카드는 휴업합니다.
    .short = 포도밭마다 +6, 그 뒤 🚧
    .brief = 포도밭마다 +6, 그 뒤 휴업
machi-card-family_restaurant = 패밀리 레스토랑
    .what = 굴린 사람에게서 2를 받습니다.
    .short = 2 받음
machi-card-moving_company = 이삿짐 센터
    .what = 보라색이 아닌 내 카드 하나를 다른 사람에게 주고 은행에서 4를 받습니다.
    .short = 카드 하나 주고 +4
machi-card-apple_orchard = 사과밭
    .what = 은행에서 3을 받습니다.
    .short = +3
machi-card-tech_startup = IT 벤처
    .what = 내 차례 끝마다 1을 올려놓을 수 있습니다. 발동하면 다른 모두에게서 올려놓은 만큼씩 받습니다.
    .short = 모두에게서 올려놓은 💰만큼
    .brief = 모두에게서 올려놓은 코인만큼
machi-card-exhibit_hall = 컨벤션 센터
    .what = 내 다른 종류 하나를 대신 발동시키고, 이 카드는 시장으로 돌아갑니다.
    .short = 다른 종류가 대신 발동
machi-card-soda_bottling_plant = 음료 공장
    .what = 모든 사람의 컵 ☕ 카드마다 은행에서 1을 받습니다.
    .short = 모두의 ☕마다 +1
    .brief = 모두의 컵마다 +1
machi-card-fruit_vegetable_market = 농산물 시장
    .what = 내 밀 🌾 카드마다 은행에서 2를 받습니다.
    .short = 🌾마다 +2
    .brief = 밀마다 +2
    .title = 농산물 시장
machi-card-park = 공원
    .what = 모두의 코인을 모아 똑같이 나눕니다.
    .short = 모든 💰 똑같이 나눔
    .brief = 모든 코인 똑같이 나눔
machi-card-food_warehouse = 식자재 창고
    .what = 내 컵 ☕ 카드마다 은행에서 2를 받습니다.
    .short = ☕마다 +2
    .brief = 컵마다 +2
machi-card-tuna_boat = 참치잡이 배
    .what = 굴린 사람이 주사위 2개를 더 굴립니다. 항구가 있으면 그 합을 은행에서 받습니다.
    .short = 항구가 있으면 +🎲🎲
    .brief = 항구가 있으면 주사위 2개의 합
machi-card-members_only_club = 멤버십 클럽
    .what = 굴린 사람이 랜드마크를 3개 이상 지었으면 그의 코인을 모두 받습니다.
    .short = 🏛️ 3개 이상에게서 전부
    .brief = 랜드마크 3개 이상에게서 전부

## 랜드마크

machi-card-city_hall = 시청
    .sign = 🏢
    .what = 처음부터 있습니다. 짓기 직전에 코인이 하나도 없으면 1을 받습니다.
    .short = 코인이 없으면 1
machi-card-harbor = 항구
    .sign = ⚓
    .what = 10 이상이 나오면 2를 더할 수 있습니다. 배와 초밥가게에 필요합니다.
    .short = 10 이상이면 +2 가능
machi-card-train_station = 기차역
    .sign = 🚉
    .what = 주사위를 2개 굴릴 수 있습니다.
    .short = 주사위 1개 또는 2개
machi-card-shopping_mall = 쇼핑몰
    .sign = 🛍️
    .what = 내 컵 ☕ 카드와 빵 🍞 카드가 1씩 더 받습니다.
    .short = ☕🍞마다 +1
    .brief = 컵과 빵마다 +1
machi-card-amusement_park = 놀이공원
    .sign = 🎡
    .what = 같은 눈이 나오면 한 차례 더 합니다.
    .short = 같은 눈이면 한 차례 더
machi-card-radio_tower = 라디오 방송국
    .sign = 📡
    .what = 차례마다 한 번 다시 굴릴 수 있습니다.
    .short = 차례마다 한 번 다시 굴림
machi-card-airport = 공항
    .sign = ✈️
    .what = 아무것도 짓지 않으면 은행에서 10을 받습니다.
    .short = 짓지 않으면 +10

## 줄의 조각

machi-range-one = { $total }
machi-range = { $least }–{ $most }
machi-price = { $cost }💰
machi-price-gain = +{ $gain }💰
machi-and = { $line } · { $more }
machi-dice-one = { $total }
machi-dice-two = { $first } + { $second } = { $total }
machi-dice-more = { $first } + { $second } + 2 = { $total }
machi-times = { $line } ×{ $count }
machi-shut = { $line } (🚧 휴업 { $count })
machi-fund = { $line } ({ $coins }💰)

## 테이블

machi-phase-roll = ▶️ { $seat } · 주사위를 굴릴 차례
machi-phase-reroll = ▶️ { $seat } · 다시 굴릴 수 있음
machi-phase-harbor = ▶️ { $seat } · 2를 더할 수 있음
machi-phase-order = ▶️ { $seat } · 다음에 발동할 카드를 고르는 중
machi-phase-tuna = ▶️ { $seat } · 참치잡이 주사위를 굴릴 차례
machi-phase-victim = ▶️ { $seat } · 누가 낼지 고르는 중
machi-phase-swap = ▶️ { $seat } · 카드를 맞바꿀 수 있음
machi-phase-demolish = ▶️ { $seat } · 허물 랜드마크를 고르는 중
machi-phase-give = ▶️ { $seat } · 줄 카드를 고르는 중
machi-phase-renovate = ▶️ { $seat } · 한 종류를 휴업시킬 수 있음
machi-phase-exhibit = ▶️ { $seat } · 다른 카드를 발동시킬 수 있음
machi-phase-build = ▶️ { $seat } · 지을 수 있음
machi-phase-invest = ▶️ { $seat } · IT 벤처에 코인을 올려놓을 수 있음
machi-table-by = { $line } ({ $card })
machi-table-dice = 🎲 { $dice }
machi-table-again = 한 차례 더
machi-table-boats = 참치잡이 { $total }
machi-table-bank = 🏦 은행에 { $coins }💰
machi-table-seat = { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-table-left = { $seat } · 나감
machi-table-built = ✔ { LIST($cards, style: "commas") }
machi-table-open = ▫️ { LIST($cards, style: "commas") }
machi-table-still = ▫️ { LIST($cards, style: "commas", case: "sign") }
machi-table-group = **{ $range }** { LIST($cards, style: "commas") }
machi-table-card = { NAME($colour, case: "sign") }{ $card }
machi-table-market = 시장
machi-table-market-deck = 시장 · 덮인 카드 { $deck }장
machi-table-stack = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count } · { $short }
machi-table-stack-brief = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count }
machi-table-legend = -# ×: 남은 장수 · 🔷 누가 굴려도 · 🟢 내가 굴릴 때 · 🔺 남이 굴릴 때 · 🟪 내가 굴릴 때, 종류마다 하나
machi-table-landmarks = { LIST($marks, style: "commas") }
machi-table-landmark = { NAME($card, case: "sign") } { $card } { $price }

## 그림과 그 옆의 줄

machi-standing = { $coins }, 랜드마크 { $built }/{ $goal }, { $cards }
machi-standing-coins = 코인 { $coins }개
machi-standing-cards = 카드 { $cards }장
machi-standing-change = { $line } ({ $change })
machi-standing-left = 나감
machi-wealth = 코인에 카드와 랜드마크의 값을 더한 것

## 내 도시

machi-hand-title = 내 도시
machi-hand-turn = 내 차례 · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-waiting = { $seat }의 차례 · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-over = 경기가 끝났습니다 · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-card = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $short }
machi-hand-can = 지을 수 있음
machi-hand-plan = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $price } · { $short }
machi-hand-plan-owned = { $line } · 내 것 { $count }장
machi-hand-plan-landmark = { NAME($card, case: "sign") } { $card } · { $price } · { $short }
machi-hand-not = 아직 안 됨
machi-hand-missing = { $count }💰 모자람: { LIST($cards, style: "commas") }
machi-hand-reason = { LIST($cards, style: "commas") }: { $reason }
machi-hand-yields = 🎲 지금 굴리면 { LIST($yields, style: "commas") }
machi-hand-yield = **{ $total }**: +{ $amount }
machi-hand-yield-loss = **{ $total }**: −{ $amount }

## 하는 법

machi-guide-play = 하는 법
machi-guide-goal = 🏆 랜드마크 { $goal }개를 먼저 지으면 바로 이깁니다.
machi-guide-start = 1. 모두 밀밭 하나, 빵집 하나, 코인 3개로 시작합니다.
machi-guide-roll = 2. 내 차례에 주사위를 1개 굴립니다. 기차역이 있으면 2개도 됩니다. 나온 수의 카드가 발동합니다.
machi-guide-order = 3. 먼저 남의 빨간색 카드가 내 오른쪽 사람부터, 다음에 모두의 파란색과 내 초록색, 마지막으로 내 보라색이 발동합니다.
machi-guide-short = 4. 모자라면 가진 만큼만 내고, 빚은 남지 않습니다.
machi-guide-build = 5. 그 뒤 시설 하나나 랜드마크 하나를 지을 수 있습니다.
machi-guide-closed = 🚧 휴업한 카드는 다음에 발동할 수가 나오면 발동하지 않고 다시 엽니다.
machi-guide-colour-blue = 🔷 파란색: 누가 굴려도 발동
machi-guide-colour-green = 🟢 초록색: 내가 굴릴 때 발동
machi-guide-colour-red = 🔺 빨간색: 남이 굴릴 때 발동
machi-guide-colour-purple = 🟪 보라색: 내가 굴릴 때 발동, 종류마다 하나만
machi-guide-landmarks = 🏛️ 랜드마크: 각자 하나씩
machi-guide-card = **{ $range }** { $card } · { $icon } · { $price } · ×{ $count }
machi-guide-landmark = { NAME($card, case: "sign") } { $card } · { $price }
machi-guide-what = -# { $what }

## 기록

machi-log-began = ▶️ { JOSA($seat, "이/가") } 먼저 시작합니다
machi-log-rolled = 🎲 { $seat }: { $dice }
machi-log-rolled-again = 🎲 { $seat }, 다시 굴려서: { $dice }
machi-log-kept = 🎲 { JOSA($seat, "이/가") } 그대로 두었습니다
machi-log-added = ⚓ { JOSA($seat, "이/가") } 2를 더했습니다: { $total }
machi-log-declined-harbor = ⚓ { JOSA($seat, "이/가") } 더하지 않았습니다
machi-log-declined-swap = { JOSA($seat, "이/가") } 카드를 바꾸지 않았습니다
machi-log-declined-renovate = { JOSA($seat, "이/가") } 아무것도 휴업시키지 않았습니다
machi-log-declined-exhibit = { JOSA($seat, "이/가") } 다른 카드를 발동시키지 않았습니다
machi-log-tuna = 🎣 { $seat }, 참치잡이 주사위: { $dice }
machi-log-nothing = 발동한 카드 없음
machi-log-paid = { $card }: { $payer } → { LIST($owners, style: "commas") }
machi-log-paid-by = { $card }: { LIST($payers, style: "commas") } → { $owner }
machi-log-part = { $seat } { $amount }💰
machi-log-earned = { $card }: { LIST($gains, style: "commas") }
machi-log-gain = { $seat } +{ $amount }
machi-log-loss = { $seat } −{ $amount }
machi-log-of = { $line } ({ $asked } 중)
machi-log-shared = { $card }: { LIST($changes, style: "commas") }
machi-log-change = { $seat } ({ $before } → { $after })
machi-log-closed = 🚧 { $card } 휴업: { LIST($owners, style: "commas") }
machi-log-reopened = 🔓 { $card } 다시 열림: { LIST($owners, style: "commas") }
machi-log-owner = { $seat } ×{ $copies }
machi-log-swapped = 🔁 { JOSA($seat, "이/가") } { $target }에게 { JOSA($give, "을/를") } 주고 { JOSA($take, "을/를") } 받았습니다
machi-log-given = 📦 { JOSA($seat, "이/가") } { $target }에게 { JOSA($card, "을/를") } 주었습니다
machi-log-demolished = 🧨 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 허물었습니다
machi-log-exhibited = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 발동시켰습니다
machi-log-returned = { JOSA($card, "이/가") } 시장으로 돌아갔습니다
machi-log-built = 🏗️ { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 지었습니다 ({ $price })
machi-log-built-landmark = 🏛️ { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 지었습니다 ({ $price })
machi-log-built-nothing = { JOSA($seat, "은/는") } 아무것도 짓지 않았습니다
machi-log-market = 새로 나옴: { LIST($cards, style: "commas") }
machi-log-removed = 모두 가지고 있어 뺌: { $card }
machi-log-invested = 💡 { JOSA($seat, "이/가") } { $card }에 코인을 올려놓았습니다: { $total }
machi-log-again = 🎡 { JOSA($seat, "이/가") } 한 차례 더 합니다
machi-log-left = { JOSA($seat, "이/가") } 나갔습니다. 가진 카드와 코인은 게임에서 빠집니다

## 게임과 판본과 옵션

ruleset-machi_koro = 마치코로(Machi Koro)
    .what = 주사위를 굴려 카드로 돈을 벌고, 랜드마크 네 개를 먼저 지으세요.
ruleset-machi_koro_harbor = 마치코로: 항구(Harbor)
    .what = 배와 초밥, 항구와 공항: 랜드마크 여섯 개, 시장에는 한 번에 열 종류.
ruleset-machi_koro_millionaires_row = 마치코로: 백만장자의 거리(Millionaire’s Row)
    .what = 대출과 와이너리, 철거와 휴업. 원하면 항구도 함께.

machi-preset-classic = 클래식
    .what = 이 상자의 규칙서 그대로.
machi-preset-ten = 열 종류
    .what = 기본 카드만 쓰되 시장에는 한 번에 열 종류만 나옵니다.
machi-preset-short = 짧은 게임
    .what = 랜드마크를 더 적게 지어도 이깁니다.
machi-preset-deluxe = 디럭스
    .what = 시장에 낮은 수 다섯, 높은 수 다섯, 보라색 두 종류. 초밥가게는 2.
machi-preset-with_harbor = 항구 포함
    .what = 항구의 카드와 랜드마크도 씁니다. 다섯 명까지 할 수 있습니다.
machi-preset-everything = 전부
    .what = 모든 카드: 기본, 항구, 백만장자의 거리, 컨벤션 센터.

machi-option-market = 시장
    .what = 한 번에 어떤 카드를 살 수 있는지.
machi-option-market-all = 모든 종류
machi-option-market-ten_different = 한 더미에서 서로 다른 열 종류
machi-option-market-five_five_two = 낮은 수 다섯, 높은 수 다섯, 보라색 두 종류
machi-option-landmarks_to_win = 이기는 데 필요한 랜드마크
    .what = 랜드마크를 몇 개 지으면 이기는지.
machi-option-landmarks_to_win-all = 전부
machi-option-first_player = 먼저 하는 사람
    .what = 누가 먼저 하는지: 무작위, 또는 그 번호의 자리.
machi-option-first_player-random = 무작위
machi-option-radio_tower_may_change_dice = 라디오 방송국과 주사위 수
    .what = 다시 굴릴 때 주사위 수를 바꿀 수 있는지.
machi-option-business_center_optional = 전시장은 선택
    .what = 맞바꾸지 않아도 되는지.
machi-option-simultaneous_order = 파란색과 초록색의 순서
    .what = 순서가 중요할 때 파란색과 초록색의 순서를 누가 정하는지.
machi-option-simultaneous_order-auto = 정해진 순서
machi-option-simultaneous_order-choose = 굴린 사람
machi-option-purple_order = 보라색의 순서
    .what = 같은 수의 보라색 카드 순서를 누가 정하는지.
machi-option-purple_order-auto = 정해진 순서
machi-option-purple_order-choose = 굴린 사람
machi-option-bank = 은행
    .what = 은행의 코인이 바닥날 수 있는지.
machi-option-bank-unlimited = 바닥나지 않음
machi-option-bank-finite = 상자에 든 282코인
machi-option-exhibit_hall = 컨벤션 센터
    .what = 프로모 카드 컨벤션 센터를 쓰는지.
machi-option-sushi_bar_cost = 초밥가게 값
    .what = 초판은 4, 이후 판은 2.
machi-option-renovation_pays = 청소 회사
    .what = 휴업시킨 카드의 값을 누가 내는지.
machi-option-renovation_pays-opponents = 다른 사람들이 자기 카드만큼
machi-option-renovation_pays-bank = 은행이 모든 카드만큼
machi-option-park_remainder = 공원
    .what = 똑같이 나눌 수 없는 코인을 어떻게 하는지.
machi-option-park_remainder-bank = 은행이 모자란 만큼 채움
machi-option-park_remainder-active = 굴린 사람이 가짐
machi-option-park_remainder-discard = 은행으로
machi-option-closed_cards_count = 휴업한 카드도 셈
    .what = 휴업한 카드를 다른 카드가 세는지.
machi-option-harbor = 항구 포함
    .what = 항구의 카드와 랜드마크도 쓰는지. 다섯 자리에는 꼭 필요합니다.

## 질문

machi-ask-roll = 내 차례입니다. 주사위를 굴리세요.
machi-ask-reroll = { JOSA($total, "이/가") } 나왔습니다. 그대로 둘까요, 라디오 방송국으로 다시 굴릴까요?
machi-ask-harbor = { JOSA($total, "이/가") } 나왔습니다. 항구로 2를 더할까요?
machi-ask-order = 여러 카드가 발동합니다.
machi-ask-tuna = { $card }: 주사위 2개를 굴리세요.
machi-ask-victim = { $card }: 한 사람에게서 5를 받습니다.
machi-ask-swap = { $card }: 내 카드 하나를 다른 사람의 카드와 맞바꿉니다.
machi-ask-demolish = { $card }: 내 랜드마크 하나를 허물어야 하고, 8을 받습니다.
machi-ask-give = { $card }: 내 카드 하나를 주어야 하고, 4를 받습니다.
machi-ask-renovate = { $card }: 한 종류를 휴업시킬 수 있습니다.
machi-ask-exhibit = { $card }: 내 다른 카드를 대신 발동시킬 수 있습니다.
machi-ask-build = 지을 수 있는 코인이 { $coins }개 있습니다.
machi-ask-invest = { $card }: 코인을 하나 올려놓을까요? 지금 { $invested }개가 있고, 나에게는 { $coins }개가 있습니다.

## 버튼

machi-form-roll_one = 🎲 주사위 1개 굴리기
machi-form-roll_two = 🎲🎲 주사위 2개 굴리기
machi-form-keep = 그대로 두기
machi-form-reroll = 다시 굴리기
machi-form-reroll_one = 다시 굴리기: 1개
machi-form-reroll_two = 다시 굴리기: 2개
machi-form-add_two = 2 더하기
machi-form-roll_tuna = 🎣 참치잡이 주사위 굴리기
machi-form-next = 발동시키기
machi-form-take = 5 받기
machi-form-swap = 카드 맞바꾸기
machi-form-demolish = 허물기
machi-form-give = 주기
machi-form-renovate = 한 종류 휴업시키기
machi-form-exhibit = 카드 발동시키기
machi-form-build = 짓기
machi-form-build_nothing = 짓지 않기
machi-form-invest = 코인 올려놓기
machi-form-decline-harbor = 더하지 않기
machi-form-decline-swap = 바꾸지 않기
machi-form-decline-renovate = 휴업시키지 않기
machi-form-decline-exhibit = 쓰지 않기
machi-form-decline-invest = 올려놓지 않기

## 고르기

machi-prompt-target = 상대를 고르세요
machi-prompt-order = 다음에 어느 카드가 발동할까요?
machi-prompt-swap-give = 어느 카드를 줄까요?
machi-prompt-take = 어느 카드를 받을까요?
machi-prompt-demolish = 어느 랜드마크를 허물까요?
machi-prompt-give = 어느 카드를 줄까요?
machi-prompt-give-target = 누구에게 줄까요?
machi-prompt-renovate = 어느 종류를 휴업시킬까요?
machi-prompt-exhibit = 어느 카드를 발동시킬까요?
machi-prompt-build = 무엇을 지을까요?

machi-label-seat = { $seat }
machi-label-closed = { $card } (🚧 휴업)

machi-detail-coins = 코인 { $coins }개
machi-detail-owned = { $range } · { $colour } · { $what } · ×{ $count }
machi-detail-build = { $cost }💰 · { $range } · { $colour } · { $what } · 내 것 { $owned }장
machi-detail-loan = 지금 +{ $gain }💰 · { $range } · { $what } · 내 것 { $owned }장
machi-detail-landmark = { $cost }💰 · 🏛️ 랜드마크 · { $what }

## 아주 잃는 것

machi-lose-landmark = { JOSA($card, "은/는") } 더는 승리 조건에 들지 않고, 다시 짓는 데 { JOSA($cost, "이/가") } 듭니다.
machi-lose-card = { JOSA($card, "이/가") } { $seat }에게 아주 넘어갑니다.

## 거절

machi-refuse-over = 경기가 끝났습니다. 다시 하려면 새 테이블을 여세요.
machi-refuse-seat = 그 자리는 경기를 떠나 더는 할 수 없습니다. 계속 구경할 수는 있습니다.
machi-refuse-turn = 내 차례가 아닙니다. 테이블에 이름이 나올 때까지 기다리세요.
machi-refuse-phase = 지금은 그것을 묻고 있지 않습니다. 손패에서 지금 할 일을 보세요.
machi-refuse-target = 경기에 남아 있는 다른 사람을 고르세요.
machi-refuse-choice = 그것은 이제 고를 수 없습니다. 지금 보이는 것에서 고르세요.
machi-refuse-decline = 이것은 꼭 해야 합니다. 보이는 방법에서 고르세요.
machi-refuse-station = 주사위 2개는 기차역이 있어야 합니다. 1개를 굴리고, 다음을 위해 기차역을 지으세요.
machi-refuse-reroll-dice = 전과 같이 주사위 { $count }개로 다시 굴리세요.
machi-refuse-built = 그 랜드마크는 이미 지었습니다. 다른 것을 고르세요.
machi-refuse-market = 지금은 살 수 없습니다. 시장의 카드나 랜드마크를 고르세요.
machi-refuse-owned = 이미 하나 있습니다. 보라색은 종류마다 하나뿐이니 다른 것을 고르세요.
machi-refuse-coins = 값은 { $cost }인데 { $coins }밖에 없어 { $missing }만큼 모자랍니다. 더 싼 것을 고르거나 짓지 마세요.
machi-refuse-five_seats = 다섯 명은 항구의 카드가 필요합니다. 규칙에서 ‘항구 포함’을 켜거나 자리를 하나 줄이세요.

## 끝

machi-outcome-landmarks = 🏆 랜드마크를 다 지었습니다!
machi-outcome-last_seat = 🏆 다른 사람이 모두 나갔습니다.
machi-outcome-idle = 🏁 여러 바퀴 동안 아무도 짓지 않아, 지은 것으로 승부를 가립니다.

## 수업의 길잡이

machi-coach-welcome = 환영합니다! 랜드마크 { $goal }개를 먼저 지으면 이깁니다. 차례마다 굴리고, 카드로 벌고, 하나를 짓습니다. 카드는 자기 숫자가 나오면 발동합니다.
machi-coach-roll = 파란색 카드는 누가 굴려도, 초록색 카드는 내가 굴릴 때만 벌어 줍니다. 파란색은 기다리는 동안에도 법니다.
machi-coach-beware-red = 남의 빨간색 카드는 내가 그 숫자를 굴리면 내 코인을 가져갑니다. 빼앗기기 전에 씁시다.
machi-coach-two-dice = 두 개를 굴리면 7이 가장 잘 나오고 1은 나오지 않습니다. 좋은 카드의 숫자가 클 때 유리합니다.
machi-coach-one-die = 이제 두 개를 굴릴 수 있습니다. 내 카드의 숫자가 6까지라면 한 개가 낫습니다.
machi-coach-reroll = 라디오 방송국이 있으면 차례마다 한 번 다시 굴릴 수 있습니다. 평균보다 나으면 그대로 둡시다.
machi-coach-blue = 지을 수 있으면 차례마다 지읍시다. 파란색 카드는 누가 굴리든 그 숫자마다 벌어 줍니다.
machi-coach-green = 초록색 카드는 내가 굴릴 때 벌고, 어떤 것은 같은 종류의 카드가 많을수록 더 법니다.
machi-coach-red = 빨간색 카드는 자기 차례에 그 숫자를 굴린 사람의 코인을 가져옵니다.
machi-coach-purple = 보라색 카드는 내가 굴릴 때 발동하고 모두에게서 가져옵니다. 종류마다 한 장만 가질 수 있습니다.
machi-coach-same-again = { $card } 한 장 더: 그 숫자가 나오면 한 장 한 장이 법니다. 같은 카드가 많으면 한 번에 크게 법니다.
machi-coach-landmark = 랜드마크를 지을 수 있습니다. { JOSA($card, "은/는") } { $cost }코인이고, 승리 조건에 들며 이제부터 도움이 됩니다.
machi-coach-last-landmark = 마지막으로 필요한 랜드마크입니다. 지으면 이깁니다.
machi-coach-save = 꼭 짓지 않아도 됩니다. 지금은 랜드마크를 위해 모으는 편이 낫습니다.
machi-coach-broke = 코인이 없어 지을 것이 없습니다. 다음 굴림에서 들어옵니다.
machi-coach-victim = 가장 많이 가진 사람에게서 가져옵시다. 대개 승리에 가장 가까운 사람입니다.
machi-coach-swap = 벌이가 적은 내 카드를 벌이가 많은 상대의 카드와 바꿉시다.
