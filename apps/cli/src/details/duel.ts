import type { Seat } from '@crownhold/core';
import {
  ARMS,
  type Arms,
  cellRows,
  domains,
  domainsBonus,
  formatSheet,
  groundAt,
  largestDomain,
  points,
  SPELLS,
  type State,
} from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { Details } from '../details.ts';
import { fold } from '../fold.ts';
import type { Paint, Style } from '../paint.ts';
import { ARMS_STYLE, CASTLE_STYLE } from '../palette.ts';
import { formatTable } from '../table.ts';
import { padText } from '../text-width.ts';

const SEATS: readonly Seat[] = [0, 1];

export const duelDetails: Details<State> = {
  facts: (state, seat) => ({
    ...kingdomFacts(state, seat),
    castle: (state.castles >> seat) & 1 ? 'used' : 'ready',
    spells: Object.fromEntries(
      SPELLS.filter((spell) => state.hasWon(seat, spell)).map((spell) => [
        spell,
        state.hasUsed(seat, spell) ? 'used' : 'ready',
      ]),
    ),
  }),
  panel: (state, seat, { paint, t }) => [
    ...mapRows(state, seat, paint),
    '',
    ...pointLines(state, seat, t),
    t('map-summary', { squares: largestDomain(state, seat) }),
  ],
  counts: (state) => ({
    rounds: state.round,
    empty: SEATS.reduce((sum, seat) => sum + emptySquares(state, seat), 0),
  }),
  isSeries: () => false,
  isBetweenGames: () => false,
  gamePoints: points,
};

/** What a map is worth; domains without their cells. */
export function kingdomFacts(state: State, seat: Seat) {
  return {
    points: points(state, seat),
    domains: domains(state, seat).map(({ arms, squares, crosses, points: worth }) => ({
      arms,
      squares,
      crosses,
      points: worth,
    })),
    largest: largestDomain(state, seat),
    named: namedArms(state, seat) ?? null,
    bonuses: { domains: domainsBonus(state, seat) },
  };
}

function namedArms(state: State, seat: Seat): Arms | undefined {
  return ARMS[state.named[seat]! - 1];
}

function emptySquares(state: State, seat: Seat): number {
  return cellRows()
    .flat()
    .filter((cell) => groundAt(state, seat, cell) === undefined).length;
}

function mapRows(state: State, seat: Seat, paint: Paint): readonly string[] {
  const cells = cellRows();
  return formatSheet(state, seat).map((row, y) =>
    row
      .split(/ +/)
      .map((square, x) => {
        const style = styleOf(groundAt(state, seat, cells[y]![x]!));
        return style ? paint(style, padText(square, 2)) : padText(square, 2);
      })
      .join(' ')
      .trimEnd(),
  );
}

function styleOf(ground: ReturnType<typeof groundAt>): Style | undefined {
  if (ground === undefined) return undefined;
  return ground === 'castle' ? CASTLE_STYLE : ARMS_STYLE[ground.arms];
}

/** What scores, line by line; what has no cross, in one. */
function pointLines(state: State, seat: Seat, t: Translate): readonly string[] {
  const all = domains(state, seat);
  const rows = all
    .filter((domain) => domain.points > 0)
    .map(({ arms, squares, crosses, points: worth }) => [
      t(`arms-${arms}`),
      `${squares}`,
      '×',
      `${crosses}`,
      '=',
      `${worth}`,
    ]);
  const bare = all
    .filter((domain) => domain.points === 0)
    .map(({ arms, squares }) => `${t(`arms-${arms}`)} ${squares}`);
  const named = namedArms(state, seat);
  return [
    ...(rows.length > 0 ? formatTable(rows, ' ') : [t('kingdom-nothing-scores')]),
    ...(named ? [`${t('map-domains', { arms: named })} +${domainsBonus(state, seat)}`] : []),
    ...fold(t('map-no-cross'), bare),
  ];
}
