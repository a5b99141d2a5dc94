import type { Translate } from '@crownhold/i18n';
import type { Chair } from '../games/chair.ts';
import type { Hint, Reason } from '../table/hint.ts';

/** What a hint advises. */
export function adviceText({ step }: Hint, t: Translate): string {
  const [kind, domino = ''] = step.split(' ');
  if (kind === 'take') return t('learn-hint-take', { domino });
  return t(kind === 'put' ? 'learn-hint-put' : 'learn-hint-discard');
}

export function reasonText(reason: Reason, chairs: readonly Chair[], t: Translate): string {
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
      return t('learn-hint-denies', { name: chairs[reason.seat]!.name, points: reason.points });
    case 'places':
      return t('learn-hint-places', { count: reason.count });
    default:
      return t(`learn-hint-${reason.kind}`);
  }
}
