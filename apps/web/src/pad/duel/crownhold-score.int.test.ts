import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { below, createRng, playSampled } from '@crownhold/core';
import { ARMS, duel, formatSheet } from '@crownhold/games/duel';
import { refusalText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { afterAll, expect, it } from 'vitest';
import { blankPad, type Pad } from './pad.ts';
import { scorePad } from './pad-score.ts';
import { rowsOf, type Sheet } from './sheet.ts';

const CLI = pathToFileURL(join(import.meta.dirname, '../../../../cli/src/main.ts')).href;
const SEED = 20;
const MAPS = 200;
const SIGNS = ['d', 's1', 'D', 'S2', 'b', 'q4', '.'];

const folder = mkdtempSync(join(tmpdir(), 'duel-pad-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(`agree with the program on ${MAPS} random maps, whole ones and broken ones`, () => {
  const pads = randomPads();
  const answers = askProgram(pads);
  const t = translatorFor('en');
  expect(answers).toHaveLength(pads.length);
  expect(new Set(answers.map((answer) => Object(answer).ok))).toEqual(new Set([true, false]));
  for (const [index, pad] of pads.entries()) {
    const { maps, ranks } = scorePad(pad);
    const broken = maps.findIndex(({ fault }) => fault !== undefined);
    const what = () => `pad ${index}: ${JSON.stringify(pad.sheets.map(rowsOf))}`;
    if (broken >= 0) {
      const refusal = maps[broken]!.fault!;
      expect(answers[index], what()).toEqual({
        ok: false,
        kingdom: broken,
        ...refusal,
        message: refusalText(t, refusal),
      });
      continue;
    }
    const kingdoms = maps.map(({ points, largest, bonus, domains }) => ({
      points,
      largest,
      bonuses: { domains: bonus },
      domains: domains.map(({ arms, squares, crosses, points: worth }) => ({ arms, squares, crosses, points: worth })),
    }));
    expect(answers[index], what()).toMatchObject({ ok: true, kingdoms, ranks });
  }
});

/** Maps of random games; every fifth game has a square changed. */
function randomPads(): readonly Pad[] {
  const rng = createRng(SEED);
  return Array.from({ length: MAPS / 2 }, (_, game) => {
    const state = duel.create({ seats: 2, spellbook: 'drawn', first: 'random' });
    playSampled(duel, state, rng);
    const sheets = [0, 1].map((seat) => formatSheet(state, seat).flatMap((row) => row.split(/\s+/)));
    const spoilt = game % 5 === 4 ? sheets.map((sheet) => spoil(sheet, rng)) : sheets;
    return { ...blankPad(), sheets: spoilt, named: [0, 1].map((seat) => ARMS[state.named[seat]! - 1]) };
  });
}

function spoil(sheet: Sheet, rng: () => number): Sheet {
  const at = below(rng, sheet.length);
  return sheet[at] === 'C' ? sheet : sheet.with(at, SIGNS[below(rng, SIGNS.length)]!);
}

/** What `crownhold score --game duel --json` says of each, in one process: starting it anew takes longer than all its work. */
function askProgram(pads: readonly Pad[]): readonly unknown[] {
  const commands = pads.map(({ sheets, named }, index) => {
    const file = join(folder, `${index}.json`);
    const maps = sheets.map((sheet, seat) => ({
      map: rowsOf(sheet),
      ...(named[seat] !== undefined && { domains: named[seat] }),
    }));
    writeFileSync(file, JSON.stringify(maps));
    return ['score', file, '--game', 'duel', '--json', '--lang', 'en'];
  });
  const list = join(folder, 'commands.json');
  writeFileSync(list, JSON.stringify(commands));
  const script = `
    import { readFileSync } from 'node:fs';
    const { main } = await import(${JSON.stringify(CLI)});
    for (const argv of JSON.parse(readFileSync(${JSON.stringify(list)}, 'utf8'))) {
      await main(argv);
      process.stdout.write('\\n===\\n');
    }`;
  const output = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return output
    .split('\n===\n')
    .slice(0, -1)
    .map((text): unknown => JSON.parse(text));
}
