import { formatRecord } from '@crownhold/core';
import { expect, it } from 'vitest';
import { crownhold, crownholdJson } from '../../test/crownhold.ts';
import { sealedGame } from '../../test/sealed-game.ts';

const RECORD = formatRecord(sealedGame('kingdomino', { seats: 2 }));

it('crownhold show reads standard input and prints a position', { timeout: 60_000 }, () => {
  const { code, stdout } = crownhold(['show', '-', '--at', '5', '--lang', 'ru'], RECORD);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^-: .*, 2 игрока; после 5 из 76 шагов\nХодит игрок [01]\.\n/);
  expect(crownholdJson(['show', '-', '--at', '77'], RECORD)).toMatchObject({
    code: 1,
    json: { ok: false, file: '-', step: null, rule: 'R5', code: 'no-such-step', args: { at: 77, steps: 76 } },
  });
});
