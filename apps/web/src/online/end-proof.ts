import type { VerifyAnswer } from '../replay/verify-client.ts';

/** What the end of a game says of its chance. */
export type EndProof =
  | { readonly kind: 'checking' }
  /** The whole game fits; with the numbers of its four words. */
  | { readonly kind: 'checked'; readonly words: readonly number[] | undefined }
  | { readonly kind: 'wrong' }
  /** It could not be checked here. */
  | { readonly kind: 'open' };

export function proofOf(answer: VerifyAnswer): EndProof {
  if (answer === 'failed') return { kind: 'open' };
  return answer.isSound ? { kind: 'checked', words: answer.words } : { kind: 'wrong' };
}
