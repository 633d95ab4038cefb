"""From what the walker shows to controls: every form of every game, the lobby's and the moderators'."""

from dataclasses import dataclass
from itertools import chain

from discord import ButtonStyle, SelectOption
from msgspec.structs import replace

from bot.ui.answering import filled_words
from bot.ui.drafts import PAGE, Draft, write_pick
from bot.ui.ids import CONFIRMED, SUBJECT, TYPE, WALK, Address, Place
from bot.ui.layout import COMPONENTS, OPTION, Block, Button, Divider, Menu, Words, clip, components
from bot.ui.speaker import Speaker, marked
from bot.ui.walker import Confirm, Overview, Question, Shown, Verbs, alone, is_last, opened, subjects
from games.core.asks import Amount, Ask, Choice, Filled, Form, Option, Pick
from games.core.text import Text
from games.core.walk import enough

SEND, ON = "ui-send", "ui-on"
"""Below what was picked: that is all, or there is more to say."""
TRAIL = 300
"""Characters of a form and what fills it, above its next question."""
STYLES = {"primary": ButtonStyle.primary, "plain": ButtonStyle.secondary, "danger": ButtonStyle.danger}


@dataclass(frozen=True, slots=True)
class Controls:
    """Draws one reader's controls of one match; `verb` says whose walk it is."""

    prefix: str
    match_id: str
    say: Speaker
    verb: str = WALK

    def blocks(self, shown: Shown, room: int = COMPONENTS) -> list[Block]:
        """What to put under the panel, in so many components as far as an overview is concerned."""
        match shown:
            case Overview(asks=(ask,), at=Place(form="")):
                return [*self._ask(ask, None), (self._back(),)]
            case Overview(asks=asks, at=at):
                return self._overview([ask for ask in asks if ask.forms], at, room)
            case Verbs():
                return self._verbs(shown)
            case Question():
                return [*self._question(shown), (self._back(),)]
            case Confirm():
                return self._confirm(shown)

    def _overview(self, asks: list[Ask], at: Place | None, room: int) -> list[Block]:
        """Every question; those that do not fit are one press away, first those that need no answer."""
        drawn = [self._ask(ask, at) for ask in asks]
        folded: dict[int, Button] = {}
        for index in sorted(range(1, len(asks)), key=lambda index: (asks[index].required, -index)):
            if components([*chain.from_iterable(drawn), tuple(folded.values())]) <= room:
                break
            ask = asks[index]
            if at is None or (at.kind, at.since) != (ask.kind, ask.since):
                drawn[index] = []
                folded[index] = Button(self.say.label(ask.prompt), self._id(Place(ask.since, ask.kind)))
        blocks = list(chain.from_iterable(drawn))
        return [*blocks, tuple(folded[index] for index in sorted(folded))] if folded else blocks

    def _ask(self, ask: Ask, at: Place | None) -> list[Block]:
        """A question with its ways to answer: shared subjects as a menu, the main form at once, the rest as buttons."""
        start = Place(ask.since, ask.kind)
        blocks: list[Block] = [Divider(), Words(self.say.say(ask.prompt))]
        shared = subjects(ask)
        for name, forms in shared.items():
            place = Place(ask.since, ask.kind, SUBJECT if len(shared) == 1 else f"{SUBJECT}{name}")
            if at is not None and (at.kind, at.since, at.form) == (place.kind, place.since, place.form):
                place = place.drafted(at.draft)
            blocks += self._subject_menu(place, name, forms)
        main = opened(ask)
        if main is not None:
            place = Place(start.since, start.kind, main.key)
            field = main.next_field(())
            assert field is not None
            blocks += self._question(Question(ask, main, place, field, ()))
        buttons = tuple(self._form_button(form, start) for form in alone(ask) if form is not main)
        return [*blocks, buttons] if buttons else blocks

    def button(self, form: Form, ask: Ask) -> Button:
        """The button of a form on the table: plays it when there is nothing to fill, asks for a number to be typed."""
        field = form.next_field(())
        typed = isinstance(field, Amount) and _listed(field) is None
        return self._form_button(form, Place(ask.since, ask.kind), verb=TYPE if typed else None)

    def _form_button(self, form: Form, start: Place, tokens: tuple[str, ...] = (), verb: str | None = None) -> Button:
        place = Place(start.since, start.kind, form.key, "", tokens)
        return Button(self.say.label(form.label), self._id(place, verb), STYLES[form.style])

    def _subject_menu(self, place: Place, name: str, forms: tuple[Form, ...]) -> list[Block]:
        options: dict[str | int, Option] = {}
        ways: dict[str | int, list[Form]] = {}
        prompt = None
        for form in forms:
            field = form.next_field(())
            if isinstance(field, Choice) and field.name == name:
                prompt = prompt or field.prompt
                for option in field.options:
                    options.setdefault(option.value, option)
                    ways.setdefault(option.value, []).append(form)
        assert prompt is not None
        told = tuple(_with_way(option, ways[value]) for value, option in options.items())
        return self._choice(Choice(name, prompt, told), place)

    def _verbs(self, verbs: Verbs) -> list[Block]:
        place, ask = verbs.place, verbs.ask
        subject = self._label_of(verbs)
        buttons = tuple(self._form_button(form, place, place.tokens) for form in verbs.forms)
        return [Divider(), Words(self.say.say(ask.prompt)), Words(f"**{subject}**"), (*buttons, self._back())]

    def _label_of(self, verbs: Verbs) -> str:
        for form in verbs.forms:
            field = form.next_field(())
            if isinstance(field, Choice):
                for option in field.options:
                    if str(option.value) == str(verbs.subject):
                        return marked(option, self.say.say(option.label))
        return str(verbs.subject)

    def _question(self, question: Question) -> list[Block]:
        prompt = self.say.say(question.field.prompt)
        if question.filled:
            prompt = f"**{self._trail(question.form, question.filled)}**\n{prompt}"
        return [Words(prompt), *self._field(question)]

    def _trail(self, form: Form, filled: tuple[Filled, ...]) -> str:
        """The form, and what fills it so far."""
        words = (form.label, *filled_words(form, filled, subject=True))
        return clip(" · ".join(self.say.say(text) for text in words), TRAIL)

    def _field(self, question: Question) -> list[Block]:
        match question.field:
            case Choice() as field:
                return self._choice(field, question.place)
            case Pick() as field:
                return self._pick(field, question.place, last=is_last(question.form, question.filled, field))
            case Amount() as field:
                return self._amount(field, question.place)

    def _choice(self, field: Choice, place: Place) -> list[Block]:
        draft = Draft.read(None, place.draft).within(len(field.options))
        placeholder = self.say.label(field.prompt)
        menu = Menu(self._id(place.drafted(draft.write())), placeholder, self._options(field.options, draft.page))
        return [menu, *self._pager(len(field.options), place, draft, None)]

    def _pick(self, field: Pick, place: Place, *, last: bool) -> list[Block]:
        """last: nothing is asked after it."""
        draft = Draft.read(field, place.draft).within(len(field.source))
        first = draft.page * PAGE
        full = len(draft.picked) >= field.most
        options = self._options(field.source, draft.page, draft.picked if field.rule != "ordered" else ())
        if field.rule == "ordered":
            taken = {str(field.source[place].value) for place in draft.picked}
            options = tuple(option for option in options if option.value not in taken)
        blocks: list[Block] = []
        if options and not (field.rule == "ordered" and full):
            here = sum(1 for index in draft.picked if first <= index < first + PAGE)
            most = 1 if field.rule == "ordered" else max(1, min(field.most - len(draft.picked) + here, len(options)))
            least = 1 if field.rule == "ordered" else 0
            ident = self._id(place.drafted(draft.write(field)))
            blocks.append(Menu(ident, self.say.label(field.prompt), options, least, most))
        blocks += self._pager(len(field.source), place, draft, field)
        blocks.append(Words(self._running(field, draft)))
        blocks.append(self._pick_buttons(field, place, draft, last=last))
        return blocks

    def _running(self, field: Pick, draft: Draft) -> str:
        picked = [field.source[index] for index in draft.picked]
        names = [marked(option, self.say.say(option.label)) for option in picked]
        numbered = "\n".join(f"{place}. {name}" for place, name in enumerate(names, 1))
        listed = numbered if field.rule == "ordered" else " · ".join(names)
        if field.rule == "sum":
            total = sum(option.weight for option in picked)
            line = self.say.say("ui-pick-sum", total=total, wanted=field.total)
        else:
            line = self.say.say("ui-pick-count", count=len(picked), least=field.least, most=field.most)
        return f"{line}\n{listed}" if listed else line

    def _pick_buttons(self, field: Pick, place: Place, draft: Draft, *, last: bool) -> tuple[Button, ...]:
        ready = enough(field, [field.source[index].weight for index in draft.picked])
        done = self._id(place.filled(write_pick(field, draft.picked)))
        buttons = [Button(self.say.label(SEND if last else ON), done, ButtonStyle.success, disabled=not ready)]
        if field.rule == "ordered" and draft.picked:
            shorter = Draft(draft.page, draft.picked[:-1])
            buttons.append(Button(self.say.label("ui-unpick"), self._id(place.drafted(shorter.write(field)))))
        return tuple(buttons)

    def _amount(self, field: Amount, place: Place) -> list[Block]:
        if values := _listed(field):
            options = tuple(SelectOption(label=self._number(field, value), value=str(value)) for value in values)
            return [Menu(self._id(place), self.say.label(field.prompt), options)]
        typed = Button(self.say.label("ui-type"), self._id(place, TYPE), ButtonStyle.primary)
        likely = (Button(self._number(field, value), self._id(place.filled(str(value)))) for value in field.likely)
        return [(typed, *likely)]

    def _number(self, field: Amount, value: int) -> str:
        return self.say.label(field.shown(value))

    def _options(
        self, source: tuple[Option, ...], page: int, picked: tuple[int, ...] | None = None
    ) -> tuple[SelectOption, ...]:
        first = page * PAGE
        return tuple(
            SelectOption(
                label=clip(marked(option, self.say.label(option.label)), OPTION),
                value=str(option.value),
                description=clip(self.say.label(option.detail), OPTION) if option.detail else None,
                default=picked is not None and index in picked,
            )
            for index, option in enumerate(source[first : first + PAGE], first)
        )

    def _pager(self, count: int, place: Place, draft: Draft, pick: Pick | None) -> list[Block]:
        pages = (count + PAGE - 1) // PAGE
        if pages < 2:
            return []
        turns = ((draft.page - 1, "ui-page-back"), (draft.page + 1, "ui-page-on"))
        return [
            tuple(
                Button(
                    self.say.label(key, page=page + 1, pages=pages),
                    self._id(place.drafted(draft.turned(page).write(pick))),
                )
                for page, key in turns
                if 0 <= page < pages
            )
        ]

    def _confirm(self, confirm: Confirm) -> list[Block]:
        label = self.say.label("ui-yes", action=confirm.form.label)
        go = Button(label, self._id(confirm.place.drafted(CONFIRMED)), ButtonStyle.danger)
        head = Words(self.say.say("ui-sure", action=self._trail(confirm.form, confirm.filled), loss=confirm.loss))
        return [Divider(), head, (go, self._back())]

    def _back(self) -> Button:
        return Button(self.say.label("ui-back"), self._id(None))

    def _id(self, place: Place | None, verb: str | None = None) -> str:
        return str(Address(self.prefix, self.match_id, verb or self.verb, place))


def _with_way(option: Option, ways: list[Form]) -> Option:
    """The option, saying what is done with it where choosing it leaves no other way."""
    if len(ways) > 1:
        return option
    way = ways[0].label
    detail = way if option.detail is None else Text("ui-only-way", way=way, detail=option.detail)
    return replace(option, detail=detail)


def _listed(field: Amount) -> range | None:
    """The numbers, if they are so few that a menu lists them; others are typed."""
    values = range(field.least, field.most + 1, field.step)
    return values if len(values) <= PAGE else None
