import { COLOURS, type Colour, colourAt, type State } from '@crownhold/games/colours';
import { formatNames, type Translate } from '@crownhold/i18n';
import { areaText } from '../area-words.ts';

const SEAT = 0;

/** What stays bright when an area is tapped, and what is said of it. Nothing for an area that has nothing of it. */
interface Look {
  readonly bright: readonly number[];
  readonly word: string;
}

type LookAt = (state: State, area: number, t: Translate) => Look | undefined;

/** Rules of the map, by what belongs together on it. */
export const LOOKS = {
  /** [C2] Kingdoms that have neighbouring areas. */
  C2: (state, area, t) => {
    const { areas } = state.atlas.map;
    const kingdom = areas[area]!.kingdom;
    const beside = neighbouringKingdoms(state, kingdom);
    const names = formatNames(
      t.language,
      beside.map((each) => t(`kingdom-${each}`)),
    );
    return {
      bright: idsOf(state, (each) => each.kingdom === kingdom || beside.includes(each.kingdom)),
      word: `${t(`kingdom-${kingdom}`)}: ${names}`,
    };
  },
  /** [C3] */
  C3: (state, area, t) => {
    const { neighbours } = state.atlas.map.areas[area]!;
    return { bright: [area, ...neighbours], word: t('colours-neighbours', { count: neighbours.length }) };
  },
  /** [C6] Stars of one spell. */
  C6: (state, area, t) => {
    const { symbol } = state.atlas.map.areas[area]!;
    if (symbol?.kind !== 'spell') return undefined;
    const isSame = ({ symbol: other }: Area) => other?.kind === 'spell' && other.spell === symbol.spell;
    return { bright: idsOf(state, isSame), word: areaText(state, SEAT, area, t) };
  },
  /** [C7] The areas on both sides of a watchtower. */
  C7: (state, area, t) => {
    const towers = state.atlas.map.towers.filter(({ areas }) => areas.includes(area));
    if (towers.length === 0) return undefined;
    const bright = towers.flatMap(({ areas }) => [...areas]);
    return { bright, word: bright.map((each) => areaText(state, SEAT, each, t)).join('; ') };
  },
  /** [C12] Areas of one colour. */
  C12: (state, area, t) => {
    const colour = colourAt(state, SEAT, area);
    if (colour === 0) return undefined;
    const bright = idsOf(state, ({ id }) => colourAt(state, SEAT, id) === colour);
    return { bright, word: areaText(state, SEAT, area, t) };
  },
} as const satisfies Readonly<Record<string, LookAt>>;

export type LookRule = keyof typeof LOOKS;

export function isLookRule(rule: string): rule is LookRule {
  return rule in LOOKS;
}

type Area = State['atlas']['map']['areas'][number];

function idsOf(state: State, isMeant: (area: Area) => boolean): readonly number[] {
  return state.atlas.map.areas.filter(isMeant).map(({ id }) => id);
}

function neighbouringKingdoms({ atlas }: State, kingdom: Colour): readonly Colour[] {
  const { areas } = atlas.map;
  const own = areas.filter((area) => area.kingdom === kingdom);
  const beside = new Set(own.flatMap(({ neighbours }) => neighbours.map((id) => areas[id]!.kingdom)));
  return COLOURS.filter((each) => each !== kingdom && beside.has(each));
}
