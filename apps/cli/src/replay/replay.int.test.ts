import { formatRecord } from '@crownhold/core';
import type { DiceThrow } from '@crownhold/games/colours';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { randomGame } from '../../test/games.ts';
import { sealedGame } from '../../test/sealed-game.ts';

const FACTS = { largest: expect.any(Number), crowns: expect.any(Number), discarded: expect.any(Number) };
const TERRITORY = { terrain: expect.any(String), squares: expect.any(Number), crowns: expect.any(Number) };
const DETAILS = { ...FACTS, territories: expect.arrayContaining([{ ...TERRITORY, points: expect.any(Number) }]) };

describe('crownhold replay', () => {
  it('tells all of a good record', async () => {
    const { record, state, actors, legal, scores } = randomGame({ variants: ['harmony'] });
    const file = createFolder().write('good.json', formatRecord(record));
    expect(await runCrownholdJson(['replay', file])).toEqual({
      code: 0,
      json: {
        ok: true,
        file,
        steps: record.steps.map((move, index) => ({ actor: actors[index], move, legal: legal[index] })),
        over: true,
        scores,
        ranks: kingdomino.ranking(state),
        details: [DETAILS, DETAILS],
      },
    });
  });

  it('reads standard input, and an unfinished record', async () => {
    const { record, scores } = randomGame({ seats: 3, steps: 50 });
    const { code, json } = await runCrownholdJson(['replay', '-'], formatRecord(record));
    expect(code).toBe(0);
    expect(json).toMatchObject({ ok: true, file: '-', over: false, scores, ranks: null });
  });

  it('tells of every game of a dynasty', async () => {
    const { record, scores } = randomGame({ variants: ['dynasty'], seed: 3 });
    const { json } = await runCrownholdJson(['replay', '-'], formatRecord(record));
    const game = { scores: [expect.any(Number), expect.any(Number)], details: [DETAILS, DETAILS] };
    expect(json).toMatchObject({ over: true, scores, games: [game, game, game] });
  });

  it('tells where the dice of Colour Kingdoms fell, if the transcript of the record is sound', async () => {
    const record = sealedGame('colours', { seats: 2 }, 3, 8);
    const { json } = await runCrownholdJson(['replay', '-'], formatRecord(record));
    const { steps } = json as { steps: { move: string; attachment?: DiceThrow }[] };
    const thrown = steps.filter(({ attachment }) => attachment);
    expect(thrown.length).toBeGreaterThan(1);
    for (const { move, attachment } of thrown) {
      expect(move).toMatch(new RegExp(`^land blue ${attachment!.dice[0]!.drops} `));
    }
    const { stdout } = await runCrownhold(['replay', '-'], formatRecord(record));
    expect(stdout).toMatch(
      /Where the dice fell.*\n +blue die +red die +yellow die +white die\n1( +[234] [bgyvrn][1-9]( [+bgyvrn]+)?){4}/,
    );
    const doubtful = await runCrownhold(['replay', '-'], formatRecord({ ...record, fairness: 'trust me' }));
    expect(doubtful.code).toBe(0);
    expect(doubtful.stdout).not.toContain('Where the dice fell');
  });

  it('names step and rule of a bad record and goes on with the next file', async () => {
    const { write } = createFolder();
    const { record } = randomGame();
    const good = write('good.json', formatRecord(record));
    const bad = write('bad.json', formatRecord({ ...record, steps: [...record.steps.slice(0, 4), 'king 7'] }));
    const { code, stdout } = await runCrownhold(['replay', '--json', bad, good]);
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(1);
    expect(first).toEqual({
      ...{ ok: false, file: bad, step: 4 },
      ...{ rule: 'K1', code: 'no-such-seat', args: { seat: 7 }, message: 'Nobody sits at seat 7.' },
    });
    expect(second).toMatchObject({ ok: true, file: good });
  });

  it('says in words what is wrong', async () => {
    const { record } = randomGame({ steps: 1 });
    const file = createFolder().write('bad.json', formatRecord({ ...record, steps: ['draw 5', 'draw 5'] }));
    expect(await runCrownhold(['replay', file])).toEqual({
      code: 1,
      stdout: '',
      stderr: `crownhold: ${file}, step 1 (counted from 0) "draw 5": Domino 5 has been drawn before (rule K3).\n`,
    });
  });

  it('tells people of kingdoms, points and places', async () => {
    const { record, scores } = randomGame();
    const { code, stdout, stderr } = await runCrownhold(['replay', '-'], formatRecord(record));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^-: Kingdomino, 2 players; 76 steps, finished\n/);
    expect(stdout).toMatch(
      new RegExp(`seat 0: ${scores[0]} points, (1st|2nd) place +seat 1: ${scores[1]} points, (1st|2nd) place`),
    );
  });

  const { record } = randomGame({ steps: 4 });
  it.each([
    ['', 'R1', null],
    ['[]', 'R1', null],
    ['{}', 'R2', null],
    [JSON.stringify({ ...record, version: 2 }), 'R2', null],
    [JSON.stringify({ ...record, steps: undefined }), 'R3', null],
    [JSON.stringify({ ...record, steps: ['draw 1', 2] }), 'R3', 1],
    [JSON.stringify({ ...record, game: 'chess' }), 'R4', null],
    [JSON.stringify({ ...record, rulesVersion: 99 }), 'R4', null],
    [JSON.stringify({ ...record, options: { seats: 2, colour: 'pink' } }), 'R6', null],
    [JSON.stringify({ ...record, options: { seats: 9 } }), 'K1', null],
    [JSON.stringify({ ...record, steps: ['draw one'] }), 'N1', 0],
    [JSON.stringify({ ...record, steps: [...randomGame().record.steps, 'draw 1'] }), 'R5', 76],
  ])('refuses %.40s by rule %s', async (text, rule, step) => {
    const { code, json } = await runCrownholdJson(['replay', '-'], text);
    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, file: '-', step, rule, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('says what is wrong with a file that cannot be read', async () => {
    const { path } = createFolder();
    const { code, stdout } = await runCrownhold(['replay', '--json', `${path}/none.json`, path]);
    expect(code).toBe(1);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      {
        ok: false,
        file: `${path}/none.json`,
        step: null,
        rule: 'R1',
        code: 'no-such-file',
        args: { file: `${path}/none.json` },
        message: `The file ${path}/none.json does not exist.`,
      },
      {
        ...{ ok: false, file: path, step: null, rule: 'R1', code: 'file-is-folder', args: { file: path } },
        message: `A file is needed here, but ${path} is a folder.`,
      },
    ]);
  });
});
