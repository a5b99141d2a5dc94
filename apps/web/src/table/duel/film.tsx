import type { Cell, Seat, View } from '@crownhold/core';
import { domains, type Event, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { type DuelScene, type DuelTypes, scenesOf } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { RimPicture } from '../../board/laid-picture.tsx';
import { sameSpot } from '../../board/square.ts';
import type { Anchor, Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import type { Shot, ToldAct } from '../film.ts';
import { DrawnPicture } from './board/drawn-picture.tsx';
import { IdleDice, tickShot, winningShot } from './film-book.tsx';
import { dealtShot, plateShot, rollShots, takenShot } from './film-dice.tsx';

type Drawn = Event & { readonly kind: 'drawn' };
type DuelShot = Shot<DuelTypes>;

/** What moves when something has happened: dice roll and slide, dominoes are drawn, the spellbook is ticked. */
export function filmOf(act: ToldAct<DuelTypes>, own: readonly Seat[], t: Translate): readonly DuelShot[] {
  const { before, events, view } = act;
  if (events.some(({ kind }) => kind === 'rolled')) return rollShots(before, view, own);
  const shots: DuelShot[] = [];
  const idle = new IdleDice(act, t);
  let last = before;
  let focus: Seat | undefined;
  for (const scene of scenesOf(before, events, view)) {
    const { event } = scene;
    const isOwn = 'seat' in event && own.includes(event.seat);
    const isOnMap = MAP_EVENTS.includes(event.kind);
    shots.push(...idle.before(event, last));
    if ('seat' in event && isOnMap) focus = isOwn ? undefined : event.seat;
    if (BOOK_EVENTS.includes(event.kind)) focus = undefined;
    // Several people see what they do while they do it, and then it is another one's map.
    if (!(isOwn && isOnMap && own.length > 1)) shots.push(...shotsOf(scene, { last, focus, isOwn, t }));
    if (event.kind === 'round-began' && isPlateMoved(last, scene.view) && own.length === 1) {
      shots.push(plateShot(scene.view, own.includes(event.leader), t));
    }
    last = scene.view;
  }
  if (view.phase === 'lightning') shots.push(...idle.atEnd(last));
  if (view.phase === 'draw' && before.phase !== 'draw') shots.push(dealtShot(view));
  return shots;
}

/** [D6] Whether another player is A now than in the round before. */
function isPlateMoved(last: State, { leader }: State): boolean {
  return last.phase !== 'first' && last.leader !== leader;
}

const BOOK_EVENTS: readonly Event['kind'][] = ['ticked', 'spell-won', 'round-began', 'game-ended'];

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

interface Moment {
  /** The table before the event. */
  readonly last: View<State>;
  /** Whose map is looked at. */
  readonly focus: Seat | undefined;
  readonly isOwn: boolean;
  readonly t: Translate;
}

function shotsOf({ event, view }: DuelScene, { last, focus, isOwn, t }: Moment): readonly DuelShot[] {
  switch (event.kind) {
    case 'taken':
    case 'left':
      return [takenShot(event, last, isOwn)];
    case 'drawn':
      return drawnShots(event, last, view, focus, t);
    case 'passed':
      return [{ view, focus, movements: [hold(TIMES.rival.hold)] }];
    case 'ticked':
      return [tickShot(event, last)];
    case 'spell-won':
      return [winningShot(event, last, isOwn)];
    case 'cross-added':
      return [
        { view, focus, movements: [...rising(boardOf(focus), [event.cell], event.gain, t), hold(TIMES.rival.hold)] },
      ];
    case 'domains-named':
      return [{ view, movements: [hold(TIMES.rival.hold)] }];
    default:
      return [];
  }
}

export const MINE = '.duel-main > .duel-map';
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
  const gain = [...glowing(board, event, view), ...rising(board, event.cells, event.gain, t)];
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

/** What it brought, unless that is nothing. */
function rising(board: string, cells: readonly Cell[], points: number, t: Translate): readonly Movement[] {
  if (points === 0) return [];
  const text = t('duel-signed', { points });
  return [{ kind: 'rise', to: cellsAnchor(board, cells), text, startMs: 0, ms: TIMES.rival.hold }];
}

function hold(ms: number): Movement {
  return { kind: 'hold', startMs: 0, ms };
}

export function cellsAnchor(board: string, cells: readonly Cell[]): Anchor {
  return { selector: cells.map(({ x, y }) => `${board} [data-spot="${x} ${y}"]`).join() };
}
