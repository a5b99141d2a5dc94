import type { StateBuffer } from '@crownhold/core';
import { sameFacts } from './equality.ts';

export function demand(holds: boolean, complaint: () => string): asserts holds {
  if (!holds) throw new Error(complaint());
}

export function demandSameBytes(found: StateBuffer, expected: StateBuffer, what: () => string): void {
  const { length } = expected.bytes;
  demand(found.bytes.length === length, () => `${what()}: ${found.bytes.length} bytes instead of ${length}`);
  const at = found.bytes.findIndex((byte, index) => byte !== expected.bytes[index]);
  demand(at < 0, () => `${what()}: byte ${at} is ${found.bytes[at]} instead of ${expected.bytes[at]}`);
}

export function demandSameFacts(found: unknown, expected: unknown, what: () => string): void {
  demand(
    sameFacts(found, expected),
    () => `${what()}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
  );
}
