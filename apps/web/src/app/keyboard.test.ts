import { expect, it } from 'vitest';
import { isRealKey } from './keyboard.ts';

const element = (isField: boolean) => ({ matches: () => isField }) as unknown as EventTarget;

it('a key that says which one it is, outside a field, is on a real keyboard', () => {
  expect(isRealKey({ code: 'KeyR', target: element(false) })).toBe(true);
  expect(isRealKey({ code: 'ArrowLeft', target: null })).toBe(true);
});

it('what is written into a field, or says nothing of itself, may come from a touch screen', () => {
  expect(isRealKey({ code: 'KeyR', target: element(true) })).toBe(false);
  expect(isRealKey({ code: '', target: element(false) })).toBe(false);
});
