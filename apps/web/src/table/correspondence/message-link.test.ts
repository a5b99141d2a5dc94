import { deflateRawSync } from 'node:zlib';
import { type GameRecord, parseRecord } from '@crownhold/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../../e2e/bot-game.ts';
import { duelRecord } from '../../../e2e/duel-game.ts';
import { ID, linkedGame } from '../../../test/correspondence.ts';
import { formatMessage, parseMessage } from './message-link.ts';

/** A link as a stranger could make it: any bytes, well packed. */
function linkOf(bytes: string | Uint8Array): string {
  return `1${deflateRawSync(bytes).toString('base64url')}`;
}

function json(changes: object): string {
  const fields = { id: ID, names: ['Ann', ''], game: 'kingdomino', options: { seats: 2 }, steps: 'draw 1' };
  return linkOf(JSON.stringify({ ...fields, ...changes }));
}

describe('a message', () => {
  it('carries a whole game with the names of those who sit, and is short', async () => {
    const game = linkedGame({ names: ['Аня', 'Вася Длиннобородов'] });
    const text = await formatMessage(game);
    expect(await parseMessage(text)).toEqual(game);
    expect(text).toMatch(/^1[\w-]+$/);
    expect(text.length).toBeLessThan(700);
  });

  const names = ['Александра', 'Вася', 'Ґанна', 'Ъгъл'];
  const played = (seats: number, ...variants: 'dynasty'[]) => {
    const options = { seats, variants, tiebreak: 'territory-then-crowns' } as const;
    return playBotGame({ options, chairs: names.slice(0, seats).map((name) => ({ name })), seed: 3 });
  };

  it.each<[string, () => string, number]>([
    ['Kingdomino for two', () => played(2), 700],
    ['Kingdomino for four', () => played(4), 1000],
    ['a dynasty of four', () => played(4, 'dynasty'), 2000],
    ['a Duel', () => duelRecord({ chairs: [{ name: 'a' }, { name: 'b' }] }), 1000],
  ])('of %s has a length that chats take', async (_, play, most) => {
    const { fairness: _fairness, players: _players, ...record } = parseRecord(play()) as GameRecord;
    const { seats } = record.options as { readonly seats: number };
    const text = await formatMessage({ id: ID, names: names.slice(0, seats), record });
    expect(text.length).toBeLessThan(most);
    expect(await parseMessage(text)).toMatchObject({ record });
  });

  it('is read with what a chat adds to its end', async () => {
    const game = linkedGame({ rows: 3 });
    expect(await parseMessage(`${await formatMessage(game)}).`)).toEqual(game);
  });

  it('of another way of writing is of a newer page', async () => {
    expect(await parseMessage(`2${json({}).slice(1)}`)).toBe('newer');
  });
});

describe('a message of a stranger is refused:', () => {
  it.each<[string, () => string]>([
    ['nothing', () => ''],
    ['a way of writing that never was', () => `0${json({}).slice(1)}`],
    ['too many signs', () => `1${'A'.repeat(8001)}`],
    ['a part of a link', () => json({}).slice(0, -6)],
    ['signs in the middle that no link has', () => json({}).replace(/^(.{9})/, '$1 ')],
    ['what unfolds to too much', () => linkOf(new Uint8Array(5_000_000))],
    ['no JSON', () => linkOf('{')],
    ['no object', () => linkOf('[1]')],
    ['a field that none has', () => json({ players: ['Ann'] })],
    ['no id', () => json({ id: undefined })],
    ['an id that leads elsewhere', () => json({ id: 'first-game' })],
    ['no names', () => json({ names: undefined })],
    ['names that are no texts', () => json({ names: [1, 2] })],
    ['a name that is too long', () => json({ names: ['x'.repeat(25), ''] })],
    ['a name that turns the line around', () => json({ names: ['Ann\u202e', ''] })],
    ['a name with blanks around it', () => json({ names: [' Ann', ''] })],
    ['steps that are no text', () => json({ steps: ['draw 1'] })],
    ['no game', () => json({ game: undefined })],
    ['options of the wrong kind', () => json({ options: 2 })],
  ])('%s', async (_, link) => {
    expect(await parseMessage(link())).toBe('broken');
  });

  it('anything', async () => {
    const signs = fc.string({ unit: fc.constantFrom(...'ABCabc019_-'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(signs, async (text) => {
        expect(await parseMessage(`1${text}`)).toBe('broken');
      }),
    );
  });
});
