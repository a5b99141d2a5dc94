import { type Chair, placesOf, type View } from '@crownhold/core';
import {
  harmonyBonus,
  kingdomino,
  middleKingdomBonus,
  type State,
  TERRAINS,
  type Terrain,
  territories,
} from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { seatStyle } from '../../palette.ts';
import { cutText, padText, textWidth, widest } from '../../text-width.ts';
import type { End, Look } from '../board.ts';
import { Canvas, wrap } from '../canvas.ts';
import { wrapKeys } from '../footer.ts';
import { verdict } from '../verdict.ts';
import { KINGDOMINO_GLYPHS } from './glyphs.ts';
import { drawKingdom, frameOf, kingdomSize, largestFor, SMALLEST, squareOf } from './kingdom.ts';

const GAP = 2;

/** A row of the result: what it is about, and the words for each seat, the longest first. */
interface Row {
  readonly label: string;
  /** By seat; the first that fits is shown. */
  readonly cells: readonly (readonly string[])[];
  readonly isTotal?: boolean;
}

/** The result of a game: who won, the kingdoms side by side, and under them what they are worth, terrain by terrain. */
export function drawEnd(
  width: number,
  height: number,
  { view: state, chairs, footer }: End<KingdominoTypes>,
  { t, charset }: Look,
): Canvas {
  const glyphs = KINGDOMINO_GLYPHS[charset];
  const canvas = new Canvas(width, height);
  const top = drawTitle(canvas, titleOf(state, chairs, t));
  const rows = resultRows(state, chairs, t);
  const footerLines = footer.flatMap((line) => wrapKeys(line, width - 2));
  const least = kingdomSize(squareOf(state.grid.size), SMALLEST).width + 1;
  const labelWidth = Math.min(widest(rows.map(({ label }) => label)), width - 1 - GAP - state.seats * least);
  const column = Math.floor((width - 1 - labelWidth - GAP) / state.seats);
  const at = (seat: number) => 1 + labelWidth + GAP + seat * column;
  const room = { width: column - GAP, height: height - footerLines.length - rows.length - top - 1 };
  const size = largestFor(squareOf(state.grid.size), room);
  const frames = seatsOf(state).map((seat) => frameOf(state, seat));
  const tallest = Math.max(...frames.map((frame) => kingdomSize(frame, size).height));
  for (const [seat, frame] of frames.entries()) {
    const name = cutText(`${glyphs.king}${seat + 1} ${chairs[seat]!.name}`, column - 1);
    canvas.write(at(seat), top, name, seatStyle(seat));
    drawKingdom(canvas, at(seat), top + 1, state, seat, frame, size, glyphs);
  }
  for (const [i, { label, cells, isTotal }] of rows.entries()) {
    const y = top + 1 + tallest + i;
    canvas.write(1, y, cutText(label, labelWidth), isTotal ? 'bold' : 'dim');
    for (const [seat, words] of cells.entries()) {
      const text = words.find((each) => textWidth(each) < column) ?? words.at(-1) ?? '';
      canvas.write(at(seat), y, text, isTotal ? 'bold' : undefined);
    }
  }
  const last = height - footerLines.length;
  for (const [i, line] of footerLines.entries()) canvas.write(1, last + i, padText(line, width), 'dim');
  return canvas;
}

/** What is over, and who has won if all is. */
function titleOf(state: View<State>, chairs: readonly Chair[], t: Translate): readonly string[] {
  if (state.phase !== 'over') return [t('play-game-over', { game: state.game + 1, games: state.games })];
  return [t('play-over'), verdict(placesOf(kingdomino.ranking(state), chairs), chairs, t)];
}

/** On one row if it fits there; returns the row below. */
function drawTitle(canvas: Canvas, parts: readonly string[]): number {
  const text = parts.join(' · ');
  const lines = textWidth(text) <= canvas.width - 2 ? [text] : parts.flatMap((part) => wrap(part, canvas.width - 2));
  for (const [y, line] of lines.entries()) canvas.write(1, y, line, 'bold');
  return lines.length;
}

function seatsOf({ seats }: View<State>): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** What scores for anybody, and what it comes to. */
function resultRows(state: View<State>, chairs: readonly Chair[], t: Translate): readonly Row[] {
  const seats = seatsOf(state);
  const terrains = TERRAINS.map((terrain) => ({
    label: t(`terrain-${terrain}`),
    cells: seats.map((seat) => terrainWords(state, seat, terrain)),
  }));
  const bonus = (label: string, points: (seat: number) => number) => ({
    label,
    cells: seats.map((seat) => (points(seat) > 0 ? [`+${points(seat)}`] : [])),
  });
  // Of two one has won, and the title says who.
  const ranks = state.phase === 'over' && state.seats > 2 ? placesOf(kingdomino.ranking(state), chairs) : undefined;
  return [
    ...[
      ...terrains,
      bonus(t('variant-middle-kingdom'), (seat) => middleKingdomBonus(state, seat)),
      bonus(t('variant-harmony'), (seat) => harmonyBonus(state, seat)),
    ].filter(({ cells }) => cells.some((words) => words.length > 0)),
    {
      label: t('play-colours-total'),
      cells: seats.map((seat) => [t('play-score', { points: kingdomino.score(state, seat) })]),
      isTotal: true,
    },
    ...(ranks ? [{ label: '', cells: seats.map((seat) => [t('play-place', { place: ranks[seat]! })]) }] : []),
  ];
}

/** `4×2 + 3×1 = 11`, or shorter. */
function terrainWords(state: View<State>, seat: number, terrain: Terrain): readonly string[] {
  const scoring = territories(state, seat).filter((territory) => territory.terrain === terrain && territory.points > 0);
  if (scoring.length === 0) return [];
  const points = scoring.reduce((sum, territory) => sum + territory.points, 0);
  const products = scoring.map(({ squares, crowns }) => `${squares}×${crowns}`);
  return [`${products.join(' + ')} = ${points}`, `${products.join('+')}=${points}`, `${points}`];
}
