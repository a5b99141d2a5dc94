import { type LogEntry, NOBODY, type Seat, type Viewer } from '@crownhold/core';
import { speedOf } from './achievements.ts';
import { AREA_COUNT } from './atlas.ts';
import { COLOURS, type Colour } from './colour.ts';
import { ACHIEVEMENTS, type Achievement, colourName, DICE, type Die, SPELL_NAMES, type SpellName } from './material.ts';
import { decodeMove, type Move } from './moves.ts';
import { formatArea, formatKingdoms } from './notation.ts';
import { colourAt, isPainted, SHOWN_PLANE } from './painting.ts';
import { type Result, resultOf } from './result.ts';
import { actors, apply, ranking } from './rules.ts';
import { copyState, type State } from './state.ts';

/** What has just happened: everything a screen animates, a log prints and a voice reads. */
export type Event =
  | { readonly kind: 'token-given'; readonly seat: Seat }
  | { readonly kind: 'landed'; readonly die: Die; readonly drops: number; readonly kingdoms: readonly Colour[] }
  | {
      readonly kind: 'taken';
      readonly seat: Seat;
      readonly die: Die;
      readonly kingdom: Colour;
      readonly colour: Colour;
      readonly drops: number;
    }
  | { readonly kind: 'moved' | 'split'; readonly seat: Seat; readonly kingdom: Colour }
  | {
      readonly kind: 'painted';
      readonly seat: Seat;
      readonly area: string;
      readonly colour: Colour;
      readonly by: 'die' | 'blend' | 'tower';
      readonly isMatch: boolean;
    }
  | { readonly kind: 'spell-gained'; readonly seat: Seat; readonly spell: SpellName }
  | { readonly kind: 'drop-gained'; readonly seat: Seat; readonly colour: Colour }
  /** The one thing of a turn that others are told. */
  | { readonly kind: 'done'; readonly seat: Seat }
  | { readonly kind: 'blot-painted'; readonly seat: Seat }
  /** [C22] What everybody did in the round, told to all at once. */
  | { readonly kind: 'revealed'; readonly round: number; readonly sheets: readonly RevealedSheet[] }
  | { readonly kind: 'achieved'; readonly seat: Seat; readonly achievement: Achievement; readonly points: number }
  | { readonly kind: 'last-round' }
  | { readonly kind: 'struck'; readonly achievement: Achievement; readonly number: number }
  | { readonly kind: 'round-began'; readonly round: number; readonly token: Seat }
  | { readonly kind: 'game-ended'; readonly results: readonly Result[]; readonly ranks: readonly number[] };

/** What has changed on a seat's sheet since the round began. A spell or a drop stands there once for each. */
export interface RevealedSheet {
  readonly seat: Seat;
  readonly areas: readonly { readonly area: string; readonly colour: Colour }[];
  readonly usedSpells: readonly SpellName[];
  readonly gainedSpells: readonly SpellName[];
  readonly usedDrops: readonly Colour[];
  readonly gainedDrops: readonly Colour[];
  readonly blots: number;
}

/** The state after an entry, used again for the next: nothing of it is kept, and a copy costs fifty times as much. */
let scratch: State | undefined;

export function events(before: State, entry: LogEntry, viewer: Viewer): readonly Event[] {
  const move = decodeMove(entry.move)!;
  // [C22] Of somebody else's colouring nothing is told but its end.
  if (isColouring(move) && entry.actor !== viewer)
    return move.kind === 'done' ? [{ kind: 'done', seat: entry.actor }] : [];
  scratch = copyState(before, scratch);
  const after = scratch;
  apply(after, entry.actor, entry.move);
  const list = [...ownEvents(before, after, entry.actor, move)];
  if (after.isLast > before.isLast) list.push({ kind: 'last-round' });
  if (after.round > before.round) list.push({ kind: 'round-began', round: after.round, token: after.token });
  if (actors(after) === NOBODY) {
    const seats = everySeat(after);
    list.push({ kind: 'game-ended', results: seats.map((seat) => resultOf(after, seat)), ranks: ranking(after) });
  }
  return list;
}

/** [C35] What was revealed is looked at before the dice are thrown again. */
export function startsAct({ phase, numbers }: State): boolean {
  return phase === 'land' && numbers[0] === 0;
}

function isColouring({ kind }: Move): boolean {
  return !['first', 'land', 'take', 'reveal', 'strike'].includes(kind);
}

function ownEvents(before: State, after: State, seat: Seat, move: Move): readonly Event[] {
  switch (move.kind) {
    case 'first':
      return [{ kind: 'token-given', seat: move.seat }];
    case 'land': {
      const kingdoms = formatKingdoms(move.kingdoms).split('+') as Colour[];
      return [{ kind: 'landed', die: DICE[move.die]!, drops: move.drops, kingdoms }];
    }
    case 'take': {
      const colour = colourName(after.colours[seat]!);
      const drops = before.numbers[move.die]!;
      return [{ kind: 'taken', seat, die: DICE[move.die]!, kingdom: move.kingdom, colour, drops }];
    }
    case 'move':
      return [{ kind: 'moved', seat, kingdom: move.kingdom }];
    case 'split':
      return [{ kind: 'split', seat, kingdom: move.kingdom }];
    case 'paint':
      return paintEvents(before, after, seat, move, colourName(before.colours[seat]!), 'die');
    case 'blend':
    case 'tower':
      return paintEvents(before, after, seat, move, move.colour, move.kind);
    case 'choose':
      return gainEvents(before, after, seat);
    case 'done':
      return after.blots[seat]! > before.blots[seat]!
        ? [
            { kind: 'done', seat },
            { kind: 'blot-painted', seat },
          ]
        : [{ kind: 'done', seat }];
    case 'reveal':
      return [revealEvent(before), ...achievementEvents(before, after)];
    case 'strike':
      return [{ kind: 'struck', achievement: move.row, number: move.number }];
  }
}

function paintEvents(
  before: State,
  after: State,
  seat: Seat,
  move: { readonly area: number; readonly isMatch: boolean },
  colour: Colour,
  by: 'die' | 'blend' | 'tower',
): readonly Event[] {
  const area = formatArea(before, move.area);
  return [{ kind: 'painted', seat, area, colour, by, isMatch: move.isMatch }, ...gainEvents(before, after, seat)];
}

/** Spells and tower drops that a step has brought. */
function gainEvents(before: State, after: State, seat: Seat): readonly Event[] {
  const spells = SPELL_NAMES.filter((_, spell) => {
    const at = seat * SPELL_NAMES.length + spell;
    return after.gainedSpells[at]! > before.gainedSpells[at]!;
  });
  const drops = COLOURS.filter((_, colour) => {
    const at = seat * COLOURS.length + colour;
    return after.gainedDrops[at]! > before.gainedDrops[at]!;
  });
  return [
    ...spells.map((spell): Event => ({ kind: 'spell-gained', seat, spell })),
    ...drops.map((colour): Event => ({ kind: 'drop-gained', seat, colour })),
  ];
}

export function revealEvent(before: State): Event {
  return {
    kind: 'revealed',
    round: before.round,
    sheets: everySeat(before).map((seat) => revealedSheet(before, seat)),
  };
}

function revealedSheet(state: State, seat: Seat): RevealedSheet {
  const { spells, shownSpells, gainedSpells, drops, shownDrops, gainedDrops, blots, shownBlots } = state;
  const areas = Array.from({ length: AREA_COUNT }, (_, area) => area).flatMap((area) => {
    if (!isPainted(state, seat, area) || colourAt(state, seat, area, SHOWN_PLANE) !== 0) return [];
    return [{ area: formatArea(state, area), colour: colourName(colourAt(state, seat, area)) }];
  });
  return {
    seat,
    areas,
    usedSpells: repeated(SPELL_NAMES, seat, (at) => shownSpells[at]! - spells[at]!),
    gainedSpells: repeated(SPELL_NAMES, seat, (at) => gainedSpells[at]!),
    usedDrops: repeated(COLOURS, seat, (at) => shownDrops[at]! - drops[at]!),
    gainedDrops: repeated(COLOURS, seat, (at) => gainedDrops[at]!),
    blots: blots[seat]! - shownBlots[seat]!,
  };
}

/** Each name as often as it is counted for the seat. */
function repeated<T>(names: readonly T[], seat: Seat, count: (at: number) => number): readonly T[] {
  return names.flatMap((name, index) => Array.from({ length: count(seat * names.length + index) }, () => name));
}

function achievementEvents(before: State, after: State): readonly Event[] {
  return everySeat(after).flatMap((seat) =>
    ACHIEVEMENTS.flatMap((achievement, index): readonly Event[] => {
      const at = seat * ACHIEVEMENTS.length + index;
      if (before.places[at] === after.places[at]) return [];
      return [{ kind: 'achieved', seat, achievement, points: speedOf(after, seat, index) }];
    }),
  );
}

function everySeat(state: State): readonly Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}
