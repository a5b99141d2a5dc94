import { type Refusal, refuse } from '@crownhold/core';
import { COLOURS, type Colour, colours, DICE } from '@crownhold/games/colours';
import { brushRefusal, COMPOSITES, calm, choose, drop, press, toggle, withChoices } from './changes.ts';
import { codeOf } from './choices.ts';
import {
  type CastSpell,
  type ColoursInput,
  DIE_BRUSH,
  inputAreas,
  kingdomsFor,
  listedSteps,
  matchAreas,
  taskOf,
} from './input.ts';
import type { MoveOf } from './steps.ts';

/** What a person does who taps dice, areas and spells. */
export type TapAction =
  /** Takes a die that can be taken in one way, and else opens its ways. */
  | { readonly kind: 'open-die'; readonly die: number }
  /** Names the kingdom that the opened die comes from, or the colour of white. */
  | { readonly kind: 'way'; readonly kingdom?: Colour; readonly colour?: Colour }
  /** Taps the map: colours an area, names its kingdom for a spell or a die, or asks whether to use `match`. */
  | { readonly kind: 'tap'; readonly area: number }
  /** Opens a spell that something is named for; one that is open or chosen is let go. */
  | { readonly kind: 'cast'; readonly spell: CastSpell }
  | { readonly kind: 'blend'; readonly colour: Colour }
  /** Says no to what is asked: whether to use `match`, whether the turn shall end. */
  | { readonly kind: 'decline' };

export function tapOn(input: ColoursInput, action: TapAction): ColoursInput | Refusal {
  switch (action.kind) {
    case 'open-die':
      return openDie(input, action.die);
    case 'way':
      return nameWay(input, action.kingdom, action.colour);
    case 'tap':
      return tapArea(input, action.area);
    case 'cast':
      return cast(input, action.spell);
    case 'blend':
      return press(input, { kind: 'blend', colour: action.colour });
    case 'decline':
      return calm(input);
  }
}

type Take = MoveOf<'take'>;

/** The ways to take a die. */
export function waysOf(input: ColoursInput, die: number): readonly Take[] {
  return listedSteps(input).flatMap(({ move }) => (move.kind === 'take' && move.die === die ? [move] : []));
}

function openDie(input: ColoursInput, die: number): ColoursInput | Refusal {
  if (taskOf(input) !== 'take') return input;
  if (waysOf(input, die).length > 0) return narrow(input, die, undefined, undefined);
  const { start: state, seat } = input.base;
  const kingdom = COLOURS.find((_, index) => (state.landings[die]! >> index) & 1) ?? COLOURS[0];
  const colour = DICE[die] === 'white' ? COLOURS[0] : undefined;
  return colours.refusal(state, seat, codeOf({ kind: 'take', die, kingdom, colour })) ?? input;
}

function nameWay(input: ColoursInput, kingdom: Colour | undefined, colour: Colour | undefined) {
  const { opened } = input;
  return opened ? narrow(input, opened.die, kingdom ?? opened.kingdom, colour) : input;
}

/** Takes the die if that leaves one way, else keeps what is known so far. */
function narrow(
  input: ColoursInput,
  die: number,
  named: Colour | undefined,
  colour: Colour | undefined,
): ColoursInput | Refusal {
  const ways = waysOf(input, die).filter(
    (way) => (named === undefined || way.kingdom === named) && (colour === undefined || way.colour === colour),
  );
  const [first] = ways;
  if (!first) return input;
  const isOneKingdom = ways.every(({ kingdom }) => kingdom === first.kingdom);
  const opened = { die, kingdom: isOneKingdom ? first.kingdom : undefined };
  if (ways.length > 1) return { ...calm(withChoices(input, [])), opened };
  const taken = choose(input, first);
  return 'rule' in taken ? taken : { ...taken, opened };
}

function tapArea(input: ColoursInput, area: number): ColoursInput | Refusal {
  const { kingdom } = input.base.state.atlas.map.areas[area]!;
  if (taskOf(input) === 'take') return tapBox(input, kingdom);
  if (taskOf(input) === 'strike') return input;
  const { casting } = input;
  if (casting === 'move' || casting === 'split') return toggle(input, { kind: casting, kingdom });
  const isMatchOnly = !input.isMatch && matchAreas(input).includes(area) && !inputAreas(input).includes(area);
  const newest = input.choices.findLast(({ kind }) => kind !== 'done');
  const isNewest = newest?.kind === 'drop' && newest.area === area;
  if (isMatchOnly && !isNewest) return { ...calm(input), area, matchAt: area, casting: undefined };
  return drop({ ...input, casting: undefined }, area, input.isMatch);
}

/** [C21] The kingdom of the opened die; without one, the only die that lies there. */
function tapBox(input: ColoursInput, kingdom: Colour): ColoursInput | Refusal {
  const liesHere = (die: number) => waysOf(input, die).some((way) => way.kingdom === kingdom);
  const { opened } = input;
  if (opened && liesHere(opened.die)) return narrow(input, opened.die, kingdom, undefined);
  const [only, ...others] = [0, 1, 2, 3].filter(liesHere);
  return only === undefined || others.length > 0 ? input : narrow(input, only, kingdom, undefined);
}

function cast(input: ColoursInput, spell: CastSpell): ColoursInput | Refusal {
  if (input.casting === spell) return calm({ ...input, casting: undefined });
  if (spell === 'blend' && input.brush.kind === 'blend') return calm({ ...input, brush: DIE_BRUSH });
  const targets = castTargets(input, spell);
  const chosen = input.choices.findLast(({ kind }) => kind === spell);
  const isLetGo = spell === 'move' || targets.length === 0;
  if (chosen && isLetGo) return toggle(input, chosen);
  if (targets.length > 0) return calm({ ...input, casting: spell, brush: DIE_BRUSH, isMatch: false, pick: 0 });
  return castRefusal(input, spell) ?? input;
}

function castRefusal(input: ColoursInput, spell: CastSpell): Refusal | undefined {
  const { state, seat } = input.base;
  if (spell === 'blend') return brushRefusal(input, 'blend', 'green');
  if (taskOf(input) !== 'colour') return refuse('C29', 'wrong-step', { expected: 'choose' });
  const [kingdom] = state.atlas.map.kingdoms[state.homes[seat]!]!.neighbours;
  return colours.refusal(state, seat, codeOf({ kind: spell, kingdom: kingdom! }));
}

/** What a spell can be cast at: kingdoms, or the colours of a blended drop. */
export function castTargets(input: ColoursInput, spell: CastSpell): readonly Colour[] {
  if (taskOf(input) !== 'colour') return [];
  if (spell !== 'blend') return kingdomsFor(input, spell);
  return brushRefusal(input, 'blend', 'green') ? [] : COMPOSITES;
}

export function castAt(input: ColoursInput, spell: CastSpell, at: number): ColoursInput | Refusal {
  const target = castTargets(input, spell)[at];
  if (target === undefined) return input;
  return spell === 'blend'
    ? press(input, { kind: 'blend', colour: target })
    : toggle(input, { kind: spell, kingdom: target });
}
