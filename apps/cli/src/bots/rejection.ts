import { type Refusal, type Rejection, refuse } from '@crownhold/core';

/** Why a turn was rejected, by a rule. */
export function rejectionRefusal(rejection: Rejection): Refusal {
  switch (rejection.kind) {
    case 'illegal':
      return rejection.refusal;
    case 'unreadable':
      return refuse('N1', 'unreadable');
    case 'overlong':
      return refuse('N4', 'turn-complete');
    case 'unfinished':
      return refuse('N4', 'turn-unfinished');
    case 'stale':
      throw new Error('a bot is never asked about an old version');
  }
}
