import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { below, createRng, playSampled } from '@crownhold/core';
import { formatSheet, kingdomino, TIEBREAKS, VARIANTS, type Variant } from '@crownhold/games/kingdomino';
import { refusalText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { afterAll, expect, it } from 'vitest';
import { type Pad, parsePad } from './pad.ts';
import { scorePad } from './pad-score.ts';
import { rowsOf, type Sheet } from './sheet.ts';

const CLI = pathToFileURL(join(import.meta.dirname, '../../../cli/src/main.ts')).href;
const SEED = 20;
const KINGDOMS = 200;
const SIGNS = ['w', 'f1', 'l', 'g2', 's', 'm3', '.'];

const folder = mkdtempSync(join(tmpdir(), 'pad-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(`agree with the program on ${KINGDOMS} random kingdoms, whole ones and broken ones`, () => {
  const pads = randomPads();
  const answers = askProgram(pads);
  const t = translatorFor('en');
  expect(answers).toHaveLength(pads.length);
  expect(new Set(answers.map((answer) => Object(answer).ok))).toEqual(new Set([true, false]));
  for (const [index, pad] of pads.entries()) {
    const { games, ranks } = scorePad(pad);
    const broken = games[0]!.findIndex(({ fault }) => fault !== undefined);
    const sheets = () => `pad ${index}: ${JSON.stringify(pad.sheets[0]!.map(rowsOf))}`;
    if (broken >= 0) {
      const refusal = games[0]![broken]!.fault!;
      const told = { ok: false, kingdom: broken, ...refusal, message: refusalText(t, refusal) };
      expect(answers[index], sheets()).toEqual(told);
      continue;
    }
    const kingdoms = games[0]!.map(({ points, largest, crowns, bonuses, territories }) => ({
      points,
      largest,
      crowns,
      bonuses,
      territories: territories.map(({ cells: _, ...territory }) => territory),
    }));
    expect(answers[index], sheets()).toMatchObject({ ok: true, kingdoms, ranks });
  }
});

/** Kingdoms of random games, somewhere on their sheets; every fifth game has a square changed. */
function randomPads(): readonly Pad[] {
  const rng = createRng(SEED);
  const pads: Pad[] = [];
  for (let kingdoms = 0; kingdoms < KINGDOMS; kingdoms += pads.at(-1)!.count) {
    const count = ([2, 3, 4] as const)[below(rng, 3)]!;
    const variants = VARIANTS.filter((name) => isFor(name, count) && below(rng, 2) === 1);
    const tiebreak = TIEBREAKS[below(rng, 2)]!;
    const state = kingdomino.create({ seats: count, variants, tiebreak });
    playSampled(kingdomino, state, rng);
    const size = variants.includes('mighty-duel') ? 7 : 5;
    const sheets = Array.from({ length: count }, (_, seat) => sheetOf(formatSheet(state, seat), size, rng));
    const spoilt = pads.length % 5 === 4 ? sheets.map((sheet) => spoil(sheet, rng)) : sheets;
    pads.push({ ...parsePad(undefined), count, variants, tiebreak, sheets: [spoilt] });
  }
  return pads;
}

function isFor(variant: Variant, count: number): boolean {
  return variant !== 'dynasty' && (variant !== 'mighty-duel' || count === 2);
}

function sheetOf(rows: readonly string[], size: number, rng: () => number): Sheet {
  const table = rows.map((row) => row.split(/\s+/));
  const width = Math.max(...table.map((row) => row.length));
  const [left, top] = [below(rng, size - width + 1), below(rng, size - table.length + 1)];
  return Array.from(
    { length: size * size },
    (_, at) => table[Math.floor(at / size) - top]?.[(at % size) - left] ?? '.',
  );
}

function spoil(sheet: Sheet, rng: () => number): Sheet {
  const at = below(rng, sheet.length);
  return sheet[at] === 'C' ? sheet : sheet.with(at, SIGNS[below(rng, SIGNS.length)]!);
}

/** What `crownhold score --json` says of each, in one process: starting it anew takes longer than all its work. */
function askProgram(pads: readonly Pad[]): readonly unknown[] {
  const commands = pads.map(({ sheets, variants, tiebreak }, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(sheets[0]!.map((sheet) => ({ kingdom: rowsOf(sheet), variants }))));
    return ['score', file, '--json', '--tiebreak', tiebreak, '--lang', 'en'];
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
