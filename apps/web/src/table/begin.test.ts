import { createRecord, formatRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { useEnglish } from '../../test/english.ts';
import { ANN, BOT } from '../../test/kingdomino-table.ts';
import { loadGame } from '../games/store.ts';
import { beginGame, openRecord, playAgain, playOn } from './begin.ts';

useEnglish();

const START = { options: { seats: 2, variants: ['harmony'] }, chairs: [ANN, BOT] };

describe('a game by its id', () => {
  it('begins, and again with the same players and options', async () => {
    const id = await beginGame('kingdomino', START);
    const next = await playAgain(id);
    const [first, second] = [(await loadGame(id))!, (await loadGame(next!))!];
    expect(second.chairs).toEqual(first.chairs);
    expect(second.record.options).toEqual(first.record.options);
    expect(second.secret).not.toBe(first.secret);
    expect(await playAgain('nowhere')).toBeUndefined();
  });

  it('is not begun against its rules, nor if nobody here knows it', async () => {
    await expect(beginGame('kingdomino', { ...START, options: { seats: 7 } })).rejects.toThrow(/cannot be played so/);
    await expect(beginGame('chess', START)).rejects.toThrow(/cannot be played here/);
  });

  it('goes on from its record, whole or in part', async () => {
    const { record } = (await loadGame(await beginGame('kingdomino', START)))!;
    const opened = await openRecord(formatRecord(record));
    expect((await loadGame(opened as string))!.record.steps).toEqual(record.steps);
    const part = await playOn(record, 2, [ANN, BOT]);
    expect((await loadGame(part as string))!.record.steps.slice(0, 2)).toEqual(record.steps.slice(0, 2));
  });

  it('is refused if the text is no record, or of a game that cannot be played here', async () => {
    expect(await openRecord('{')).toMatchObject({ refusal: { rule: 'R1' } });
    const other = formatRecord({
      ...createRecord(kingdomino, kingdomino.parseOptions({}) as never, []),
      game: 'chess',
    });
    expect(await openRecord(other)).toMatchObject({ refusal: { code: 'unknown-game' } });
  });
});
