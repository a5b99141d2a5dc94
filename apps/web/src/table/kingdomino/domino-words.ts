import { DOMINOES, groundAt } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import {
  cellsOf,
  inputGain,
  inputRefusal,
  isCovered,
  type KingdominoInput,
  openCells,
} from '@crownhold/table/kingdomino';
import type { Spot } from '../../board/square.ts';
import { actedInput } from './acted-input.ts';

/** The halves of a domino: `wheat field; lake, 1 crown`. */
export function halvesText(domino: number, t: Translate): string {
  return halves(domino, t).join('; ');
}

/** Where the domino in hand hovers, and whether it fits there. */
export function hoverText(input: KingdominoInput, t: Translate): string {
  const [first, second] = halves(input.draft.state.activeDomino, t);
  const [one, other] = cellsOf(input);
  const where = `${t('web-voice-half-at', { half: first!, ...one })}; ${t('web-voice-half-at', { half: second!, ...other })}`;
  const points = inputRefusal(input) ? undefined : inputGain(input);
  return points === undefined ? t('web-voice-fits-not', { where }) : t('web-voice-fits', { where, points });
}

/** What the domino in hand would do on each cell; nothing for a cell that is covered. */
export function landingTexts(input: KingdominoInput, t: Translate): (spot: Spot, empty: string) => string | undefined {
  const { state, seat } = input.draft;
  // Finding out is slow, and many cells are never asked.
  const known = new Map<string, string>();
  const open = new Set(openCells(input).map(({ x, y }) => `${x} ${y}`));
  return (spot, empty) => {
    const key = `${spot.x} ${spot.y}`;
    if (groundAt(state, seat, spot)) return undefined;
    if (!open.has(key)) return t('web-voice-fits-not', { where: empty });
    const text =
      known.get(key) ?? hoverText(isCovered(input, spot) ? input : actedInput(input, { kind: 'snap', cell: spot }), t);
    known.set(key, text);
    return text;
  };
}

function halves(domino: number, t: Translate): readonly string[] {
  return DOMINOES[domino - 1]!.halves.map(({ terrain, crowns }) => t('web-half', { terrain, crowns }));
}
