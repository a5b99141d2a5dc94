import type { Seat } from '@crownhold/core';
import type { FarState } from '@crownhold/table/far';
import type { FarShown } from '../table/far-parts.ts';

/** The one thing that a table far away has to say besides the game. */
export type Notice =
  | { readonly kind: 'trouble'; readonly trouble: string }
  | { readonly kind: 'dice-wrong' }
  /** A bot plays for an own seat. */
  | { readonly kind: 'bot-plays'; readonly seat: Seat }
  /** A device says that a seat is its own. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly claim: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'away'; readonly seat: Seat; readonly canVote: boolean };

/** A seat that has been empty for a while. */
export interface Away {
  readonly seat: Seat;
  /** So long that the others may agree on a bot. */
  readonly isLong: boolean;
}

/** What matters most. */
export function noticeOf(shown: FarShown, state: FarState | undefined, away: Away | undefined): Notice | undefined {
  const { own, presence, status, rejected } = shown;
  if (state?.trouble !== undefined) return { kind: 'trouble', trouble: state.trouble };
  if (state?.proof.kind === 'wrong') return { kind: 'dice-wrong' };
  const played = status === 'playing' ? own.find((seat) => presence?.[seat] === 'bot') : undefined;
  if (played !== undefined) return { kind: 'bot-plays', seat: played };
  const claim = own.length > 0 ? state?.people?.claims[0] : undefined;
  if (claim) return { kind: 'claim', seat: claim.seat, claim: claim.claim };
  if (rejected !== undefined && rejected !== 'illegal') return { kind: 'refused', code: rejected };
  if (away === undefined) return undefined;
  const { seat, isLong } = away;
  const hasVoted = state?.people?.botVotes.some(
    (vote) => vote.seat === seat && own.some((one) => vote.agreed.includes(one)),
  );
  const canVote = isLong && own.length > 0 && state?.people?.clock.kind === 'none' && !hasVoted;
  return { kind: 'away', seat, canVote };
}
