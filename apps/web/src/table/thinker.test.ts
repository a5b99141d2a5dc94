import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { placingTable } from '../../test/kingdomino-table.ts';
import { PLAYABLE } from './faces.ts';
import { loadThinker } from './thinkers.ts';

/** Every look at it takes a second. */
function slowClock() {
  let seconds = 0;
  return () => 1000 * seconds++;
}

const { settled } = placingTable().shown.value;
const QUESTION = {
  number: 7,
  game: 'kingdomino',
  bot: 'greedy',
  view: kingdomino.formatState(settled),
  seat: settled.seat,
  seed: 1,
};

describe('a thinker', () => {
  it('gives a whole turn', async () => {
    const { turn, hint } = await (await loadThinker('kingdomino'))(QUESTION, slowClock());
    expect(turn).toMatch(/^put .*; take \d+$/);
    expect(hint).toBeUndefined();
  });

  it('gives the next step with reasons where somebody wants a hint', async () => {
    const think = await loadThinker('kingdomino');
    const { turn, hint } = await think({ ...QUESTION, isForHint: true }, slowClock());
    expect(turn).toBeUndefined();
    expect(hint).toMatchObject({ step: expect.stringMatching(/^put /), reasons: [{ kind: expect.any(String) }] });
  });

  it('thinks as far on every clock when it is told how far', async () => {
    const think = await loadThinker('kingdomino');
    const question = { ...QUESTION, bot: 'queen', nodes: 60 };
    expect(await think(question, slowClock())).toEqual(await think(question, () => 0));
  });

  it('tells that its time was up before it had enough', async () => {
    const think = await loadThinker('kingdomino');
    expect((await think({ ...QUESTION, bot: 'queen' }, slowClock())).isHurried).toBe(true);
    expect(await think({ ...QUESTION, bot: 'knight' }, () => 0)).toEqual({ turn: expect.any(String) });
  });

  it('fails loudly at what it cannot think about', async () => {
    const think = await loadThinker('kingdomino');
    await expect(think({ ...QUESTION, view: 'nonsense' }, slowClock())).rejects.toThrow(/cannot think/);
    await expect(think({ ...QUESTION, bot: 'nobody' }, slowClock())).rejects.toThrow(/cannot think/);
    await expect(loadThinker('toString')).rejects.toThrow(/nobody thinks/);
  });

  it('is there for every game that can be played', async () => {
    for (const game of PLAYABLE) expect(await loadThinker(game)).toBeInstanceOf(Function);
  });
});
