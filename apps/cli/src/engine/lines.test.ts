import { describe, expect, it } from 'vitest';
import { LineCutter, MAX_LINE_BYTES, TOO_LONG } from './lines.ts';

function cut(...chunks: readonly (string | Uint8Array)[]) {
  const cutter = new LineCutter();
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  return [...bytes.flatMap((chunk) => [...cutter.push(chunk)]), ...cutter.end()];
}

describe('lines of a stream', () => {
  it('are cut at newlines, wherever the chunks end', () => {
    expect(cut('one\ntw', 'o\n', '\nfour')).toEqual(['one', 'two', '', 'four']);
  });

  it('are whole characters, also when a chunk ends within one', () => {
    const [crown, ...rest] = [...new TextEncoder().encode('é\n')];
    expect(cut(Uint8Array.of(crown!), Uint8Array.from(rest))).toEqual(['é', '']);
    expect(cut(Uint8Array.of(0xff, 0x00, 0x0a))).toEqual(['\ufffd\u0000', '']);
  });

  it('are told and skipped when they are too long', () => {
    const limit = 'x'.repeat(MAX_LINE_BYTES);
    expect(cut(`${limit}\nnext`)).toEqual([limit, 'next']);
    expect(cut(`${limit}x`, limit, limit, 'x\nnext\n')).toEqual([TOO_LONG, 'next', '']);
    expect(cut(limit, 'x')).toEqual([TOO_LONG]);
  });
});
