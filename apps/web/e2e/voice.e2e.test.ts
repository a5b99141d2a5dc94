import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from './harness.ts';
import { createListeningPlayer } from './listening-player.ts';
import { openScreenReader, type ScreenReader } from './screen-reader.ts';
import { settle } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

interface Notes {
  readonly lines: string[];
  /** Writes down what was said, and returns the last line. */
  note(): Promise<string>;
}

function createNotes(reader: ScreenReader): Notes {
  const lines: string[] = [];
  return {
    lines,
    async note() {
      lines.push(...(await reader.news()));
      return lines.at(-1) ?? '';
    },
  };
}

/** Comes to a table by keyboard, listening. */
async function sitDown(language: Language) {
  const t = translatorFor(language);
  const page = await openPage({ ...DESKTOP, seed: 11, reducedMotion: true, language });
  await settle(page);
  const reader = await openScreenReader(page);
  await reader.tabTo('link', new RegExp(t('game', { game: 'kingdomino' })));
  await page.keyboard.press('Enter');
  await page.locator('.game-sheet').waitFor();
  await reader.tabTo('button', new RegExp(t('web-play-now')));
  await page.keyboard.press('Enter');
  return { page, reader, ...createNotes(reader), me: createListeningPlayer(page, reader, t) };
}

// Written anew by: vitest run --project e2e apps/web/e2e/voice -u
describe('with the screen off', () => {
  it('a whole game is played by keyboard from the first screen to the result, and told in these words', async () => {
    const { page, reader, lines, note, me } = await sitDown('en');
    const ask = async (...keys: readonly string[]) => {
      await expect.poll(note).toMatch(/place domino/);
      for (const key of keys) {
        lines.push(`[${key}]`);
        await page.keyboard.press(key);
        // An answer may have several lines, which come together.
        await expect.poll(note).not.toBe(`[${key}]`);
      }
    };
    let puts = 0;
    for (let task = await me.nextTask(); task !== 'over'; task = await me.nextTask()) {
      await note();
      if (task === 'take') await me.take();
      else if (task === 'go-on') await me.goOn();
      else if (++puts === 3) await ask('w', 'k', 'k', 'k', 'l', 's', 'm');
      else if (puts === 5) await writeMove();
      else if (puts === 7) await ask('r', 'n', 'f');
      else await me.put();
    }
    await expect.poll(note).toMatch(/wins|share/);
    expect(await page.locator('.result.is-winner').count()).toBeGreaterThan(0);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./voice-en.txt');

    async function writeMove(): Promise<void> {
      await expect.poll(note).toMatch(/place domino/);
      const [x, y, x2, y2] = (await me.fittingCell()).match(/-?\d+(?=, -?\d)|(?<=\d, )-?\d+/g) ?? [];
      await page.keyboard.press('/');
      await page.locator('.type-field input:focus').waitFor();
      for (const move of ['jump', 'put 0,0 0,1', `put ${x},${y} ${x2},${y2}`]) {
        await note();
        lines.push(`[/ ${move}]`);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(move);
        await page.keyboard.press('Enter');
        const alert = (await reader.listen()).find(({ role }) => role === 'alert');
        const refusal = await page.getByRole('alert').allInnerTexts();
        if (alert) lines.push(...refusal);
      }
    }
  });

  it('a game begins in Russian in these words', async () => {
    const { lines, note, me } = await sitDown('ru');
    for (let puts = 0; puts < 4; ) {
      const task = await me.nextTask();
      await note();
      if (task === 'take') await me.take();
      else if (task === 'go-on') await me.goOn();
      else {
        await me.put();
        puts++;
      }
    }
    await expect.poll(note).toMatch(/^Тайл положен/);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./voice-ru.txt');
  });
});
