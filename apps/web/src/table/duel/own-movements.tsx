import { UNROLLED } from '@crownhold/games/duel';
import type { DuelChoice, DuelInput } from '@crownhold/table/duel';
import type { Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import { Die } from './board/die.tsx';
import type { ShownDuel } from './duel-table.ts';
import { heldDie } from './film-dice.tsx';
import { DUEL_TIMES } from './film-times.ts';

/** What moves when somebody here chooses a power for a die, or when the other person at this device is to act. */
export function ownMovements(before: ShownDuel, after: ShownDuel): readonly Movement[] {
  if (before.front !== after.front) return exchange();
  const [then, now] = [before.input, after.input];
  if (!then || !now || then.draft.start !== now.draft.start) return [];
  const added = now.choices.filter((choice) => !then.choices.some((old) => isSameChoice(old, choice)));
  return added.flatMap((choice) => movementsOf(choice, now));
}

function isSameChoice(one: DuelChoice, other: DuelChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function movementsOf(choice: DuelChoice, { draft, base }: DuelInput): readonly Movement[] {
  if (choice.kind === 'turn') {
    const before = draft.start.faces[choice.die] ?? UNROLLED;
    return [turning(choice.die, before, choice.face)];
  }
  return choice.kind === 'castle' ? [stamping(choice.die, base.state.faces[choice.die] ?? UNROLLED)] : [];
}

/** [D15] A die in the hand turns over. */
function turning(die: number, before: number, after: number): Movement {
  const place = { selector: heldDie(die) };
  return {
    kind: 'turn-over',
    from: place,
    to: place,
    hides: place.selector,
    drawBack: () => <Die face={before} die={die} />,
    draw: () => <Die face={after} die={die} />,
    startMs: 0,
    ms: DUEL_TIMES.turn,
    overMs: DUEL_TIMES.turn,
    sounds: [{ sound: 'tap', atMs: DUEL_TIMES.turn }],
  };
}

/** [D16] The castle's cross is stamped onto a die. */
function stamping(die: number, face: number): Movement {
  const { drop, settle } = TIMES.place;
  return {
    kind: 'drop',
    to: { selector: heldDie(die) },
    hides: heldDie(die),
    draw: () => <Die face={face} die={die} isMarked />,
    startMs: 0,
    ms: drop + settle,
    sounds: [{ sound: 'place', atMs: drop }],
  };
}

/** The maps of two people change places: theirs grows, the other shrinks. */
function exchange(): readonly Movement[] {
  const times = { startMs: 0, ms: DUEL_TIMES.exchange };
  return [
    {
      kind: 'come',
      from: { selector: '.duel-rival .rival-map' },
      to: { selector: '.duel-main > .duel-map' },
      ...times,
      sounds: [{ sound: 'tap', atMs: 0 }],
    },
    {
      kind: 'come',
      from: { selector: '.duel-main' },
      to: { selector: '.duel-rival .rival-map > .duel-map' },
      ...times,
    },
  ];
}
