import type { Seat } from '@crownhold/core';
import { AREAS_PER_KINGDOM, colourAt, colourName, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { AreaSymbol } from '@crownhold/games/colours/map';
import { formatNames, type Translate } from '@crownhold/i18n';

/** An area by its kingdom and its number there, in reading order: numbers are heard and never printed. */
export function areaName({ atlas }: State, area: number, t: Translate): string {
  const { kingdom } = atlas.map.areas[area]!;
  return t('colours-area', { kingdom, number: (area % AREAS_PER_KINGDOM) + 1 });
}

/** What stands on an area. */
function signText(symbol: AreaSymbol, t: Translate): string {
  if (symbol.kind === 'spell') {
    return t('colours-sign-spell', { number: symbol.spell, spell: SPELL_NAMES[symbol.spell - 1]! });
  }
  if (symbol.kind === 'capital') return t('colours-sign-capital', { colour: symbol.colour });
  return t('colours-sign-monster', { monster: t(`monster-${symbol.kind}`), colour: symbol.colour });
}

/** An area with what stands on it and what has become of it. */
export function areaText(state: State, seat: Seat, area: number, t: Translate): string {
  const code = colourAt(state, seat, area);
  const printed = printedText(state, area, t);
  return code > 0 ? `${printed}, ${t('colours-painted', { colour: colourName(code) })}` : printed;
}

// What is printed never changes. What somebody has coloured is a secret: it is not kept.
const printed = new WeakMap<Translate, Map<AreaOfMap, string>>();

type AreaOfMap = State['atlas']['map']['areas'][0];

function printedText(state: State, area: number, t: Translate): string {
  const texts = printed.get(t) ?? new Map<AreaOfMap, string>();
  printed.set(t, texts);
  const place = state.atlas.map.areas[area]!;
  const text =
    texts.get(place) ?? [areaName(state, area, t), ...(place.symbol ? [signText(place.symbol, t)] : [])].join(', ');
  texts.set(place, text);
  return text;
}

/** The neighbourhood of an area: which colours are beside it, and its towers. */
export function neighbourText(state: State, seat: Seat, area: number, t: Translate): string {
  const { areas, towers } = state.atlas.map;
  const codes = new Set(areas[area]!.neighbours.map((each) => colourAt(state, seat, each)).filter((code) => code > 0));
  const beside = [...codes].map((code) => t(`colour-${colourName(code)}`));
  const mates = towers.flatMap((tower) => (tower.areas.includes(area) ? tower.areas.filter((id) => id !== area) : []));
  return [
    beside.length > 0 ? t('colours-beside', { colours: formatNames(t.language, beside) }) : t('colours-beside-none'),
    ...mates.map((mate) => t('colours-tower-with', { area: areaName(state, mate, t) })),
  ].join(', ');
}
