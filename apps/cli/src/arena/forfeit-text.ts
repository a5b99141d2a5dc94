import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';
import type { Failure } from '../bots/player.ts';
import { rejectionRefusal } from '../bots/rejection.ts';
import { plainText } from '../plain-text.ts';
import type { DealResult, Forfeit } from './result.ts';
import type { Setup } from './setup.ts';

/** A forfeit and where it happened. */
export interface PlacedForfeit extends Forfeit {
  readonly bot: string;
  readonly deal: number;
  /** By how many seats the bots were rotated. */
  readonly rotation: number;
}

export function forfeitsOf(setup: Setup, deals: readonly DealResult[]): readonly PlacedForfeit[] {
  return deals.flatMap(({ deal, games }) =>
    games.flatMap(({ seating, forfeit }, rotation) =>
      forfeit ? [{ bot: setup.contestants[seating[forfeit.seat]!]!.name, deal, rotation, ...forfeit }] : [],
    ),
  );
}

/** As programs read it: an illegal turn comes with rule, code and arguments, any other failure with its own facts. */
export function forfeitJson({ failure, record, ...where }: PlacedForfeit, t: Translate) {
  return { ...where, ...failureJson(failure, t), record: record ?? null };
}

export function failureJson(failure: Failure, t: Translate) {
  if (failure.kind !== 'illegal') return { ...failure, message: failureText(failure, t) };
  const refusal = rejectionRefusal(failure.rejection);
  return { kind: failure.kind, turn: failure.turn, ...refusal, message: refusalText(t, refusal, plainText) };
}

export function forfeitText({ bot, deal, rotation, seat, failure, record }: PlacedForfeit, t: Translate): string {
  const reason = failureText(failure, t);
  const line = t('arena-forfeit', {
    bot: plainText(bot),
    deal: String(deal),
    rotation: String(rotation),
    seat: String(seat),
    reason,
  });
  return record === undefined ? line : `${line}\n  ${record}`;
}

/** Why a bot has no turn to offer. */
export function failureText(failure: Failure, t: Translate): string {
  switch (failure.kind) {
    case 'not-started':
      return t('arena-bot-not-started', { problem: plainText(failure.problem) });
    case 'died':
      return t('arena-bot-died', { how: plainText(failure.how) });
    case 'silent':
      return t('arena-bot-silent', { seconds: Math.round(failure.afterMs / 1000) });
    case 'nonsense':
      return t('arena-bot-nonsense', { line: plainText(failure.line) });
    case 'illegal': {
      const reason = citedRefusal(t, rejectionRefusal(failure.rejection), plainText);
      return t('arena-bot-illegal', { turn: plainText(failure.turn), reason });
    }
    case 'closed':
      return t('arena-bot-closed');
  }
}
