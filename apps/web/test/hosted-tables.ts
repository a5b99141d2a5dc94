import { below, createRng, type GameTypes, listMoves, type Seat, type StateBuffer, type View } from '@crownhold/core';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import type { AnyDealer } from '../src/table/host/dealer.ts';
import { HostClient } from '../src/table/host/host-client.ts';
import type { FromHost, ToHost } from '../src/table/host/host-message.ts';
import { TableHost, type TableHostPorts } from '../src/table/host/table-host.ts';

const physics = await createThrower();

/** Colour Kingdoms with its real dice, at hand at once. */
export const DEALER = {
  game: colours,
  loadThrower: async () => ({ id: THROWER_ID, throw: landingBy(physics.throw) }),
} as unknown as AnyDealer;

/** The page and its worker in one thread, with everything copied that goes from one to the other. */
export function hostIn(
  store: TableHostPorts['store'],
  loadDealer: TableHostPorts['loadDealer'] = async () => DEALER,
): { readonly client: HostClient; readonly heard: readonly FromHost[] } {
  const events = new EventTarget();
  const heard: FromHost[] = [];
  const host = new TableHost({
    store,
    loadDealer,
    post(message) {
      const data = structuredClone(message);
      heard.push(data);
      queueMicrotask(() => events.dispatchEvent(Object.assign(new Event('message'), { data })));
    },
  });
  const worker = {
    postMessage(message: ToHost, transfer: Transferable[] = []) {
      const data = structuredClone(message, { transfer });
      queueMicrotask(() => host.hear(data));
    },
    addEventListener: events.addEventListener.bind(events),
    terminate: () => undefined,
  };
  // The part of a worker that a client uses.
  return { client: new HostClient(worker as unknown as Worker, () => undefined), heard };
}

/** A random whole turn on a view. */
export function randomTurn(view: View<GameTypes['state']>, seat: Seat, seed: number): string {
  const rng = createRng(seed);
  const game = colours as unknown as AnyDealer['game'];
  const state: StateBuffer = game.copy(view);
  const steps: string[] = [];
  while (game.turn(state, seat) === game.turn(view, seat)) {
    const moves = listMoves(game, state, seat);
    const move = moves[below(rng, moves.length)]!;
    steps.push(game.formatMove(state, move));
    game.apply(state, seat, move);
  }
  return steps.join('; ');
}
