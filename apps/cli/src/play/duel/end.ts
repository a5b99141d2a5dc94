import { type Chair, placesOf, type View } from '@crownhold/core';
import { ARMS, domains, domainsBonus, duel, largestDomain, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelTypes } from '@crownhold/table/duel';
import { seatStyle } from '../../palette.ts';
import { cutText, padText } from '../../text-width.ts';
import type { End, Look } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { wrapKeys } from '../footer.ts';
import { verdict } from '../verdict.ts';
import { DUEL_GLYPHS, type DuelGlyphs } from './glyphs.ts';
import { drawMap, mapSize, SMALLEST, TILE_SIZES } from './map.ts';

const GAP = 3;
const TOP = 3;
/** What stands under a map at most: six arms, a bonus, the largest domain, and empty lines. */
const LIST_ROWS = 10;

/** The result: who won, and what every kingdom is worth, arms by arms. */
export function drawEnd(
  width: number,
  height: number,
  { view: state, chairs, footer }: End<DuelTypes>,
  { t, charset }: Look,
) {
  const canvas = new Canvas(width, height);
  const footerLines = footer.flatMap((line) => wrapKeys(line, width - 2));
  const glyphs = DUEL_GLYPHS[charset];
  const ranks = placesOf(duel.ranking(state), chairs);
  canvas.write(1, 0, t('play-over'), 'bold');
  canvas.write(1, 1, [verdict(ranks, chairs, t), ...tieBreak(state, duel.ranking(state), t)].join(' '), 'bold');
  const column = Math.floor((width - 1) / 2);
  const room = height - footerLines.length - TOP - 2 - LIST_ROWS;
  const size = TILE_SIZES.find((tiles) => mapSize(tiles).width <= column - GAP && mapSize(tiles).height <= room);
  for (const seat of [0, 1]) {
    drawResult(canvas, 1 + seat * column, column - GAP, state, seat, ranks, chairs, size ?? SMALLEST, t, glyphs);
  }
  for (const [i, line] of footerLines.entries())
    canvas.write(1, height - footerLines.length + i, padText(line, width), 'dim');
  return canvas;
}

/** [D21] Why one of two with the same points has won. */
function tieBreak(state: View<State>, [first, second]: readonly number[], t: Translate): readonly string[] {
  return first !== second && duel.score(state, 0) === duel.score(state, 1) ? [t('play-duel-tiebreak')] : [];
}

function drawResult(
  canvas: Canvas,
  x: number,
  width: number,
  state: View<State>,
  seat: number,
  ranks: readonly number[],
  chairs: readonly Chair[],
  size: (typeof TILE_SIZES)[number],
  t: Translate,
  glyphs: DuelGlyphs,
): void {
  canvas.write(x, TOP, cutText(`${glyphs.king}${seat + 1} ${chairs[seat]!.name}`, width), seatStyle(seat));
  const score = t('play-score', { points: duel.score(state, seat) });
  canvas.write(x, TOP + 1, `${score} · ${t('play-place', { place: ranks[seat]! })}`, 'bold');
  drawMap(canvas, x, TOP + 2, state, seat, size, glyphs);
  let y = TOP + 3 + mapSize(size).height;
  for (const line of resultLines(state, seat, t)) y += canvas.paragraph(x, y, width, line);
}

/** [D19] [D20] [D21] What scores, arms by arms; the bonus of `domains`; the largest domain. */
function resultLines(state: View<State>, seat: number, t: Translate): readonly string[] {
  const all = domains(state, seat);
  const scoring = ARMS.flatMap((arms) => {
    const those = all.filter((domain) => domain.arms === arms && domain.points > 0);
    const points = those.reduce((sum, domain) => sum + domain.points, 0);
    const sum = those.map(({ squares, crosses }) => `${squares}×${crosses}`).join(' + ');
    return those.length > 0 ? [{ points, text: t('play-duel-domain', { arms, sum, points }) }] : [];
  });
  const named = ARMS[state.named[seat]! - 1];
  const count = all.filter(({ arms }) => arms === named).length;
  return [
    ...scoring.sort((a, b) => b.points - a.points).map(({ text }) => text),
    ...(named ? [t('play-duel-bonus', { arms: named, count, points: domainsBonus(state, seat) })] : []),
    t('play-duel-largest', { squares: largestDomain(state, seat) }),
  ];
}
