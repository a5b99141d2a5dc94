import type { Translate } from '@crownhold/i18n';
import type { Failure } from '../bots/player.ts';
import { plainText } from '../plain-text.ts';

/** Why a bot has no turn to offer, in words. */
export function failureText(failure: Failure, t: Translate): string {
  switch (failure.kind) {
    case 'not-started':
      return t('play-bot-not-started', { command: plainText(failure.command), problem: plainText(failure.problem) });
    case 'died':
      return t('play-bot-died', { how: plainText(failure.how) });
    case 'silent':
      return t('play-bot-silent', { seconds: Math.round(failure.afterMs / 1000) });
    case 'nonsense':
      return t('play-bot-nonsense', { line: plainText(failure.line) });
    case 'illegal':
      return t('play-bot-illegal', { turn: plainText(failure.turn) });
    case 'closed':
      return t('play-bot-closed');
  }
}
