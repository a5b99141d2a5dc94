import { deflateRawSync } from 'node:zlib';
import { type GameRecord, parseRecord } from '@crownhold/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../e2e/bot-game.ts';
import { formatLink, MOST_LINK, parseLink } from './link.ts';

const BROKEN = { refusal: { code: 'not-json' } };

function game(seats: number, ...variants: 'dynasty'[]): GameRecord {
  const chairs = ['Аня', 'Bo', 'Ґанна', 'Ъгъл'].slice(0, seats).map((name) => ({ name, bot: 'greedy' }));
  const options = { seats, variants, tiebreak: 'territory-then-crowns' } as const;
  return parseRecord(playBotGame({ options, chairs, seed: 3 })) as GameRecord;
}

/** A link as a stranger could make it: any bytes, well packed. */
function linkOf(bytes: string | Uint8Array): string {
  return `1${deflateRawSync(bytes).toString('base64url')}`;
}

function json(changes: object): string {
  return linkOf(JSON.stringify({ game: 'kingdomino', options: { seats: 2 }, steps: 'draw 1;draw 2', ...changes }));
}

describe('a link', () => {
  it.each([2, 3, 4])('carries a game of %i, without its proof, and is short', async (seats) => {
    const record = game(seats);
    const link = await formatLink(record);
    const { fairness: _, ...rest } = record;
    expect(await parseLink(link)).toEqual(rest);
    expect(link).toMatch(/^1[\w-]+$/);
    expect(link.length).toBeLessThan(MOST_LINK - 100);
  });

  it('carries a record without steps, rules version and players', async () => {
    const record = { format: 'crownhold-record', version: 1, game: 'duel', options: {}, steps: [] } as const;
    expect(await parseLink(await formatLink(record))).toEqual(record);
  });
});

describe('a link of a stranger is refused:', () => {
  it.each<[string, () => string]>([
    ['nothing', () => ''],
    ['another way of writing', () => `2${json({}).slice(1)}`],
    ['signs that no link has', () => `${json({})}=`],
    ['too many signs', () => `1${'A'.repeat(8000)}`],
    ['one sign, which is no byte', () => '1A'],
    ['what does not unfold', () => '1_____'],
    ['a part of a link', () => json({}).slice(0, -6)],
    ['what unfolds to too much', () => linkOf(new Uint8Array(5_000_000))],
    ['what is no text', () => linkOf(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
    ['no JSON', () => linkOf('{')],
    ['no object', () => linkOf('[1]')],
    ['null', () => linkOf('null')],
    ['a field that none has', () => json({ fairness: {} })],
    ['a field for itself', () => linkOf('{"__proto__":{"game":"kingdomino"},"steps":""}')],
    ['steps that are no text', () => json({ steps: ['draw 1'] })],
    ['no game', () => json({ game: undefined })],
    ['options of the wrong kind', () => json({ options: 2 })],
  ])('%s', async (_, link) => {
    expect(await parseLink(link())).toMatchObject(BROKEN);
  });

  it('anything', async () => {
    const signs = fc.string({ unit: fc.constantFrom(...'ABCabc019_-'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(signs, async (text) => {
        expect(await parseLink(`1${text}`)).toMatchObject(BROKEN);
      }),
    );
  });
});
