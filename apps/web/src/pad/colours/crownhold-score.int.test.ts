import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { below, createRng, playSampled } from '@crownhold/core';
import { ACHIEVEMENTS, colours, formatSheet, placeOf } from '@crownhold/games/colours';
import { refusalText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { afterAll, expect, it } from 'vitest';
import { blankPad, type Pad } from './pad.ts';
import { scorePad } from './pad-score.ts';
import { type PadSheet, rowsOf, TOOLS, touch, turnPlace } from './sheet.ts';

const CLI = pathToFileURL(join(import.meta.dirname, '../../../../cli/src/main.ts')).href;
const SEED = 18;
const PADS = 80;
const MOST_SEATS = 4;

const folder = mkdtempSync(join(tmpdir(), 'colours-pad-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('[C39] [C40] [C41] agree with the program on 200 random sheets, whole ones and broken ones', () => {
  const pads = randomPads();
  expect(pads.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  const answers = askProgram(pads);
  const t = translatorFor('en');
  expect(answers).toHaveLength(pads.length);
  expect(new Set(answers.map((answer) => Object(answer).ok))).toEqual(new Set([true, false]));
  for (const [index, pad] of pads.entries()) {
    const { sheets, ranks } = scorePad(pad);
    const broken = sheets.findIndex(({ fault }) => fault !== undefined);
    const what = () => `pad ${index}: ${JSON.stringify(pad.sheets.map(rowsOf))}`;
    if (broken >= 0) {
      const refusal = sheets[broken]!.fault!;
      expect(answers[index], what()).toEqual({
        ok: false,
        kingdom: broken,
        ...refusal,
        message: refusalText(t, refusal),
      });
      continue;
    }
    const kingdoms = sheets.map(({ points, lost, kingdoms: own, monsters, three, blots }) => ({
      points,
      lost,
      kingdoms: own,
      monsters,
      three,
      blots,
    }));
    expect(answers[index], what()).toMatchObject({ ok: true, kingdoms, ranks });
  }
});

/** Sheets of random games for one to four; every fifth game has areas and places changed. */
function randomPads(): readonly Pad[] {
  const rng = createRng(SEED);
  return Array.from({ length: PADS }, (_, game) => {
    const seats = 1 + (game % MOST_SEATS);
    const state = colours.create({ seats, map: 'first' });
    playSampled(colours, state, rng);
    const sheets = Array.from({ length: seats }, (_, seat) => {
      const sheet: PadSheet = {
        paints: formatSheet(state, seat)
          .slice(0, 6)
          .map((row) => row.slice(2))
          .join(''),
        blots: state.blots[seat]!,
        places: ACHIEVEMENTS.map((_, index) => [0, 1, 2, 0][placeOf(state, seat, index)]!),
      };
      return game % 5 === 4 ? spoil(sheet, rng) : sheet;
    });
    const blank = blankPad();
    return { ...blank, count: seats, sheets: blank.sheets.map((sheet, seat) => sheets[seat] ?? sheet) };
  });
}

function spoil(sheet: PadSheet, rng: () => number): PadSheet {
  const painted = touch(sheet, below(rng, sheet.paints.length), TOOLS[below(rng, TOOLS.length)]!);
  return turnPlace(painted, below(rng, ACHIEVEMENTS.length));
}

/** What `crownhold score --game colours --json` says of each, in one process: starting it anew takes longer than all its work. */
function askProgram(pads: readonly Pad[]): readonly unknown[] {
  const commands = pads.map(({ sheets, count }, index) => {
    const file = join(folder, `${index}.txt`);
    const texts = sheets.slice(0, count).map((sheet) => rowsOf(sheet).join('\n'));
    writeFileSync(file, `${texts.join('\n---\n')}\n`);
    return ['score', file, '--game', 'colours', '--json', '--lang', 'en'];
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
