import type { Seat } from '@crownhold/core';
import {
  crownCount,
  formatSheet,
  gamePoints,
  harmonyBonus,
  largestTerritory,
  middleKingdomBonus,
  type State,
  territories,
} from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Details } from '../details.ts';
import { fold } from '../fold.ts';
import type { Paint, Style } from '../paint.ts';
import { CASTLE_STYLE, TERRAIN_STYLE } from '../palette.ts';
import { formatTable } from '../table.ts';
import type { Screen } from '../terminal.ts';
import { padText } from '../text-width.ts';

const STYLE_BY_SIGN: ReadonlyMap<string, Style> = new Map([
  ...Object.entries(TERRAIN_STYLE).map(([terrain, style]) => [terrain[0]!, style] as const),
  ['C', CASTLE_STYLE],
]);

export const kingdominoDetails: Details<State> = {
  facts: (state, seat) => ({
    largest: largestTerritory(state, seat),
    crowns: crownCount(state, seat),
    discarded: discardedBy(state, seat),
    territories: territoryFacts(state, seat),
  }),
  panel: (state, seat, { paint, t }: Screen) => [
    ...kingdomRows(state, seat, paint),
    '',
    ...pointLines(state, seat, t),
    t('kingdom-summary', { largest: largestTerritory(state, seat), crowns: crownCount(state, seat) }),
  ],
  counts: (state) => ({
    discarded: Array.from({ length: state.seats }, (_, seat) => discardedBy(state, seat)).reduce((a, b) => a + b, 0),
  }),
  isSeries: (state) => state.games > 1,
  isBetweenGames: (state) => state.phase === 'renew',
  gamePoints,
};

/** The territories of a kingdom without their cells. */
export function territoryFacts(state: State, seat: Seat) {
  return territories(state, seat).map(({ terrain, squares, crowns, points }) => ({ terrain, squares, crowns, points }));
}

function discardedBy(state: State, seat: Seat): number {
  return state.discards[seat]!;
}

function kingdomRows(state: State, seat: Seat, paint: Paint): readonly string[] {
  return formatSheet(state, seat).map((row) =>
    row.replace(/([a-zC])([0-3 ]?)/g, (square, sign: string) => {
      const style = STYLE_BY_SIGN.get(sign);
      return style ? paint(style, padText(square, 2)) : square;
    }),
  );
}

/** What scores, line by line; what has no crown, in one. */
function pointLines(state: State, seat: Seat, t: Translate): readonly string[] {
  const all = territoryFacts(state, seat);
  const rows = all
    .filter(({ points }) => points > 0)
    .map(({ terrain, squares, crowns, points }) => [
      t(`terrain-${terrain}`),
      `${squares}`,
      '×',
      `${crowns}`,
      '=',
      `${points}`,
    ]);
  const bare = all
    .filter(({ points }) => points === 0)
    .map(({ terrain, squares }) => `${t(`terrain-${terrain}`)} ${squares}`);
  const bonuses = [
    ['variant-middle-kingdom', middleKingdomBonus(state, seat)],
    ['variant-harmony', harmonyBonus(state, seat)],
  ] as const;
  const discarded = discardedBy(state, seat);
  return [
    ...(rows.length > 0 ? formatTable(rows, ' ') : [t('kingdom-nothing-scores')]),
    ...bonuses.filter(([, points]) => points > 0).map(([id, points]) => `${t(id)} +${points}`),
    ...fold(t('kingdom-no-crown'), bare),
    ...(discarded > 0 ? [t('kingdom-discarded', { count: discarded })] : []),
  ];
}
