import type { Seat, View } from '@crownhold/core';
import {
  ARMS,
  armsOfFace,
  diceIn,
  duel,
  type Event,
  PHASES,
  ROW_LENGTHS,
  SPELLS,
  type State,
} from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelTypes } from '@crownhold/table/duel';
import { SpellSign } from '../../art/spell-sign.tsx';
import type { Movement } from '../../travel/movement.ts';
import type { Shot, ToldAct } from '../film.ts';
import { StrikeArt, TickArt } from './board/book-marks.tsx';
import { Die } from './board/die.tsx';
import { bookSeats } from './book-seats.ts';
import { heldDie } from './film-dice.tsx';
import { DUEL_TIMES } from './film-times.ts';
import { ticksOf } from './ticks.ts';

type DuelShot = Shot<DuelTypes>;

/** The spellbook grows before dice go to it. */
function openedBook(last: View<State>): DuelShot {
  return { view: spellbookView(last), movements: [{ kind: 'hold', startMs: 0, ms: DUEL_TIMES.book }] };
}

/** [D11] Dice go one by one to their row, where a pencil ticks the next box. */
export function tickShot(event: Event & { readonly kind: 'ticked' }, last: View<State>): DuelShot {
  const { seat, arms, count, ticks } = event;
  const { fly, pencil } = DUEL_TIMES.tick;
  const dice = diceIn(last.hands[seat]!).filter((die) => ARMS[armsOfFace(last.faces[die]!) - 1] === arms);
  const movements = dice.slice(0, count).flatMap((die, at): readonly Movement[] => {
    const startMs = at * (fly + pencil);
    return [
      {
        kind: 'fly',
        from: { selector: heldDie(die) },
        to: { selector: `${bookRow(arms)} .book-arms` },
        quarters: 0,
        draw: () => <Die face={last.faces[die]!} die={die} />,
        startMs,
        ms: fly,
      },
      {
        kind: 'stroke',
        to: { selector: boxOf(arms, seat, ticks - count + at) },
        draw: () => <TickArt />,
        startMs: startMs + fly,
        ms: pencil,
        sounds: [{ sound: 'pencil', atMs: 0 }],
      },
    ];
  });
  return { view: spellbookView(last), movements };
}

/** [D11] [D12] The dice of a seat that tick nothing, in the spellbook as it `found` it, tip over where they lie. */
function idleShots(seat: Seat, found: State, last: View<State>, t: Translate): readonly DuelShot[] {
  const ticks = ticksOf(found, seat, diceIn(found.hands[seat]!));
  const hasPassed = !found.ticksAlways && ((found.drew >> seat) & 1) === 0;
  const idle = [...ticks].flatMap(([die, { kind }]) => (hasPassed || kind === 'no-tick' ? [die] : []));
  if (idle.length === 0) return [];
  const tips = idle.map(
    (die): Movement => ({
      kind: 'tip',
      to: { selector: heldDie(die) },
      hides: heldDie(die),
      draw: () => <Die face={last.faces[die]!} die={die} />,
      startMs: 0,
      ms: DUEL_TIMES.noTick,
    }),
  );
  const words: Movement = {
    kind: 'rise',
    to: { selector: idle.map(heldDie).join() },
    text: t('duel-no-tick'),
    startMs: 0,
    ms: DUEL_TIMES.noTick,
  };
  return [{ view: spellbookView(last), movements: [...tips, words] }];
}

/** Shows the dice that tick nothing among those that do: A's before B's first tick, the rest when all ticks are made. */
export class IdleDice {
  readonly #left: Seat[];
  readonly #t: Translate;
  /** The spellbook as each seat found it. */
  readonly #found = new Map<Seat, State>();
  #isOpen = false;

  constructor(act: ToldAct<DuelTypes>, t: Translate) {
    this.#left = [...bookSeats(act)];
    this.#t = t;
  }

  /** What is shown before an event. */
  before(event: Event, last: View<State>): readonly DuelShot[] {
    if (event.kind === 'round-began' || event.kind === 'game-ended') return this.#tell(last);
    if (event.kind !== 'ticked') return [];
    const shots = this.#tell(last, event.seat);
    if (!this.#found.has(event.seat)) this.#found.set(event.seat, last);
    return shots;
  }

  /** What is shown when a spell interrupts the ticks. */
  atEnd(last: View<State>): readonly DuelShot[] {
    return this.#tell(last);
  }

  /** All seats whose ticks are made; those from `until` on still tick. */
  #tell(last: View<State>, until?: Seat): readonly DuelShot[] {
    const shots: DuelShot[] = [];
    if (this.#left.length > 0 && !this.#isOpen) shots.push(openedBook(last));
    this.#isOpen = true;
    while (this.#left.length > 0 && this.#left[0] !== until) {
      const seat = this.#left.shift()!;
      shots.push(...idleShots(seat, this.#found.get(seat) ?? last, last, this.#t));
    }
    return shots;
  }
}

/** [D13] The full row flashes, the sign of its spell flies to whoever has won it, the row of the other is struck out. */
export function winningShot(
  { spell, seat }: Event & { readonly kind: 'spell-won' },
  last: View<State>,
  isOwn: boolean,
): DuelShot {
  const { flash, sign, strike } = DUEL_TIMES.tick;
  const row = bookRow(ARMS[SPELLS.indexOf(spell)]!);
  return {
    view: spellbookView(last),
    movements: [
      {
        kind: 'glow',
        to: { selector: row },
        draw: () => <i class="book-flash" />,
        startMs: 0,
        ms: flash,
        sounds: [{ sound: 'spell', atMs: 0 }],
      },
      {
        kind: 'fly',
        from: { selector: `${row} .book-sign` },
        to: { selector: isOwn ? '.duel-powers' : `.duel-book .book-name[data-seat="${seat}"]` },
        quarters: 0,
        draw: () => (
          <span class="flying-sign">
            <SpellSign spell={spell} size={32} />
          </span>
        ),
        hides: `${row} .book-sign`,
        startMs: flash,
        ms: sign,
      },
      {
        kind: 'stroke',
        to: { selector: `${row} .book-boxes.of-seat-${1 - seat}` },
        draw: () => <StrikeArt length={ROW_LENGTHS[SPELLS.indexOf(spell)]!} />,
        startMs: flash + sign,
        ms: strike,
      },
    ],
  };
}

const SPELLBOOK_PHASE = PHASES.indexOf('lightning');

/** The same table while its spellbook is looked at. */
function spellbookView(view: View<State>): View<State> {
  const looked = duel.copy(view);
  looked.phaseIndex = SPELLBOOK_PHASE;
  // Nothing is hidden in this game.
  return looked as View<State>;
}

function bookRow(arms: string): string {
  return `.duel-book > .book-rows > .book-row[data-arms="${arms}"]`;
}

function boxOf(arms: string, seat: Seat, index: number): string {
  return `${bookRow(arms)} .book-boxes.of-seat-${seat} .box:nth-of-type(${index + 1})`;
}
