import { DOMINOES, groundAt } from '@crownhold/games/kingdomino';
import { cellsOf } from '@crownhold/hands';
import {
  handGain,
  handRefusal,
  isUnderHand,
  type KingdominoHand,
  openCells,
  pointHand,
} from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Spot } from '../board/square.ts';

/** The halves of a domino: `wheat field; lake, 1 crown`. */
export function halvesText(domino: number, t: Translate): string {
  return halves(domino, t).join('; ');
}

/** Where the domino in hand hovers, and whether it fits there. */
export function hoverText(hand: KingdominoHand, t: Translate): string {
  const [first, second] = halves(hand.draft.state.activeDomino, t);
  const [one, other] = cellsOf(hand);
  const where = `${t('web-voice-half-at', { half: first!, ...one })}; ${t('web-voice-half-at', { half: second!, ...other })}`;
  const points = handRefusal(hand) ? undefined : handGain(hand);
  return points === undefined ? t('web-voice-fits-not', { where }) : t('web-voice-fits', { where, points });
}

/** What the domino in hand would do on each cell; nothing for a cell that is covered. */
export function landingTexts(hand: KingdominoHand, t: Translate): (spot: Spot, empty: string) => string | undefined {
  const { state, seat } = hand.draft;
  // Finding out is slow, and many cells are never asked.
  const known = new Map<string, string>();
  const open = new Set(openCells(hand).map(({ x, y }) => `${x} ${y}`));
  return (spot, empty) => {
    const key = `${spot.x} ${spot.y}`;
    if (groundAt(state, seat, spot)) return undefined;
    if (!open.has(key)) return t('web-voice-fits-not', { where: empty });
    const text = known.get(key) ?? hoverText(isUnderHand(hand, spot) ? hand : pointHand(hand, spot), t);
    known.set(key, text);
    return text;
  };
}

function halves(domino: number, t: Translate): readonly string[] {
  return DOMINOES[domino - 1]!.halves.map(({ terrain, crowns }) => t('web-half', { terrain, crowns }));
}
