import { VARIANTS, type Variant } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { Canvas } from './canvas.ts';
import type { Glyphs } from './glyphs.ts';

/** What is asked before a game. */
export interface Menu {
  readonly people: number;
  readonly bots: number;
  readonly level: string;
  readonly variants: readonly Variant[];
  /** The row that the arrows change. */
  readonly row: number;
}

export const FIRST_MENU: Menu = { people: 1, bots: 1, level: 'greedy', variants: [], row: 0 };

const LEVELS = ['random', 'greedy'] as const;
const MAX_SEATS = 4;
const FIXED_ROWS = 3;
const ROWS = FIXED_ROWS + VARIANTS.length;

/** The menu after an arrow key. */
export function moveMenu(menu: Menu, key: string): Menu {
  if (key === 'up') return { ...menu, row: (menu.row + ROWS - 1) % ROWS };
  if (key === 'down') return { ...menu, row: (menu.row + 1) % ROWS };
  const step = key === 'right' ? 1 : -1;
  const variant = VARIANTS[menu.row - FIXED_ROWS];
  if (variant) {
    const isOn = menu.variants.includes(variant);
    return { ...menu, variants: VARIANTS.filter((each) => (each === variant ? !isOn : menu.variants.includes(each))) };
  }
  if (menu.row === 0) return { ...menu, people: between(0, menu.people + step) };
  if (menu.row === 1) return { ...menu, bots: between(0, menu.bots + step) };
  return { ...menu, level: LEVELS[(LEVELS.indexOf(menu.level as (typeof LEVELS)[number]) + 1) % LEVELS.length]! };
}

/** What keeps a game from beginning like this, in words; `undefined` when nothing does. */
export function menuTrouble({ people, bots, variants }: Menu, t: Translate): string | undefined {
  const seats = people + bots;
  if (seats < 2 || seats > MAX_SEATS) return t('play-menu-seats');
  return variants.includes('mighty-duel') && seats !== 2 ? t('play-menu-duel') : undefined;
}

export function drawMenu(
  width: number,
  height: number,
  menu: Menu,
  { t, glyphs }: { readonly t: Translate; readonly glyphs: Glyphs },
  hasLastGame: boolean,
  message: string,
): Canvas {
  const canvas = new Canvas(width, height);
  const rows: readonly (readonly [string, string])[] = [
    [t('play-menu-people'), String(menu.people)],
    [t('play-menu-bots'), String(menu.bots)],
    [t('play-menu-level'), t('play-bot-name', { bot: menu.level })],
    ...VARIANTS.map(
      (variant) =>
        [t(`variant-${variant}`), t(menu.variants.includes(variant) ? 'play-menu-yes' : 'play-menu-no')] as const,
    ),
  ];
  const labelWidth = Math.max(...rows.map(([label]) => [...label].length));
  canvas.write(2, 1, `${glyphs.castle} ${t('play-title')}`, 'bold');
  for (const [i, [label, value]] of rows.entries()) {
    const isHere = i === menu.row;
    if (isHere) canvas.write(2, 3 + i, glyphs.pointer, 'bold');
    canvas.write(4, 3 + i, `${label.padEnd(labelWidth)}  ${value}`, isHere ? 'bold' : undefined);
  }
  let y = 4 + rows.length;
  y += canvas.paragraph(2, y, width - 4, t('play-menu-keys'), 'dim');
  if (hasLastGame) y += canvas.paragraph(2, y, width - 4, t('play-menu-continue'));
  const trouble = message || menuTrouble(menu, t);
  if (trouble) canvas.paragraph(2, y + 1, width - 4, trouble, 'alert');
  return canvas;
}

function between(least: number, value: number): number {
  return Math.max(least, Math.min(MAX_SEATS, value));
}
