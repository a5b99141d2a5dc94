import type { Chair } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Hint, KingdominoTypes, Reason } from '@crownhold/table/kingdomino';
import type { HintFace } from '../../face.ts';
import { nameOf } from '../../words.ts';

export const HINT_WORDS: HintFace<KingdominoTypes, Hint> = {
  advice: adviceText,
  reasons: ({ reasons }, chairs, t) => reasons.map((reason) => reasonText(reason, chairs, t)),
  anchor: (hint, { next }) => anchorOf(hint, [...next]),
};

/** The squares of a place, a domino of the line, or the button that discards. */
function anchorOf(hint: Hint | undefined, line: readonly number[]): string {
  const [kind, ...rest] = hint?.step.split(' ') ?? [];
  if (kind === 'put') return rest.map((cell) => `.kingdom [data-spot="${cell.replace(',', ' ')}"]`).join();
  if (kind === 'take') return `[data-next-line] button:nth-of-type(${line.indexOf(Number(rest[0])) + 1})`;
  return '.thumb-action';
}

/** What a hint advises. */
function adviceText({ step }: Hint, t: Translate): string {
  const [kind, domino = ''] = step.split(' ');
  if (kind === 'take') return t('learn-hint-take', { domino });
  return t(kind === 'put' ? 'learn-hint-put' : 'learn-hint-discard');
}

function reasonText(reason: Reason, chairs: readonly Chair[], t: Translate): string {
  switch (reason.kind) {
    case 'gain':
      return t(reason.isMost ? 'learn-hint-gain-most' : 'learn-hint-gain', { points: reason.points });
    case 'joins':
      return t('learn-hint-joins', reason);
    case 'could-join':
      return t('learn-hint-could-join', reason);
    case 'prepares':
      return t('learn-hint-prepares', { domino: reason.domino, points: reason.points });
    case 'room':
      return t('learn-hint-room', { domino: reason.domino });
    case 'compact':
      return t('learn-hint-compact', { sides: reason.sides });
    case 'worth':
      return t('learn-hint-worth', { points: reason.points });
    case 'crowns':
      return t('learn-hint-crowns', { crowns: reason.crowns });
    case 'denies':
      return t('learn-hint-denies', { name: nameOf(chairs, reason.seat), points: reason.points });
    case 'places':
      return t('learn-hint-places', { count: reason.count });
    default:
      return t(`learn-hint-${reason.kind}`);
  }
}
