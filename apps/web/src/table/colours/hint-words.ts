import { colours, DICE, decodeMove, type Move, type State } from '@crownhold/games/colours';
import { messageText, type Translate } from '@crownhold/i18n';
import { achievementName, type ColoursHint, type ColoursReason, type ColoursTypes } from '@crownhold/table/colours';
import type { HintFace } from '../face.ts';
import { areaName } from './area-words.ts';

/** What a bot would do, and why. */
export const hintWords: HintFace<ColoursTypes, ColoursHint> = {
  advice: ({ step }, t) => adviceText(step, t),
  reasons: ({ reasons }, _, t) => reasons.map((reason) => reasonText(reason, t)),
  anchor: (hint, view) => anchorOf(hint && moveOf(view, hint.step)),
};

/** Any state of the game reads a step. */
const EMPTY = colours.create({ seats: 1, map: 'first' });

function moveOf(state: State, step: string): Move | undefined {
  const code = colours.parseMove(state, step);
  return code === undefined ? undefined : decodeMove(code);
}

function adviceText(step: string, t: Translate): string {
  const move = moveOf(EMPTY, step);
  switch (move?.kind) {
    case 'take':
      return t('colours-hint-take', { die: DICE[move.die]!, kingdom: move.kingdom });
    case 'paint':
      return t('colours-hint-paint', { area: areaName(EMPTY, move.area, t) });
    case 'blend':
    case 'tower':
      return t('colours-hint-drop', { brush: move.kind, colour: move.colour, area: areaName(EMPTY, move.area, t) });
    case 'move':
    case 'split':
      return t('colours-hint-cast', { spell: move.kind, kingdom: move.kingdom });
    case 'choose':
      return t('colours-hint-choose', { colour: move.colour });
    case 'strike':
      return t('colours-hint-strike', { row: messageText(t, achievementName(move.row), []), number: move.number });
    default:
      return t('colours-hint-done');
  }
}

function reasonText(reason: ColoursReason, t: Translate): string {
  switch (reason.kind) {
    case 'fits':
      return t(reason.isMost ? 'colours-why-fits-most' : 'colours-why-fits', { fit: reason.fit, drops: reason.drops });
    case 'wanted':
      return t('colours-why-wanted', { count: reason.count });
    case 'gain':
      return t(reason.isMost ? 'colours-why-gain-most' : 'colours-why-gain', { points: reason.points });
    case 'spell':
      return t('colours-why-spell', { spell: reason.spell });
    case 'tower-drop':
      return t('colours-fact-drop', { colour: reason.colour });
    case 'completes':
      return t('colours-fact-complete', { row: messageText(t, achievementName(reason.achievement), []) });
    case 'left':
      return t('colours-why-left', { drops: reason.drops });
    case 'new-kingdom':
      return t('colours-why-kingdom', { kingdom: reason.kingdom, fit: reason.fit });
  }
}

/** The area, the die, the chip or the button that the advice is about. */
function anchorOf(move: Move | undefined): string {
  switch (move?.kind) {
    case 'take':
      return `.strip-die[data-die="${move.die}"], .colours-strip`;
    case 'paint':
    case 'blend':
    case 'tower':
      return `.colours-main [data-area="${move.area}"]`;
    case 'strike':
      return `[data-strike="${move.row} ${move.number}"]`;
    case 'move':
    case 'split':
    case 'choose':
      return '.colours-strip';
    default:
      return '.thumb-action';
  }
}
