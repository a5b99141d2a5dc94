import type { Chair } from '@crownhold/core';
import { harmonyBonus, kingdomino, middleKingdomBonus, type State, territories } from '@crownhold/games/kingdomino';
import { seatStyle } from '../../palette.ts';
import { cutText, padText } from '../../text-width.ts';
import type { End, Look } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { verdict } from '../verdict.ts';
import { KINGDOMINO_GLYPHS } from './glyphs.ts';
import { drawKingdom, frameOf, kingdomSize, SMALLEST } from './kingdom.ts';
import type { Drawing } from './scene.ts';

const GAP = 3;
const LEAST_COLUMN = 24;

/** The result of a game: who won, and what every kingdom is worth, territory by territory. */
export function drawEnd(
  width: number,
  height: number,
  { state, chairs, footer }: End<State>,
  { t, charset }: Look,
): Canvas {
  const glyphs = KINGDOMINO_GLYPHS[charset];
  const canvas = new Canvas(width, height);
  const isOver = state.phase === 'over';
  const title = isOver ? t('play-over') : t('play-game-over', { game: state.game + 1, games: state.games });
  canvas.write(1, 0, title, 'bold');
  if (isOver) canvas.write(1, 1, verdict(kingdomino.ranking(state), chairs, t), 'bold');
  const perRow = Math.max(1, Math.min(state.seats, Math.floor((width - 1) / (LEAST_COLUMN + GAP))));
  const column = Math.floor((width - 1) / perRow);
  let y = 3;
  for (let seat = 0; seat < state.seats; seat += perRow) {
    let tallest = 0;
    for (let i = 0; i < perRow && seat + i < state.seats; i++) {
      const rows = drawResult(canvas, 1 + i * column, y, column - GAP, state, seat + i, chairs, { t, glyphs });
      tallest = Math.max(tallest, rows);
    }
    y += tallest + 1;
  }
  const last = height - footer.length;
  for (const [i, line] of footer.entries()) canvas.write(1, last + i, padText(line, width), 'dim');
  return canvas;
}

function drawResult(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  state: State,
  seat: number,
  chairs: readonly Chair[],
  { t, glyphs }: Drawing,
): number {
  const frame = frameOf(state, seat);
  const points = kingdomino.score(state, seat);
  canvas.write(x, y, cutText(`${glyphs.king}${seat + 1} ${chairs[seat]!.name}`, width), seatStyle(seat));
  const place = state.phase === 'over' ? ` · ${t('play-place', { place: kingdomino.ranking(state)[seat]! })}` : '';
  canvas.write(x, y + 1, `${t('play-score', { points })}${place}`, 'bold');
  drawKingdom(canvas, x, y + 2, state, seat, frame, SMALLEST, glyphs);
  let row = y + 3 + kingdomSize(frame, SMALLEST).height;
  const lines = territories(state, seat)
    .filter((territory) => territory.points > 0)
    .map(({ terrain, squares, crowns, points: value }) =>
      t('play-territory', { terrain, squares, crowns, points: value }),
    );
  if (middleKingdomBonus(state, seat) > 0) lines.push(`+10 ${t('play-middle-kingdom')}`);
  if (harmonyBonus(state, seat) > 0) lines.push(`+5 ${t('play-harmony')}`);
  for (const line of lines) row += canvas.paragraph(x, row, width, line);
  return row - y;
}
