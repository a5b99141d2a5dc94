import type { SignatureCheck } from '@crownhold/fair';
import { createSigner } from '@crownhold/fair/noble';
import { expect, it } from 'vitest';
import { createSignatureChecks, type SignatureWorker } from './signature-checks.ts';
import type { SignatureQuestion } from './signature-worker.ts';

class FakeWorker extends EventTarget implements SignatureWorker {
  readonly asked: SignatureQuestion[] = [];
  isOver = false;

  postMessage(question: SignatureQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(number: number, isRight: boolean): void {
    this.dispatchEvent(new MessageEvent('message', { data: { number, isRight } }));
  }
}

function signed(text: string): SignatureCheck {
  const { key, sign } = createSigner(new Uint8Array(32).fill(7));
  const message = new TextEncoder().encode(text);
  return { event: 0, seat: 0, key, message, signature: sign(message) };
}

it('asks a worker, which is started with the first question', async () => {
  const workers: FakeWorker[] = [];
  const checks = createSignatureChecks(() => {
    workers.push(new FakeWorker());
    return workers[0]!;
  });
  expect(workers).toEqual([]);
  const [one, other] = [checks.areSigned([signed('one')]), checks.areSigned([signed('other')])];
  expect(workers).toHaveLength(1);
  workers[0]!.answer(1, false);
  workers[0]!.answer(0, true);
  expect(await Promise.all([one, other])).toEqual([true, false]);
  checks.close();
  expect(workers[0]!.isOver).toBe(true);
});

it('checks in the page what a worker that cannot be loaded was asked, and all that follows', async () => {
  const worker = new FakeWorker();
  const checks = createSignatureChecks(() => worker);
  const right = checks.areSigned([signed('right')]);
  worker.dispatchEvent(new Event('error'));
  const wrong = checks.areSigned([{ ...signed('wrong'), message: new Uint8Array(3) }]);
  expect(await Promise.all([right, wrong])).toEqual([true, false]);
});
