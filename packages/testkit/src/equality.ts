import type { StateBuffer } from '@crownhold/core';

export function sameBytes(a: StateBuffer, b: StateBuffer): boolean {
  return a.bytes.length === b.bytes.length && a.bytes.every((byte, index) => byte === b.bytes[index]);
}

/** Deep equality of plain data. A field that is `undefined` is not the same as none: JSON tells them apart. */
export function sameFacts(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const fields = Object.entries(a);
  const others = new Map(Object.entries(b));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && sameFacts(value, others.get(name)))
  );
}
