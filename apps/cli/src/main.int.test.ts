import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crownholdJson } from '../test/crownhold.ts';
import { createFolder } from '../test/folder.ts';

it('says what is wrong in JSON if that was asked for', { timeout: 60_000 }, () => {
  expect(crownholdJson(['simulate', '--seats', 'two'])).toMatchObject({
    code: 2,
    json: { ok: false, code: 'bad-option-value', args: { value: 'two' }, message: expect.any(String) },
  });
  const file = createFolder().write('file', '');
  expect(crownholdJson(['simulate', '--games', '1', '--out', join(file, 'games')])).toMatchObject({
    code: 1,
    json: { ok: false, rule: 'R1', code: 'file-in-path', args: { file: join(file, 'games') } },
  });
});
