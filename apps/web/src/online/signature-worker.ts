import type { SignatureCheck } from '@crownhold/fair';
import { findWrongSignature } from '../replay/verify-signatures.ts';

/** Signatures that came with the events of a table, under a number. */
export interface SignatureQuestion {
  readonly number: number;
  readonly checks: readonly SignatureCheck[];
}

export interface SignatureAnswer {
  readonly number: number;
  readonly isRight: boolean;
}

self.addEventListener('message', ({ data: { number, checks } }: MessageEvent<SignatureQuestion>) => {
  findWrongSignature(checks)
    .catch((error: unknown) => {
      reportError(error);
      return checks[0];
    })
    .then((wrong) => self.postMessage({ number, isRight: wrong === undefined } satisfies SignatureAnswer));
});
