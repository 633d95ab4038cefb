# How anybody can check that shuffles and dice were fair, and the logs of finished matches.
rules-part-fairness = Fair?
fairness-digest = -# 🔍 Fingerprint of this table’s shuffles (SHA-256): `{ $digest }`
fairness-revealed = -# 🔍 The lobby promised `{ $digest }…`; the secret was `{ $secret }…`. Check it: `/export`
fairness-log = ### The log of { $match }
fairness-explained = When a table is opened, the bot draws a secret and shows its fingerprint (SHA-256), the beginning in the lobby and the whole under *Rules* there, so the secret cannot be changed later. Every shuffle, every die and the order of the seats follow from this secret and from the number that Discord gives to the table’s message, so no host can choose them. When the match is over, its players get the secret and every step with `/export`, and `python -m bot verify` plays the file again and names the first thing that does not agree. This does not prove that whoever runs the bot did not look at the secret during the match.
refuse-not-over = This match still goes on, and that would show every hidden card. Ask for it again when the match is over.
refuse-nothing-finished = You have not played a match to its end yet. Come back with `/export` when one is over.
