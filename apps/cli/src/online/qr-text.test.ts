import { expect, it } from 'vitest';
import { qrText } from './qr-text.ts';

it('a QR code is a square of half blocks with a border, on a ground of its own where there are colours', () => {
  const lines = qrText('http://192.168.0.7:8080/', false).split('\n');
  const widths = new Set(lines.map((line) => line.length));
  expect([...widths]).toEqual([29]);
  expect(lines).toHaveLength(15);
  expect(lines[0]).toBe('█'.repeat(29));
  expect(qrText('http://192.168.0.7:8080/', true).split('\n')[0]).toBe(`\u001b[97;40m${lines[0]}\u001b[0m`);
});
