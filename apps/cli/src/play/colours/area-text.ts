import type { View } from '@crownhold/core';
import { COLOURS, colourAt, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { AreaSymbol } from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';

/** What an area is, what it has become, and what lies beside it. */
export function areaText(state: View<State>, seat: number, area: number, t: Translate): string {
  const { areas, towers } = state.atlas.map;
  const { label, symbol, neighbours } = areas[area]!;
  const names = (ids: readonly number[]) => ids.map((id) => areas[id]!.label).join(' ');
  const mates = towers.flatMap((tower) => (tower.areas.includes(area) ? tower.areas.filter((id) => id !== area) : []));
  const paint = COLOURS[colourAt(state, seat, area) - 1];
  return [
    `${label}: ${symbol ? symbolText(symbol, t) : t('play-colours-plain')}`,
    ...(paint ? [t('play-colours-painted', { colour: paint })] : []),
    t('play-colours-neighbours', { areas: names(neighbours) }),
    ...(mates.length > 0 ? [t('play-colours-towers', { areas: names(mates) })] : []),
  ].join(' · ');
}

function symbolText(symbol: AreaSymbol, t: Translate): string {
  if (symbol.kind === 'spell') {
    const spell = SPELL_NAMES[symbol.spell - 1]!;
    return t('play-colours-spell', { number: symbol.spell, spell: t(`magic-${spell}`) });
  }
  const name = symbol.kind === 'capital' ? t('play-colours-capital') : t(`monster-${symbol.kind}`);
  return `${name} (${t(`colour-${symbol.colour}`)})`;
}
