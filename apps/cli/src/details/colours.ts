import type { Seat } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  AREA_COUNT,
  COLOURS,
  formatSheet,
  gradeOf,
  isPainted,
  kingdomScores,
  LETTERS,
  lostPoints,
  monsterScores,
  points,
  type State,
  speedOf,
} from '@crownhold/games/colours';
import { formatNumber, type Translate } from '@crownhold/i18n';
import type { Details } from '../details.ts';
import type { Paint } from '../paint.ts';
import { signStyle } from '../palette.ts';
import { sumText } from '../sum-text.ts';
import { formatTable } from '../table.ts';
import { throwLines } from './colours-throws.ts';

export const coloursDetails: Details<State> = {
  facts: (state, seat) => ({
    ...sheetFacts(state, seat),
    ...(state.isSolo && { grade: gradeOf(points(state, seat)) }),
  }),
  panel: (state, seat, { paint, t }) => [
    ...sheetRows(state, seat, paint),
    '',
    ...pointLines(state, seat, t),
    ...(state.isSolo && state.phase === 'over' ? [gradeText(state, seat, t)] : []),
  ],
  counts: (state) => {
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    const sum = (count: (seat: Seat) => number) => seats.reduce((total, seat) => total + count(seat), 0);
    return {
      rounds: state.round,
      unpainted: sum((seat) => unpaintedAreas(state, seat)),
      blots: sum((seat) => state.blots[seat]!),
    };
  },
  story: throwLines,
  isSeries: () => false,
  isBetweenGames: () => false,
  gamePoints: points,
};

/** What a sheet is worth. */
export function sheetFacts(state: State, seat: Seat) {
  return {
    points: points(state, seat),
    kingdoms: kingdomScores(state, seat),
    monsters: monsterScores(state, seat),
    three: speedOf(state, seat, ACHIEVEMENTS.indexOf('three')),
    blots: state.blots[seat]!,
    lost: lostPoints(state, seat),
    sheet: formatSheet(state, seat),
  };
}

function unpaintedAreas(state: State, seat: Seat): number {
  return Array.from({ length: AREA_COUNT }, (_, area) => area).filter((area) => !isPainted(state, seat, area)).length;
}

/** [N7] The rows of the kingdoms, each letter on its colour. */
function sheetRows(state: State, seat: Seat, paint: Paint): readonly string[] {
  return formatSheet(state, seat)
    .slice(0, COLOURS.length)
    .map((row) => {
      const [letter, signs = ''] = row.split(' ');
      const painted = [...signs].map((sign) => {
        const colour = COLOURS.find((each) => LETTERS[each] === sign);
        return colour ? paint(signStyle(colour), sign) : sign;
      });
      return `${letter} ${painted.join('')}`;
    });
}

/** [C39] [C40] [C41] What scores and what costs, line by line. */
function pointLines(state: State, seat: Seat, t: Translate): readonly string[] {
  const { kingdoms, monsters, three, blots, lost } = sheetFacts(state, seat);
  const number = (value: number) => formatNumber(t.language, value);
  const sum = (parts: readonly number[]) => sumText(parts, t.language);
  return [
    ...formatTable(
      [
        ...kingdoms.map(({ kingdom, speed, capital, colours, points: worth }) => [
          t(`kingdom-${kingdom as (typeof COLOURS)[number]}`),
          sum([speed, capital, colours]),
          '=',
          number(worth),
        ]),
        ...monsters.map(({ monster, speed, tamed, unpainted, points: worth }) => [
          t(`monster-${monster as 'griffin' | 'hydra' | 'unicorn' | 'dragon'}`),
          sum([speed, tamed, -unpainted]),
          '=',
          number(worth),
        ]),
        [t('achievement-three'), '', '', number(three)],
        [t('play-colours-blots'), '', '', number(-blots || 0)],
      ],
      ' ',
    ),
    `${t('play-colours-lost')}: ${lost}`,
  ];
}

function gradeText(state: State, seat: Seat, t: Translate): string {
  return t(`grade-${gradeOf(points(state, seat)) as 0 | 1 | 2 | 3}`);
}
