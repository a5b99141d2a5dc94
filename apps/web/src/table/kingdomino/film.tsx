import type { Cell, Seat } from '@crownhold/core';
import { DOMINOES, type Event, kingdomino, type State, territories } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { type KingdominoTypes, placeOn, scenesOf, takenDomino } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import type { Sound } from '../../app/sound.ts';
import { King } from '../../art/piece.tsx';
import { DominoBackSign, DominoPiece, KING_PART } from '../../board/domino-piece.tsx';
import { LaidPicture, RimPicture } from '../../board/laid-picture.tsx';
import { sameSpot } from '../../board/square.ts';
import { type Anchor, lengthOf, type Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import type { Shot, ToldAct } from '../film.ts';
import { dominoSquares, facesOf } from './kingdom-picture.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';

type Placed = Event & { readonly kind: 'placed' };

/** What moves when something has happened that nobody here did: dominoes fly, kings hop, lines are drawn. */
export function filmOf(
  { before, events }: ToldAct<KingdominoTypes>,
  own: readonly Seat[],
  t: Translate,
): readonly Shot<KingdominoTypes>[] {
  const shots: Shot<KingdominoTypes>[] = [];
  let view = before;
  let focus: Seat | undefined;
  let played: number | undefined;
  for (const scene of scenesOf(before, events)) {
    const { event } = scene;
    const isOthers = 'seat' in event && !own.includes(event.seat);
    if (event.kind === 'placed' && isOthers) {
      focus = event.seat;
      played = event.domino;
      shots.push({ view, focus, movements: [flight(event)] });
      shots.push({ view: scene.view, focus, movements: arrival(event, scene.view, t) });
    } else if (event.kind === 'discarded' && isOthers) {
      focus = event.seat;
      played = event.domino;
      shots.push({ view: scene.view, focus, movements: [{ kind: 'hold', startMs: 0, ms: TIMES.rival.hold }] });
    } else if (event.kind === 'taken' && isOthers) {
      shots.push({ view, focus, movements: [hop(event.seat, played, event.domino)] });
    } else if (event.kind === 'line-laid') {
      shots.push({ view: scene.view, focus, movements: event.dominoes.map(drawing) });
    }
    view = scene.view;
  }
  return shots;
}

/** What moves when somebody here lays a domino, chooses one, or does both with one tap; nothing that is taken back. */
export function ownMovements(
  { input: then }: ShownKingdomino,
  { input: now }: ShownKingdomino,
  t: Translate,
): readonly Movement[] {
  if (!then || !now || then.draft.start !== now.draft.start) return [];
  const { start, moves, seat } = now.draft;
  const kept = moves.findIndex((move, at) => move !== then.draft.moves[at]);
  if (kept < 0) return [];
  const movements: Movement[] = [];
  const state = kingdomino.copy(start);
  for (const [at, move] of moves.entries()) {
    const [event] = kingdomino.events(state, { actor: seat, move }, seat);
    kingdomino.apply(state, seat, move);
    if (at < kept) continue;
    if (event?.kind === 'placed') movements.push(...laying(event, kingdomino.copy(state), t));
    if (event?.kind !== 'taken') continue;
    const startMs = lengthOf(movements.filter(({ kind }) => kind === 'drop'));
    movements.push({ ...hop(seat, takenDomino(then) ?? handOf(start), event.domino), startMs });
  }
  return movements;
}

/** The domino whose king acts; none while the first ones are taken. */
export function handOf({ round, line, slot }: State): number | undefined {
  return round === 0 ? undefined : line[slot];
}

function laying(event: Placed, state: State, t: Translate): readonly Movement[] {
  const { drop, settle } = TIMES.place;
  return [
    {
      kind: 'drop',
      to: cellsAnchor(MINE, event.cells),
      draw: () => <LaidPicture squares={dominoSquares(event.domino, event.cells)} />,
      startMs: 0,
      ms: drop + settle,
      sounds: placeSounds(event.domino, drop),
    },
    ...gains(MINE, event, state, t).map((movement) => ({ ...movement, startMs: drop })),
  ];
}

export const MINE = '.kingdom > .grid-board';
const THEIRS = '.watched:last-of-type';

function flight(event: Placed): Movement {
  const { domino, cells } = event;
  return {
    kind: 'fly',
    from: dominoAnchor(domino),
    to: cellsAnchor(THEIRS, cells),
    quarters: placeOn(...cells).quarter,
    draw: () => <LaidPicture squares={dominoSquares(domino, cells)} />,
    hides: pieceSelector(domino),
    startMs: 0,
    ms: TIMES.rival.fly,
    sounds: placeSounds(domino, TIMES.rival.fly),
  };
}

function arrival(event: Placed, view: State, t: Translate): readonly Movement[] {
  return [...gains(THEIRS, event, view, t), { kind: 'hold', startMs: 0, ms: TIMES.rival.hold }];
}

/** The territory that has grown glows, and what it brought rises. */
function gains(board: string, { seat, cells, gain }: Placed, view: State, t: Translate): readonly Movement[] {
  const grown = grownTerritory(view, seat, cells);
  const glow: readonly Movement[] = grown
    ? [
        {
          kind: 'glow',
          to: cellsAnchor(board, grown),
          draw: (): JSX.Element => <RimPicture spots={grown} />,
          startMs: 0,
          ms: TIMES.place.glow,
        },
      ]
    : [];
  const text = t('web-signed', { points: gain });
  return [...glow, { kind: 'rise', to: cellsAnchor(board, cells), text, startMs: 0, ms: TIMES.rival.hold }];
}

/** The best territory with a crown that the domino has become part of. */
function grownTerritory(view: State, seat: Seat, cells: readonly Cell[]): readonly Cell[] | undefined {
  return territories(view, seat).find(
    (territory) => territory.points > 0 && territory.cells.some((cell) => cells.some((own) => sameSpot(own, cell))),
  )?.cells;
}

function hop(seat: Seat, from: number | undefined, to: number): Movement {
  const start = from === undefined ? '[data-current-line] .domino-place' : `[data-domino="${from}"]`;
  return {
    kind: 'hop',
    from: { selector: from === undefined ? `${start}:first-child` : start, part: KING_PART },
    to: { selector: pieceSelector(to), part: KING_PART },
    draw: () => <King seat={seat} />,
    startMs: 0,
    ms: TIMES.hop,
    sounds: [{ sound: 'tap', atMs: TIMES.hop }],
  };
}

function drawing(domino: number, index: number): Movement {
  const { fly, over, next } = TIMES.draw;
  return {
    kind: 'turn-over',
    from: { selector: '.stack' },
    to: { selector: pieceSelector(domino) },
    draw: () => <DominoPiece faces={facesOf(domino)} number={domino} />,
    drawBack: () => <DominoBackSign />,
    hides: pieceSelector(domino),
    startMs: index * next,
    ms: fly + over,
    overMs: over,
    sounds: [{ sound: 'slide', atMs: 0 }],
  };
}

function placeSounds(domino: number, atMs: number): readonly { readonly sound: Sound; readonly atMs: number }[] {
  const hasCrown = DOMINOES[domino - 1]!.halves.some(({ crowns }) => crowns > 0);
  return hasCrown
    ? [
        { sound: 'place', atMs },
        { sound: 'crown', atMs },
      ]
    : [{ sound: 'place', atMs }];
}

function dominoAnchor(domino: number): Anchor {
  return { selector: pieceSelector(domino) };
}

export function pieceSelector(domino: number): string {
  return `[data-domino="${domino}"] > .domino`;
}

export function cellsAnchor(board: string, cells: readonly Cell[]): Anchor {
  return { selector: cells.map(({ x, y }) => `${board} [data-spot="${x} ${y}"]`).join() };
}
