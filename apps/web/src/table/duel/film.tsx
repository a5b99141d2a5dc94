import type { Cell, Seat, View } from '@crownhold/core';
import { ARMS, armsOfFace, diceIn, domains, type Event, type State, UNROLLED } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { type DuelScene, type DuelTypes, scenesOf } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { SpellSign } from '../../art/spell-sign.tsx';
import { RimPicture } from '../../board/laid-picture.tsx';
import { sameSpot } from '../../board/square.ts';
import type { Anchor, Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import type { Shot, ToldAct } from '../film.ts';
import { Die } from './board/die.tsx';
import { DrawnPicture } from './board/drawn-picture.tsx';
import { tickOf } from './ticks.ts';

/** Times of the Duel in milliseconds, at the normal pace. */
export const DUEL_TIMES = {
  /** A die slides to its owner; the next one follows. */
  take: { slide: 260, next: 90 },
  /** Four dice tumble, staggered; a person may look at blank dice for so long. */
  roll: { tumble: 700, next: 60, wait: 4000 },
  /** A die goes to its row, the pencil draws; a full row flashes, its sign flies, the other row is struck. */
  tick: { fly: 220, pencil: 160, flash: 300, sign: 350, strike: 250 },
  noTick: 500,
} as const;

type Drawn = Event & { readonly kind: 'drawn' };
type DuelShot = Shot<DuelTypes>;

/** What moves when something has happened: dice roll and slide, dominoes are drawn, the spellbook is ticked. */
export function filmOf(
  { before, events, view }: ToldAct<DuelTypes>,
  own: readonly Seat[],
  t: Translate,
): readonly DuelShot[] {
  if (events.some(({ kind }) => kind === 'rolled')) return rollShots(before, view, own);
  const shots: DuelShot[] = [];
  let last = before;
  let focus: Seat | undefined;
  for (const scene of scenesOf(before, events, view)) {
    const { event } = scene;
    const isOwn = 'seat' in event && own.includes(event.seat);
    // Several people see what they do while they do it, and then it is another one's map.
    if (isOwn && own.length > 1 && MAP_EVENTS.includes(event.kind)) {
      last = scene.view;
      continue;
    }
    if ('seat' in event && MAP_EVENTS.includes(event.kind)) focus = isOwn ? undefined : event.seat;
    if (event.kind === 'ticked' || event.kind === 'spell-won') focus = undefined;
    shots.push(...shotsOf(scene, last, focus, isOwn, t));
    last = scene.view;
  }
  return shots;
}

/** What changes a map, so that it is looked at. */
const MAP_EVENTS: readonly Event['kind'][] = [
  'turned',
  'castle-used',
  'named',
  'announced',
  'drawn',
  'passed',
  'cross-added',
];

function shotsOf(
  { event, view }: DuelScene,
  last: View<State>,
  focus: Seat | undefined,
  isOwn: boolean,
  t: Translate,
): readonly DuelShot[] {
  switch (event.kind) {
    case 'taken':
    case 'left':
      return isOwn && event.kind === 'taken'
        ? []
        : [{ view: last, movements: event.dice.map((die, at) => sliding(last, die, at, isOwn)) }];
    case 'drawn':
      return drawnShots(event, last, view, focus, t);
    case 'passed':
      return [{ view, focus, movements: [hold(TIMES.rival.hold)] }];
    case 'ticked':
      return tickShots(event, last, view, isOwn, t);
    case 'spell-won':
      return [{ view, movements: winning(event, isOwn) }];
    case 'cross-added':
      return [
        { view, focus, movements: [rising(boardOf(focus), [event.cell], event.gain, t), hold(TIMES.rival.hold)] },
      ];
    case 'domains-named':
      return [{ view, movements: [hold(TIMES.rival.hold)] }];
    default:
      return [];
  }
}

/** [D6] Whoever is A here begins the roll; elsewhere the dice roll by themselves. */
function rollShots(before: View<State>, after: View<State>, own: readonly Seat[]): readonly DuelShot[] {
  const isMine = own.includes(after.leader) && before.faces[0] === UNROLLED;
  const waiting: DuelShot = { view: before, isWaiting: true, movements: [hold(DUEL_TIMES.roll.wait)] };
  const tumbling = [0, 1, 2, 3].map((die): Movement => {
    const { tumble, next } = DUEL_TIMES.roll;
    return {
      kind: 'tumble',
      to: { selector: draftDie(die) },
      hides: draftDie(die),
      draw: () => <Die face={after.faces[die]!} die={die} />,
      startMs: die * next,
      ms: tumble,
      sounds: [{ sound: 'knock', atMs: tumble * 0.8 }],
    };
  });
  return [...(isMine ? [waiting] : []), { view: after, movements: tumbling }];
}

function draftDie(die: number): string {
  return `.draft-die:nth-of-type(${die + 1}) .duel-die`;
}

function sliding({ faces }: State, die: number, at: number, isOwn: boolean): Movement {
  const { slide, next } = DUEL_TIMES.take;
  return {
    kind: 'fly',
    from: { selector: draftDie(die) },
    to: isOwn ? { selector: '.head-who' } : { selector: '.duel-rival .rival-words' },
    quarters: 0,
    draw: () => <Die face={faces[die]!} die={die} />,
    hides: draftDie(die),
    startMs: at * next,
    ms: slide,
    sounds: [{ sound: 'tap', atMs: slide }],
  };
}

const MINE = '.duel-main > .duel-map';
const THEIRS = '.watched:last-of-type';

function boardOf(focus: Seat | undefined): string {
  return focus === undefined ? MINE : THEIRS;
}

/** A rival's domino flies from the dice to the squares; one's own is drawn where it hovered. */
function drawnShots(
  event: Drawn,
  last: View<State>,
  view: View<State>,
  focus: Seat | undefined,
  t: Translate,
): readonly DuelShot[] {
  const board = boardOf(focus);
  const squares = event.cells.flatMap((spot, at) => {
    const half = event.halves[at];
    return half?.arms === undefined ? [] : [{ spot, arms: half.arms, crosses: half.crosses }];
  });
  const draw = (): JSX.Element => <DrawnPicture squares={squares} />;
  const to = cellsAnchor(board, event.cells);
  const gain = [...glowing(board, event, view), rising(board, event.cells, event.gain, t)];
  if (focus === undefined) {
    const { drop, settle } = TIMES.place;
    const pencil = { sounds: [{ sound: 'pencil', atMs: 0 } as const] };
    return [
      {
        view,
        movements: [{ kind: 'drop', to, draw, startMs: 0, ms: drop + settle, ...pencil }, ...gain.map(after(drop))],
      },
    ];
  }
  const flight: Movement = {
    kind: 'fly',
    from: { selector: '.rival-dice, .duel-rival .rival-words' },
    to,
    quarters: 0,
    draw,
    startMs: 0,
    ms: TIMES.rival.fly,
    sounds: [{ sound: 'pencil', atMs: TIMES.rival.fly }],
  };
  return [
    { view: last, focus, movements: [flight] },
    { view, focus, movements: [...gain, hold(TIMES.rival.hold)] },
  ];
}

function after(startMs: number) {
  return (movement: Movement): Movement => ({ ...movement, startMs: movement.startMs + startMs });
}

/** The best domain with a cross that the domino has become part of lights up. */
function glowing(board: string, { seat, cells }: Drawn, view: State): readonly Movement[] {
  const grown = domains(view, seat).find(
    ({ points, cells: all }) => points > 0 && all.some((cell) => cells.some((own) => sameSpot(own, cell))),
  )?.cells;
  if (!grown) return [];
  const draw = (): JSX.Element => <RimPicture spots={grown} />;
  return [{ kind: 'glow', to: cellsAnchor(board, grown), draw, startMs: 0, ms: TIMES.place.glow }];
}

function rising(board: string, cells: readonly Cell[], points: number, t: Translate): Movement {
  const text = t('duel-signed', { points });
  return { kind: 'rise', to: cellsAnchor(board, cells), text, startMs: 0, ms: TIMES.rival.hold };
}

/** [D11] Dice go one by one to their row; those that tick nothing say so where they lie. */
function tickShots(
  event: Event & { readonly kind: 'ticked' },
  last: View<State>,
  view: View<State>,
  isOwn: boolean,
  t: Translate,
): readonly DuelShot[] {
  const { seat, arms, count } = event;
  const { fly, pencil } = DUEL_TIMES.tick;
  const dice = diceIn(last.hands[seat]!);
  const ticking = dice.filter((die) => ARMS[armsOfFace(last.faces[die]!) - 1] === arms).slice(0, count);
  const idle = dice.filter((die) => tickOf(last, seat, die).kind === 'no-tick');
  const flights = ticking.map(
    (die, at): Movement => ({
      kind: 'fly',
      from: handDie(die, isOwn),
      to: { selector: `.duel-book .book-row[data-arms="${arms}"] .book-arms` },
      quarters: 0,
      draw: () => <Die face={last.faces[die]!} die={die} />,
      startMs: at * (fly + pencil),
      ms: fly,
      sounds: [{ sound: 'pencil', atMs: fly }],
    }),
  );
  const words = idle.map(
    (die): Movement => ({
      kind: 'rise',
      to: handDie(die, isOwn),
      text: t('duel-no-tick'),
      startMs: 0,
      ms: DUEL_TIMES.noTick,
    }),
  );
  return [
    { view: last, movements: [...flights, ...words] },
    { view, movements: [hold(pencil)] },
  ];
}

function handDie(die: number, isOwn: boolean): Anchor {
  return { selector: isOwn ? `.hand-die[data-die="${die}"]` : '.rival-dice' };
}

/** [D13] The sign of a spell flies to the powers of whoever has won it. */
function winning({ spell, seat }: Event & { readonly kind: 'spell-won' }, isOwn: boolean): readonly Movement[] {
  const { flash, sign, strike } = DUEL_TIMES.tick;
  return [
    {
      kind: 'fly',
      from: { selector: `.duel-book .book-row[data-spell="${spell}"] .book-sign` },
      to: { selector: isOwn ? '.duel-powers' : '.duel-rival .rival-words' },
      quarters: 0,
      draw: () => (
        <span class={`flying-sign of-seat-${seat}`}>
          <SpellSign spell={spell} size={32} />
        </span>
      ),
      startMs: flash,
      ms: sign,
      sounds: [{ sound: 'spell', atMs: 0 }],
    },
    hold(flash + sign + strike),
  ];
}

function hold(ms: number): Movement {
  return { kind: 'hold', startMs: 0, ms };
}

function cellsAnchor(board: string, cells: readonly Cell[]): Anchor {
  return { selector: cells.map(({ x, y }) => `${board} [data-spot="${x} ${y}"]`).join() };
}
