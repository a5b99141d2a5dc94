import { placesOf, type View } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  colours,
  gradeOf,
  kingdomScores,
  lostPoints,
  monsterScores,
  type State,
  speedOf,
} from '@crownhold/games/colours';
import { formatNumber, type Translate } from '@crownhold/i18n';
import type { ColoursTypes } from '@crownhold/table/colours';
import { seatStyle } from '../../palette.ts';
import { sumText } from '../../sum-text.ts';
import { formatTable } from '../../table.ts';
import { cutText, padText, widest } from '../../text-width.ts';
import type { End, Look } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { wrapKeys } from '../footer.ts';
import { verdict } from '../verdict.ts';
import { achievementName } from './achievement.ts';
import { COLOURS_GLYPHS, type ColoursGlyphs } from './glyphs.ts';
import { drawMap, NO_MARKS } from './map.ts';
import { rasterOf } from './raster.ts';

const TOP = 3;
const GAP = 2;
const MAX_NAME = 10;
/** The smallest sheet worth drawing. */
const LEAST_SHEET = { width: 49, height: 17 };
const ASPECT = 3;

/** The result: who won and why, what every sheet is worth row by row, and the sheet of the winner. */
export function drawEnd(
  width: number,
  height: number,
  { view: state, chairs, footer }: End<ColoursTypes>,
  { t, charset }: Look,
) {
  const canvas = new Canvas(width, height);
  const footerLines = footer.flatMap((line) => wrapKeys(line, width - 2));
  const glyphs = COLOURS_GLYPHS[charset];
  const ranks = placesOf(colours.ranking(state), chairs);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  canvas.write(1, 0, t('play-over'), 'bold');
  canvas.paragraph(1, 1, width - 2, outcomeText(state, chairs, ranks, t), 'bold');
  const names = seats.map((seat) => cutText(`${glyphs.king}${seat + 1} ${chairs[seat]!.name}`, MAX_NAME));
  const rows = scoreRows(state, seats, t);
  const lines = formatTable([['', ...names], ...rows.map(({ cells }) => cells)], ' '.repeat(GAP));
  for (const [i, line] of lines.entries()) canvas.write(1, TOP + i, line, rows[i - 1]?.isTotal ? 'bold' : undefined);
  for (const seat of seats) {
    canvas.write(1 + lines[0]!.indexOf(names[seat]!), TOP, names[seat]!, seatStyle(seat));
  }
  const right = widest(lines) + 1 + GAP;
  drawSheet(canvas, right, height - footerLines.length, state, ranks.indexOf(1), glyphs);
  for (const [i, line] of footerLines.entries())
    canvas.write(1, height - footerLines.length + i, padText(line, width), 'dim');
  return canvas;
}

function outcomeText(
  state: View<State>,
  chairs: End<ColoursTypes>['chairs'],
  ranks: readonly number[],
  t: Translate,
): string {
  if (state.isSolo) {
    const points = colours.score(state, 0);
    return `${t('play-score', { points })}: ${t(`grade-${gradeOf(points) as 0 | 1 | 2 | 3}`)}`;
  }
  const best = Math.max(...ranks.map((_, seat) => colours.score(state, seat)));
  const isTied = ranks.filter((_, seat) => colours.score(state, seat) === best).length > 1;
  const isBroken =
    isTied && !chairs.some(({ hasResigned }) => hasResigned) && ranks.filter((rank) => rank === 1).length === 1;
  return [verdict(ranks, chairs, t), ...(isBroken ? [t('play-colours-tiebreak')] : [])].join(' ');
}

interface Row {
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/** [C39] [C40] [C41] [C42] A row for each kingdom and kind of monster, and for all the rest. */
function scoreRows(state: View<State>, seats: readonly number[], t: Translate): readonly Row[] {
  const kingdoms = seats.map((seat) => kingdomScores(state, seat));
  const monsters = seats.map((seat) => monsterScores(state, seat));
  const number = (value: number) => formatNumber(t.language, value);
  const sum = (parts: readonly number[], points: number) => `${sumText(parts, t.language)} = ${number(points)}`;
  return [
    ...kingdoms[0]!.map(({ kingdom }, i) => ({
      cells: [
        achievementName(kingdom, t),
        ...kingdoms.map((list) => sum([list[i]!.speed, list[i]!.capital, list[i]!.colours], list[i]!.points)),
      ],
    })),
    ...monsters[0]!.map(({ monster }, i) => ({
      cells: [
        achievementName(monster, t),
        ...monsters.map((list) => sum([list[i]!.speed, list[i]!.tamed, -list[i]!.unpainted], list[i]!.points)),
      ],
    })),
    {
      cells: [
        t('achievement-three'),
        ...seats.map((seat) => number(speedOf(state, seat, ACHIEVEMENTS.indexOf('three')))),
      ],
    },
    { cells: [t('play-colours-blots'), ...seats.map((seat) => number(-state.blots[seat]! || 0))] },
    { cells: [t('play-colours-total'), ...seats.map((seat) => number(colours.score(state, seat)))], isTotal: true },
    { cells: [t('play-colours-lost'), ...seats.map((seat) => number(lostPoints(state, seat)))] },
  ];
}

/** The sheet of a seat beside the numbers, where there is room for one. */
function drawSheet(
  canvas: Canvas,
  x: number,
  bottom: number,
  state: View<State>,
  seat: number,
  glyphs: ColoursGlyphs,
): void {
  const rows = Math.min(bottom - TOP, Math.floor((canvas.width - x - 1) / ASPECT) + 1);
  if (rows < LEAST_SHEET.height || canvas.width - x < LEAST_SHEET.width) return;
  const raster = rasterOf(state.atlas.map, (rows - 1) * ASPECT + 1, rows);
  drawMap(canvas, x, TOP, state, seat, raster, NO_MARKS, glyphs);
}
