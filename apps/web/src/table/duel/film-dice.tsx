import type { Seat, View } from '@crownhold/core';
import { type Event, type State, UNROLLED } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelTypes } from '@crownhold/table/duel';
import { Banner } from '../../art/piece.tsx';
import type { Anchor, Movement, Part } from '../../travel/movement.ts';
import type { Shot } from '../film.ts';
import { Die } from './board/die.tsx';
import { DUEL_TIMES } from './film-times.ts';

type DuelShot = Shot<DuelTypes>;

const ALL_DICE = [0, 1, 2, 3] as const;
/** Where the banner of its owner stands on a die. */
const BANNER_PART: Part = { x: 0.73, y: 0.69, width: 0.37, height: 0.34 };

/** [D6] Whoever is A here begins the roll; elsewhere the dice roll by themselves after a moment. */
export function rollShots(before: View<State>, after: View<State>, own: readonly Seat[]): readonly DuelShot[] {
  const isMine = own.includes(after.leader) && before.faces[0] === UNROLLED;
  const { tumble, next, wait, pause } = DUEL_TIMES.roll;
  const tumbling = ALL_DICE.map(
    (die): Movement => ({
      kind: 'tumble',
      to: { selector: draftDie(die) },
      hides: `${draftDie(die)}, ${noteUnder(die)}`,
      draw: () => <Die face={after.faces[die]!} die={die} />,
      startMs: die * next,
      ms: tumble,
      sounds: [{ sound: 'knock', atMs: tumble * 0.8 }],
    }),
  );
  const blank: DuelShot = isMine
    ? { view: before, isWaiting: true, movements: [{ kind: 'hold', startMs: 0, ms: wait }] }
    : { view: before, movements: [{ kind: 'hold', startMs: 0, ms: pause }] };
  return [blank, { view: after, movements: tumbling }];
}

/** [D6] The banner of whoever takes a die hops onto it. */
export function takenShot(
  event: Event & { readonly kind: 'taken' | 'left' },
  last: View<State>,
  isOwn: boolean,
): DuelShot {
  const { hop, next } = DUEL_TIMES.take;
  const { seat, dice } = event;
  return {
    view: last,
    movements: dice.map((die, at) => ({
      kind: 'hop',
      from: bannerOf(isOwn),
      to: { selector: draftDie(die), part: BANNER_PART },
      draw: () => <Banner seat={seat} />,
      startMs: at * next,
      ms: hop,
      sounds: [{ sound: 'tap', atMs: hop }],
    })),
  };
}

/** The dice of both slide out of the tray into their hands. */
export function dealtShot(after: View<State>): DuelShot {
  const { slide, next } = DUEL_TIMES.take;
  return {
    view: after,
    movements: ALL_DICE.map((die) => ({
      kind: 'fly',
      from: { selector: draftDie(die), isBefore: true },
      to: { selector: heldDie(die) },
      hides: heldDie(die),
      quarters: 0,
      draw: () => <Die face={after.faces[die]!} die={die} />,
      startMs: die * next,
      ms: slide,
      sounds: [{ sound: 'tap', atMs: slide }],
    })),
  };
}

/** The plate of A goes to the other name. */
export function plateShot(view: View<State>, isMine: boolean, t: Translate): DuelShot {
  const plate: Movement = {
    kind: 'fly',
    from: isMine ? RIVAL_PLATE : bannerOf(true),
    to: isMine ? bannerOf(true) : RIVAL_PLATE,
    quarters: 0,
    draw: () => <b class="flying-plate">{t('duel-role', { role: 'a' })}</b>,
    startMs: 0,
    ms: DUEL_TIMES.plate,
  };
  return { view, movements: [plate] };
}

const RIVAL_PLATE: Anchor = { selector: '.duel-rival .rival-role' };

/** The banner of somebody here stands in the head of the table, the other one with its map. */
function bannerOf(isOwn: boolean): Anchor {
  return { selector: isOwn ? '.head-who > .piece' : '.duel-rival .rival-words > .piece' };
}

function draftDie(die: number): string {
  return `.duel-draft .duel-die[data-die="${die}"]`;
}

/** What a die would tick: nobody knows before it lies. */
function noteUnder(die: number): string {
  return `.duel-draft .draft-die:has([data-die="${die}"]) .draft-die-note`;
}

/** In whichever hand it is. */
export function heldDie(die: number): string {
  return `.duel-tray .duel-hand .duel-die[data-die="${die}"]`;
}
