import { createRng, lowestActor, type Seat } from '@crownhold/core';
import { extentsOf, kingdomino, type Options, placementsOf, type State } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { isWithin, type Reach } from '../place.ts';
import { cameraOf } from './camera.ts';

const GAMES = 200;
const SIZES: readonly { readonly name: string; readonly options: Options; readonly most: number }[] = [
  ...([2, 3, 4] as const).map((seats) => ({
    name: `${seats} seats`,
    options: { seats, variants: [], tiebreak: 'crowns' } as Options,
    most: 7,
  })),
  { name: 'Mighty Duel', options: { seats: 2, variants: ['mighty-duel'], tiebreak: 'crowns' }, most: 9 },
];

/** Plays random games and looks at every state in which somebody is asked. */
function* statesOf(options: Options, seed: number): Generator<State> {
  const state = kingdomino.create(options);
  const rng = createRng(seed);
  while (kingdomino.actors(state) !== 0) {
    const actor = lowestActor(kingdomino.actors(state));
    if (state.phase === 'place' || state.phase === 'take') yield state;
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
  }
}

const widthOf = ({ left, right }: Reach) => right - left + 1;
const heightOf = ({ top, bottom }: Reach) => top - bottom + 1;
const contains = (outer: Reach, inner: Reach) =>
  isWithin({ x: inner.left, y: inner.bottom }, outer) && isWithin({ x: inner.right, y: inner.top }, outer);

/** The smallest rectangle around some others. */
function around(frames: readonly Reach[]): Reach {
  return {
    left: Math.min(...frames.map(({ left }) => left)),
    right: Math.max(...frames.map(({ right }) => right)),
    bottom: Math.min(...frames.map(({ bottom }) => bottom)),
    top: Math.max(...frames.map(({ top }) => top)),
  };
}

/** What has to be in sight of a seat that places a domino: its kingdom, and wherever a half may lie. */
function needed(state: State, seat: Seat): Reach {
  const { west, east, south, north } = extentsOf(state, seat);
  const cells = placementsOf(state, seat, state.activeDomino).flatMap((placement) => placement.cells);
  return around([
    { left: -west, right: east, bottom: -south, top: north },
    ...cells.map(({ x, y }) => ({ left: x, right: x, bottom: y, top: y })),
  ]);
}

describe.each(SIZES)(`the camera, in ${GAMES} random games of $name`, ({ options, most }) => {
  it('holds the kingdom and every legal square, is near, changes only when a turn begins, and never shrinks', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const cameras = new Map<Seat, Reach>();
      for (const state of statesOf(options, seed)) {
        // Whoever is asked, and once a turn the next one, who looks on.
        const others = state.phase === 'place' ? [] : [(state.seat + 1) % options.seats];
        for (const seat of [state.seat, ...others]) {
          const camera = cameraOf(state, seat);
          const before = cameras.get(seat) ?? { left: -2, right: 2, bottom: -2, top: 2 };
          const isTurn = state.phase === 'place' && state.seat === seat;
          // Nothing is shown that no turn has needed.
          const wanted = isTurn ? around([before, needed(state, seat)]) : before;
          const fail = (what: string) =>
            expect.fail(`seed ${seed}: ${kingdomino.formatState(state)} ${what} ${show(camera)}`);
          if (!contains(camera, wanted) || !contains(wanted, camera)) fail('shows');
          if (Math.max(widthOf(camera), heightOf(camera)) > most) fail('is far:');
          if (Math.min(widthOf(camera), heightOf(camera)) < 5) fail('is too near:');
          cameras.set(seat, camera);
        }
      }
    }
  });
});

function show({ left, right, bottom, top }: Reach): string {
  return `${left}..${right} by ${bottom}..${top}`;
}
