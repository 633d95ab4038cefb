# Beside pictures, which name nobody: a sign, who has it, how they stand.
ui-standing = **{ $mark } { $seat }** · { $standing }
# Under the ranking of a match that is over: what turned it, numbered as in the picture.
ui-turning = -# **{ $number }** · { $turn }번째 차례: { $line }

settings-pictures-on = 🖼️ 새 테이블은 **그림도 함께** 보여 줍니다. 잘 보이지 않는 분은 어느 테이블에서나 *글로 보기*를 쓸 수 있고, 모든 그림에는 설명이 있습니다.
settings-pictures-off = 🔤 새 테이블은 그림 없이 **글로만** 보여 줍니다.
settings-pictures-turn-off = 글로만 보기
settings-pictures-turn-on = 그림도 보기
lobby-pictures-line = 🔤 그림 없이 글로만
lobby-pictures-line-shown = 🖼️ 그림도 함께
lobby-pictures-shown = 그림도 함께
lobby-pictures-hidden = 글로만
lobby-form-pictures = 그림
lobby-prompt-pictures = 테이블과 손패를 그림으로도 보여 줄까요?

ui-permission-attach_files = 파일 첨부
doctor-pictures-lacking = **그림**: 여기서 { $permissions } 권한이 없어서 테이블이 글로만 표시됩니다. 그래도 모두 플레이할 수 있습니다. 그림을 보려면 채널 설정에서 허락하세요.
