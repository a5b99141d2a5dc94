import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from '@crownhold/games/colours/map';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';

const TITLES = { en: 'Colour Kingdoms', ru: 'Цветные королевства', uk: 'Кольорові королівства', bg: 'Цветни кралства' };

/** Sheets lie: the longer side of A4 or Letter, less the margins of the page, is their width. */
function expectToFit(html: string): void {
  const [, width, height] = /main \{[^}]*width: (\d+)mm;\s+height: (\d+)mm/.exec(html)!.map(Number);
  expect(width! + 16).toBeLessThanOrEqual(Math.min(297, 279.4));
  expect(height! + 16).toBeLessThanOrEqual(Math.min(210, 215.9));
}

describe('crownhold print', { timeout: 60_000 }, () => {
  it.each(LANGUAGES)(
    'writes the sheet of Colour Kingdoms as one page that needs nothing else, in %s',
    async (language) => {
      const { code, stdout, stderr } = await runCrownhold(['print', 'colours', '--lang', language]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^<!doctype html>/);
      expect(stdout).toContain(`<html lang="${language}">`);
      expect(stdout).toContain(`<h1>${TITLES[language]}</h1>`);
      expect(stdout).toContain('@page');
      expect(stdout).not.toMatch(/https?:|<script|<link|<img|url\(|@import/);
      const t = translatorFor(language);
      // No area has a number on it: a plain one has a scene, any other its sign.
      const map = /<svg class="map"[\s\S]*?<\/svg>/.exec(stdout)![0];
      expect(map.match(/class="scene"/g)).toHaveLength(FIRST.areas.filter(({ symbol }) => !symbol).length);
      expect(map.match(/href="#(?!tower)/g)).toHaveLength(FIRST.areas.filter(({ symbol }) => symbol).length);
      for (const { kingdom } of FIRST.areas) expect(map).toContain(`>${t(`kingdom-${kingdom}`).toUpperCase()}</text>`);
      expect(map.match(/>\d+<\/text>/g)).toHaveLength(12);
      // Every element that is opened is closed, in order; the others close themselves.
      const open: string[] = [];
      for (const [tag, slash, name, end] of stdout.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
        if (end || ['meta'].includes(name!)) continue;
        if (slash) expect(open.pop(), tag).toBe(name);
        else open.push(name!);
      }
      expect(open).toEqual([]);
      const uses = [...stdout.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!);
      for (const id of new Set(uses)) expect(stdout).toContain(`<symbol id="${id}"`);
      expect(uses.filter((id) => id === 'tower')).toHaveLength(FIRST.towers.length);
      expect(uses.filter((id) => id === 'blot')).toHaveLength(11);
      expectToFit(stdout);
    },
  );

  it.each(['ru', 'uk', 'bg'] as const)('has letters that mean something in %s, and no others', async (language) => {
    const t = translatorFor(language);
    const letters = COLOURS.map((colour) => t(`colour-letter-${colour}`));
    expect(letters).toEqual(COLOURS.map((colour) => t(`kingdom-${colour}`)[0]));
    expect(new Set(letters).size).toBe(COLOURS.length);
    const { stdout } = await runCrownhold(['print', 'colours', '--lang', language]);
    const drawn = [...stdout.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text!);
    expect(drawn.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  it('has all that is played with: a box to throw on, and how ordinary dice serve [C10] [C13] [C14] [C17]', async () => {
    const { stdout } = await runCrownhold(['print', 'colours']);
    const box = /<svg class="map box"[\s\S]*?<\/svg>/.exec(stdout)![0];
    for (const name of ['Blueriver', 'Greenwood', 'Yellowwater', 'Violetfield', 'Redmount', 'Brownland']) {
      expect(box).toContain(`>${name.toUpperCase()}</text>`);
    }
    expect(box.match(/href="#capital"/g)).toHaveLength(6);
    expect(box).not.toMatch(/class="(?:area|border|scene)/);
    expect(stdout).toContain('<b>1, 2</b> → 2\u00a0drops');
    expect(stdout).toContain('<b>3, 4</b> → 3\u00a0drops');
    expect(stdout).toContain('<b>5, 6</b> → 4\u00a0drops');
    for (const words of [
      'throw all of them again',
      'begin with spell 1, 2, 3 and 4',
      'one empty area',
      'From 60: very good',
    ]) {
      expect(stdout).toContain(words);
    }
  });

  it.each(LANGUAGES)('[D3] [D4] writes an empty sheet of the Duel for A4 and Letter, in %s', async (language) => {
    const t = translatorFor(language);
    const { code, stdout, stderr } = await runCrownhold(['print', 'duel', '--lang', language]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`<html lang="${language}">`);
    expect(stdout).toContain(`<h1>${t('duel-sheet-title')}</h1>`);
    expect(stdout).toContain(t('duel-sheet-owners'));
    expect(stdout).not.toMatch(/https?:|<script|<link|<img|url\(|@import/);
    // Two maps of 34 shields and a castle; two rows of boxes for each of six arms, and one box for each castle.
    expect(stdout.match(/class="castle"/g)).toHaveLength(2);
    expect(stdout.match(/class="square"/g)).toHaveLength(2 * 35);
    expect(stdout.match(/class="shield"/g)).toHaveLength(2 * 34 + 6);
    expect(stdout.match(/class="box"/g)).toHaveLength(2 * (5 + 5 + 4 + 4 + 3 + 3) + 2);
    const [, width, height] = /main \{[^}]*width: (\d+)mm;\s+height: (\d+)mm/.exec(stdout)!.map(Number);
    expect(width! + 20).toBeLessThanOrEqual(Math.min(210, 215.9));
    expect(height! + 20).toBeLessThanOrEqual(Math.min(297, 279.4));
  });

  it('is white on paper, also with backgrounds', async () => {
    const style = /<style>([\s\S]*)<\/style>/.exec((await runCrownhold(['print', 'colours'])).stdout)![1]!;
    const [printed, shown] = style.split('@media screen');
    expect(shown).toContain('background: #e9e2d3');
    // Nothing but the samples of three dice has a background on paper, and no area has a tint.
    expect([...printed!.matchAll(/background: ([^;]+);/g)].map(([, paint]) => paint)).toEqual([
      'var(--blue)',
      'var(--red)',
      'var(--yellow)',
    ]);
    expect(printed).toMatch(/@media print {\s+\.map \.area {\s+fill: #fff;/);
  });

  it('writes into a file, and says why not', async () => {
    const folder = createFolder();
    const file = join(folder.path, 'sheet.html');
    expect(await runCrownhold(['print', 'colours', '--out', file])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe((await runCrownhold(['print', 'colours'])).stdout);
    const wrong = await runCrownhold(['print', 'colours', '--out', folder.path]);
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('is a folder');
  });

  it('refuses games without a sheet, and needs a game', async () => {
    const { code, stderr } = await runCrownhold(['print', 'kingdomino']);
    expect(code).toBe(2);
    expect(stderr).toContain('there is colours, duel');
    expect((await runCrownhold(['print'])).code).toBe(2);
    expect((await runCrownhold(['print', '--help'])).stdout).toContain('there is no --json');
  });
});
