import { setTimeout as wait } from 'node:timers/promises';
import { below, createRng } from '@crownhold/core';
import type { WireClient } from './wire-client.ts';

interface Polled {
  readonly view: {
    readonly status: string;
    readonly version: number;
    readonly asked: readonly { readonly seat: number; readonly since: number }[];
    readonly legal?: readonly string[];
  };
}

const LOOK_MS = 20;

/** Plays by asking again, without keys, seat by seat, until the game is over or has that many rows. */
export async function playToEnd(
  clients: readonly WireClient[],
  table: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const rng = createRng(5);
  for (;;) {
    let isAsked = false;
    for (const [seat, client] of clients.entries()) {
      const { view } = JSON.parse((await client.get(`/api/tables/${table}?viewer=${seat}`)).body) as Polled;
      if (view.status === 'over' || view.version >= most) return;
      const asked = view.asked.find((each) => each.seat === seat);
      if (!asked) continue;
      isAsked = true;
      const turn: string[] = [];
      for (let steps = view.legal ?? []; steps.length > 0; ) {
        turn.push(steps[below(rng, steps.length)]!);
        const query = { kind: 'steps', request: 'request-1', table, seat, prefix: turn.join('; ') };
        const { body } = await client.post(`/api/tables/${table}/steps`, query);
        steps = (JSON.parse(body) as { readonly steps: readonly string[] }).steps;
      }
      const ids = { kind: 'submit', table, commandId: `again-${seat}-${asked.since}`, seat };
      const reply = await client.post(`/api/tables/${table}/commands`, {
        ...ids,
        since: asked.since,
        turn: turn.join('; '),
      });
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.body}`);
    }
    // The server is dealing.
    if (!isAsked) await wait(LOOK_MS);
  }
}
