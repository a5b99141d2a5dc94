import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { LANGUAGES } from '@crownhold/i18n';
import { describe, expect, it } from 'vitest';
import { runCrownhold } from '../test/crownhold.ts';
import { createFolder } from '../test/folder.ts';

const TITLES = { en: 'Colour Kingdoms', ru: 'Цветные королевства', uk: 'Кольорові королівства', bg: 'Цветни кралства' };

describe('crownhold print', () => {
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
      for (const { label } of FIRST.areas) expect(stdout).toContain(`>${label}</text>`);
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
    },
  );

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
    expect(stderr).toContain('there is colours');
    expect((await runCrownhold(['print'])).code).toBe(2);
    expect((await runCrownhold(['print', '--help'])).stdout).toContain('there is no --json');
  });
});
