import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';

const ROWS = ['w1 w f1', 'w C f', '. l .'];
const TERRITORIES = [
  { terrain: 'wheat', squares: 3, crowns: 1, points: 3 },
  { terrain: 'forest', squares: 2, crowns: 1, points: 2 },
  { terrain: 'lake', squares: 1, crowns: 0, points: 0 },
];
const KINGDOM = {
  points: 5,
  territories: TERRITORIES,
  largest: 3,
  crowns: 2,
  discarded: 9,
  bonuses: { middleKingdom: 0, harmony: 0 },
};

describe('crownhold score', () => {
  it('reads text from standard input', async () => {
    const text = `# at home\n\n${ROWS.join('\n')}\n`;
    expect(await runCrownholdJson(['score'], text)).toEqual({
      code: 0,
      json: { ok: true, kingdoms: [KINGDOM], ranks: [1] },
    });
  });

  it('reads JSON from a file', async () => {
    const file = createFolder().write('kingdom.json', JSON.stringify({ kingdom: ROWS, variants: ['middle-kingdom'] }));
    expect((await runCrownholdJson(['score', file])).json).toMatchObject({
      kingdoms: [{ points: 15, bonuses: { middleKingdom: 10, harmony: 0 } }],
    });
  });

  it('ranks several', async () => {
    const squares = [
      { x: 1, y: 0, terrain: 'grass', crowns: 2 },
      { x: 2, y: 0, terrain: 'grass', crowns: 1 },
    ];
    const several = JSON.stringify([{ kingdom: ROWS }, { squares }, { kingdom: ROWS }]);
    expect((await runCrownholdJson(['score', '-'], several)).json).toMatchObject({ ranks: [2, 1, 2] });
  });

  it('tells people', async () => {
    const { code, stdout } = await runCrownhold(
      ['score', '--variants', 'middle-kingdom'],
      `${ROWS.join('\n')}\n---\nC w1 w\n`,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^kingdom 1: 15 points, 1st place +kingdom 2: 2 points, 2nd place\nw1 w {2}f1 +C {2}w1 w\n/);
    expect(stdout).toContain('Middle Kingdom +10');
  });

  it.each([
    ['C w', 0, 'K2'],
    ['C w w\n---\nC w x', 1, 'N5'],
    ['{"kingdom":["C w w"],"variants":["chess"]}', null, 'R6'],
    ['{"squares":[{"x":1,"y":0,"terrain":"sea","crowns":0}]}', 0, 'N5'],
    ['{', null, 'R1'],
    ['', 0, 'K1'],
  ])('refuses %j', async (text, kingdom, rule) => {
    const { code, json } = await runCrownholdJson(['score'], text);
    expect(code).toBe(1);
    expect(json).toMatchObject({
      ok: false,
      kingdom,
      rule,
      code: expect.any(String),
      args: expect.any(Object),
      message: expect.stringMatching(/\.$/),
    });
  });

  it('says in words what is wrong', async () => {
    expect(await runCrownhold(['score'], 'C w')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'crownhold: kingdom 1: Dominoes cover an even number of squares, but there is 1 here besides the castle (rule K2).\n',
    });
  });

  it('counts a map of the Duel', async () => {
    const map = ['d1 d . . . . .', 'd . . . . . .', '. . s C . . .', '. . s1 . . . .', '. . b2 q q . .'];
    const rows = [...map, 'domains quarters'].join('\n');
    expect(await runCrownholdJson(['score', '--game', 'duel'], rows)).toMatchObject({
      code: 0,
      json: { ok: true, kingdoms: [{ points: 10, largest: 3, named: 'quarters' }], ranks: [1] },
    });
    const { code, stdout } = await runCrownhold(['score', '--game', 'duel', '--lang', 'ru'], rows);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^королевство 1: 10 очков\n[\s\S]*владения \(четверти\) \+3\n/);
    expect(await runCrownhold(['score', '--game', 'duel'], 'd')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('D3'),
    });
    expect(await runCrownhold(['score', '--game', 'duel', '--variants', 'harmony'], rows)).toMatchObject({ code: 2 });
    expect(await runCrownhold(['score', '--game', 'chess'], rows)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('R4'),
    });
  });

  it('counts a sheet of Colour Kingdoms', async () => {
    const kingdoms = ['b rgbygvrnb', 'g .........', 'y yr.......', 'v ....v....', 'r .........', 'n ........g'];
    const rows = [...kingdoms, 'blots 3', 'places blue 4'].join('\n');
    expect(await runCrownholdJson(['score', '--game', 'colours'], rows)).toMatchObject({
      code: 0,
      json: { ok: true, kingdoms: [{ points: -2, blots: 3, lost: 17 }], ranks: [1] },
    });
    const { code, stdout } = await runCrownhold(['score', '--game', 'colours', '--lang', 'ru'], rows);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^королевство 1: \u22122 очка\n[\s\S]*Синеречье +4\+0\+6 = 10\n/);
    expect(await runCrownhold(['score', '--game', 'colours'], 'b')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('N7'),
    });
    expect(await runCrownhold(['score', '--game', 'colours', '--tiebreak', 'crowns'], rows)).toMatchObject({ code: 2 });
  });

  it('calls a wrong flag wrong usage', async () => {
    expect(await runCrownhold(['score', '--variants', 'chess'], 'C w w')).toMatchObject({ code: 2, stdout: '' });
    expect(await runCrownholdJson(['score', '--variants', 'dynasty'])).toMatchObject({
      code: 2,
      json: { ok: false, rule: 'K20' },
    });
    expect(await runCrownholdJson(['score', '/none.txt'])).toMatchObject({
      code: 1,
      json: { kingdom: null, rule: 'R1' },
    });
  });
});
