import { ACHIEVEMENTS, AREAS_PER_KINGDOM, COLOURS } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import type { Translate } from '@crownhold/i18n';
import { type PadSheet, paintsOf } from './sheet.ts';

/** An area with what stands on it and its colour. */
export function areaText(sheet: PadSheet, area: number, t: Translate): string {
  const { kingdom, symbol } = FIRST.areas[area]!;
  const paint = paintsOf(sheet)[area];
  return [
    t('colourspad-area', { kingdom: t(`kingdom-${kingdom}`), number: (area % AREAS_PER_KINGDOM) + 1 }),
    ...(symbol ? [signText(symbol, t)] : []),
    ...(paint ? [t(`colour-${paint}`)] : []),
  ].join(', ');
}

function signText(symbol: NonNullable<(typeof FIRST.areas)[number]['symbol']>, t: Translate): string {
  if (symbol.kind === 'spell') return t('colourspad-spell', { number: symbol.spell });
  return symbol.kind === 'capital' ? t('colourspad-capital') : t(`monster-${symbol.kind}`);
}

/** What can be completed, in words. */
export function achievementText(index: number, t: Translate): string {
  const achievement = ACHIEVEMENTS[index]!;
  const kingdom = COLOURS.find((colour) => colour === achievement);
  if (kingdom) return t(`kingdom-${kingdom}`);
  return t(`achievement-${achievement as Exclude<typeof achievement, (typeof COLOURS)[number]>}`);
}
