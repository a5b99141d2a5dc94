import { harmonyBonus, kingdomino, middleKingdomBonus, type State, territories } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { seatStyle } from '../../palette.ts';
import { Canvas } from '../canvas.ts';
import type { Chair } from '../chair.ts';
import { boardSize, drawBoard, frameOf, SMALLEST } from './board.ts';
import type { Look } from './scene.ts';

const GAP = 3;
const LEAST_COLUMN = 24;

/** The result of a game: who won, and what every kingdom is worth, territory by territory. */
export function drawEnd(
  width: number,
  height: number,
  state: State,
  chairs: readonly Chair[],
  footer: readonly string[],
  { t, glyphs }: Look,
): Canvas {
  const canvas = new Canvas(width, height);
  const isOver = state.phase === 'over';
  const title = isOver ? t('play-over') : t('play-game-over', { game: state.game + 1, games: state.games });
  canvas.write(1, 0, title, 'bold');
  if (isOver) canvas.write(1, 1, verdict(state, chairs, t), 'bold');
  const perRow = Math.max(1, Math.min(state.seats, Math.floor((width - 1) / (LEAST_COLUMN + GAP))));
  const column = Math.floor((width - 1) / perRow);
  let y = 3;
  for (let seat = 0; seat < state.seats; seat += perRow) {
    let tallest = 0;
    for (let i = 0; i < perRow && seat + i < state.seats; i++) {
      const rows = drawKingdom(canvas, 1 + i * column, y, column - GAP, state, seat + i, chairs, { t, glyphs });
      tallest = Math.max(tallest, rows);
    }
    y += tallest + 1;
  }
  const last = height - footer.length;
  for (const [i, line] of footer.entries()) canvas.write(1, last + i, line.padEnd(width), 'dim');
  return canvas;
}

function verdict(state: State, chairs: readonly Chair[], t: Translate): string {
  const ranks = kingdomino.ranking(state);
  const winners = chairs.filter((_, seat) => ranks[seat] === 1).map(({ name }) => name);
  return winners.length === 1
    ? t('play-winner', { name: winners[0]! })
    : t('play-shared-win', { names: winners.join(', ') });
}

function drawKingdom(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  state: State,
  seat: number,
  chairs: readonly Chair[],
  { t, glyphs }: Look,
): number {
  const frame = frameOf(state, seat);
  const points = kingdomino.score(state, seat);
  canvas.write(x, y, `${glyphs.king}${seat + 1} ${chairs[seat]!.name}`.slice(0, width), seatStyle(seat));
  const place = state.phase === 'over' ? ` · ${t('play-place', { place: kingdomino.ranking(state)[seat]! })}` : '';
  canvas.write(x, y + 1, `${t('play-score', { points })}${place}`, 'bold');
  drawBoard(canvas, x, y + 2, state, seat, frame, SMALLEST, glyphs);
  let row = y + 3 + boardSize(frame, SMALLEST).height;
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
