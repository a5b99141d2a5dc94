import type { Translate } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Heard, ScreenReader } from './screen-reader.ts';

/** What a table asks of somebody who only listens. */
type Task = 'put' | 'take' | 'go-on' | 'wait' | 'over';

/** Plays a turn's next step by keys, told by the accessibility tree where they lead. */
export function createListeningPlayer(page: Page, reader: ScreenReader, t: Translate) {
  const fits = new RegExp(pattern(t('web-voice-fits', { where: 'X', points: 0 }), ['X']).replace(/[^,]*$/, ''));
  const free = new RegExp(`, ${literal(t('web-free'))}(?:,|$)`);
  const goOn = new RegExp(`^(?:${[t('web-confirm'), t('web-discard')].map(literal).join('|')})$`);
  const isFree = ({ role, name, isDisabled }: Heard) => role === 'button' && !isDisabled && free.test(name);

  const taskOf = (heard: readonly Heard[]): Task => {
    if (heard.some(({ role, name }) => role === 'button' && name === t('web-rematch'))) return 'over';
    if (heard.some(({ role, name, isDisabled }) => role === 'button' && goOn.test(name) && !isDisabled)) return 'go-on';
    if (heard.some(isFree)) return 'take';
    return heard.some(({ role, name }) => role === 'gridcell' && fits.test(name)) ? 'put' : 'wait';
  };

  /** The tree as soon as it stays the same for two frames: what arrows do depends on where the domino hovers. */
  const settledTree = async (): Promise<readonly Heard[]> => {
    let last = '';
    let heard = await reader.listen();
    while (JSON.stringify(heard) !== last) {
      last = JSON.stringify(heard);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      heard = await reader.listen();
    }
    return heard;
  };

  return {
    /** What is asked, as soon as something is. */
    async nextTask(): Promise<Task> {
      let task: Task = 'wait';
      await expect.poll(async () => (task = taskOf(await reader.listen()))).not.toBe('wait');
      return task;
    },
    /** A place where the domino fits, as it is read: both squares. */
    async fittingCell(): Promise<string> {
      const cell = (await reader.listen()).find(({ role, name }) => role === 'gridcell' && fits.test(name));
      return cell?.name ?? '';
    },
    async freeDomino(): Promise<string> {
      return /\d+/.exec((await reader.listen()).find(isFree)?.name ?? '')?.[0] ?? '';
    },
    /** Walks over the board with the arrows to a square where the domino fits, and lays it there. */
    async put(): Promise<void> {
      const isOnBoard = (heard: readonly Heard[]) =>
        heard.some(({ role, isFocused }) => role === 'gridcell' && isFocused);
      if (!isOnBoard(await reader.listen())) await reader.tabTo('gridcell', /./);
      const rows = rowsOf(await settledTree());
      const from = find(rows, ({ isFocused }) => isFocused);
      const to = find(rows, ({ name }) => fits.test(name));
      await press(page, to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row));
      await press(page, to.column > from.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - from.column));
      await page.keyboard.press('Enter');
    },
    async take(): Promise<void> {
      await reader.tabTo('button', free);
      await page.keyboard.press('Enter');
    },
    async goOn(): Promise<void> {
      await reader.tabTo('button', goOn);
      await page.keyboard.press('Enter');
    },
  };
}

function rowsOf(heard: readonly Heard[]): readonly (readonly Heard[])[] {
  const rows: Heard[][] = [];
  for (const node of heard) {
    if (node.role === 'row') rows.push([]);
    if (node.role === 'gridcell') rows.at(-1)?.push(node);
  }
  return rows;
}

function find(rows: readonly (readonly Heard[])[], isIt: (cell: Heard) => boolean) {
  const row = rows.findIndex((cells) => cells.some(isIt));
  return { row, column: rows[row]?.findIndex(isIt) ?? -1 };
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

function pattern(text: string, holes: readonly string[]): string {
  return holes.reduce((rest, hole) => rest.replace(hole, ''), text);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
