import type { Seat } from '@crownhold/core';
import { DICE, type DiceThrow, type Event, NO_DIE, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { ColoursTypes } from '@crownhold/table/colours';
import { turnPose, turnSize } from '../../board/turned-map.ts';
import type { Movement } from '../../travel/movement.ts';
import type { Shot, ToldAct } from '../film.ts';
import { Die } from './board/die.tsx';
import { REVEAL_TIMES, revealOf } from './reveal.ts';
import { type SeenMap, type ThrowBox, uprightMap } from './throw/pose.ts';
import { throwShots } from './throw/throw-film.tsx';
import { isTurned } from './turning.ts';

/** Times of this game in milliseconds, at the normal pace. */
const TIMES = { throwWait: 4000, rest: 500, take: 260, forEver: 2 ** 31 - 1 } as const;

/** The kinds of panels that lie over the table while something is told. */
export const PANELS = { together: 'together', reveal: 'reveal', revealed: 'revealed', ribbons: 'ribbons' } as const;

type ColoursShot = Shot<ColoursTypes>;
type Taken = Event & { readonly kind: 'taken' };

/** What moves when something has happened: dice are thrown and taken, sheets are revealed. */
export function filmOf(act: ToldAct<ColoursTypes>, own: readonly Seat[], t: Translate): readonly ColoursShot[] {
  const { events, view } = act;
  if (events.some(({ kind }) => kind === 'landed')) return throwFilm(act, own, t);
  if (events.some(({ kind }) => kind === 'revealed')) return revealShots(act, own);
  const taken = events.find((event): event is Taken => event.kind === 'taken');
  // Whoever colours is not disturbed, and people see what they do themselves.
  const isBusy = own.some((seat) => isColouring(view, seat));
  return taken && !isBusy && !own.includes(taken.seat) ? [takeShot(act, taken)] : [];
}

function isColouring({ dice, done }: State, seat: Seat): boolean {
  return dice[seat] !== NO_DIE && done[seat] === 0;
}

/** [C18] Whoever has the token here begins the throw; elsewhere the dice fall by themselves. */
function throwFilm(act: ToldAct<ColoursTypes>, own: readonly Seat[], t: Translate): readonly ColoursShot[] {
  const { before, view, attachments = [] } = act;
  // What comes along with a throw of this game is a throw; a record without it has dice at rest alone.
  const [thrown] = attachments as readonly DiceThrow[];
  const scene = { before, after: view, map: seenMap(view.atlas.map), place: MAP_PLACE };
  const falling = thrown ? throwShots(thrown, scene, t) : [];
  const resting: ColoursShot = {
    view,
    movements: [{ ...hold(TIMES.rest), sounds: DICE.map((_, die) => ({ sound: 'knock', atMs: 60 * die })) }],
  };
  const shots = falling.length > 0 ? falling : [resting];
  if (!own.includes(view.token)) return shots;
  return [{ view: before, isWaiting: true, movements: [hold(TIMES.throwWait)] }, ...shots];
}

/** The drawing of the map that is played on. */
const MAP_PLACE = '.colours-main .sheet > svg';

/** The map as the screen has it now. */
export function seenMap(box: ThrowBox): SeenMap {
  return isTurned.value ? { box, size: turnSize(box), turn: (pose) => turnPose(pose, box) } : uprightMap(box);
}

/** [C22] [C35] Several people put the device in the middle first; then all look at all sheets until somebody goes on. */
function revealShots(act: ToldAct<ColoursTypes>, own: readonly Seat[]): readonly ColoursShot[] {
  const { before, view, events } = act;
  const reveal = revealOf(events, before);
  if (!reveal) return [];
  if (view.isSolo) {
    const hasRibbons = reveal.ribbons.length > 0 || reveal.isLastNext;
    const ms = REVEAL_TIMES.ribbons + reveal.ribbons.length * REVEAL_TIMES.ribbon;
    return hasRibbons ? [{ view, panel: { kind: PANELS.ribbons, act }, movements: [hold(ms)] }] : [];
  }
  const waiting = { isWaiting: true, movements: [hold(TIMES.forEver)] };
  const together: ColoursShot = { view: before, isKept: true, panel: { kind: PANELS.together, act }, ...waiting };
  return [
    ...(own.length > 1 ? [together] : []),
    { view, isWaiting: true, panel: { kind: PANELS.reveal, act }, movements: [hold(reveal.lengthMs)] },
    { view, isKept: true, panel: { kind: PANELS.revealed, act }, ...waiting },
  ];
}

/** A die slides to the seat that has taken it. */
function takeShot({ before }: ToldAct<ColoursTypes>, { seat, die }: Taken): ColoursShot {
  const index = DICE.indexOf(die);
  const from = { selector: `.map-die[data-die="${index}"], .strip-die[data-die="${index}"] .colours-die` };
  const movement: Movement = {
    kind: 'fly',
    from,
    to: { selector: `.seat-chip[data-seat="${seat}"] .seat-die` },
    quarters: 0,
    draw: () => <Die die={index} drops={before.numbers[index]!} />,
    hides: `.map-die[data-die="${index}"]`,
    startMs: 0,
    ms: TIMES.take,
    sounds: [{ sound: 'tap', atMs: TIMES.take }],
  };
  return { view: before, movements: [movement] };
}

function hold(ms: number): Movement {
  return { kind: 'hold', startMs: 0, ms };
}
