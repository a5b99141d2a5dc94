import { createRng } from '@crownhold/core';
import { isSigned, parseTranscript, verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { CreateBody } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { startTables } from '../test/server.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 2 } };

/** A table of people, each with a session of its own, over these kinds of connections. */
async function sitDown(
  origin: string,
  by: readonly ('socket' | 'stream')[],
  terms: Pick<CreateBody, 'game' | 'options'>,
) {
  const clients = await Promise.all(by.map(() => WireClient.begin(origin)));
  const seats = by.map((_, seat) =>
    seat === 0 ? ({ kind: 'me', name: 'Оля' } as const) : ({ kind: 'free' } as const),
  );
  const { table, tickets } = await clients[0]!.create({ ...terms, seats, clock: { kind: 'none' } });
  for (const ticket of tickets) await clients[ticket.seat]!.sit(table, ticket);
  const game = findGame(terms.game)!;
  const players = by.map((way, viewer) => {
    const options = { client: clients[viewer]!, table, game, viewer, by: way, signs: true };
    return new WirePlayer({ ...options, rng: createRng(viewer + 1) });
  });
  return { clients, table, players };
}

describe('a whole game', () => {
  it.each([
    [KINGDOMINO, ['socket', 'socket']],
    [{ game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } }, ['stream', 'stream']],
    [{ game: 'colours', options: { seats: 2, map: 'first' } }, ['socket', 'stream']],
  ] as const)('of %j is played by %j, and its record verifies', async (terms, by) => {
    const { origin } = await startTables();
    const { clients, table, players } = await sitDown(origin, by, terms);
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
    const [one, other] = players as [WirePlayer, WirePlayer];
    expect(one.head).toBe(other.head);
    expect(one.view?.proof?.head).toBe(one.head);
    expect(one.accepted.length + other.accepted.length).toBeGreaterThan(20);
    const { status, body } = await clients[1]!.get(`/api/tables/${table}/record`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ game: terms.game });
    for (const player of players) player.cut();
  });
});
