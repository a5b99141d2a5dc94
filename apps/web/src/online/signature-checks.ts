import type { SignatureCheck } from '@crownhold/fair';
import { findWrongSignature } from '../replay/verify-signatures.ts';
import type { SignatureAnswer, SignatureQuestion } from './signature-worker.ts';

/** The part of a worker that is needed here. */
export interface SignatureWorker {
  postMessage(question: SignatureQuestion): void;
  addEventListener(type: 'message' | 'error', hear: (event: Event) => void): void;
  terminate(): void;
}

export interface SignatureChecks {
  areSigned(checks: readonly SignatureCheck[]): Promise<boolean>;
  close(): void;
}

function startWorker(): SignatureWorker {
  return new Worker(new URL('./signature-worker.ts', import.meta.url), { type: 'module' });
}

/** Checks signatures in a worker: without native ones a long game takes a browser a good while. */
export function createSignatureChecks(start: () => SignatureWorker = startWorker): SignatureChecks {
  let worker: SignatureWorker | 'failed' | undefined;
  const waiting = new Map<number, { readonly checks: readonly SignatureCheck[]; settle(isRight: boolean): void }>();
  let count = 0;
  /** A worker that could not even be loaded answers nothing at all; then the page does it. */
  const fail = () => {
    worker = 'failed';
    for (const [number, { checks, settle }] of waiting) {
      waiting.delete(number);
      checkHere(checks).then(settle, () => settle(false));
    }
  };
  const open = () => {
    const opened = start();
    opened.addEventListener('error', fail);
    opened.addEventListener('message', (event) => {
      // Nothing but answers comes from there.
      const { number, isRight } = (event as MessageEvent<SignatureAnswer>).data;
      waiting.get(number)?.settle(isRight);
      waiting.delete(number);
    });
    return opened;
  };
  return {
    areSigned(checks) {
      worker ??= open();
      if (worker === 'failed') return checkHere(checks);
      const asked = worker;
      return new Promise((settle) => {
        const number = count++;
        waiting.set(number, { checks, settle });
        asked.postMessage({ number, checks });
      });
    },
    close() {
      if (worker !== undefined && worker !== 'failed') worker.terminate();
      waiting.clear();
    },
  };
}

async function checkHere(checks: readonly SignatureCheck[]): Promise<boolean> {
  return (await findWrongSignature(checks)) === undefined;
}
