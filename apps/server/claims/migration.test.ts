import { expect, it } from 'vitest';
import { checkMigration } from './migration/migration.ts';

it('moves a few hundred games from SQLite to PostgreSQL, every record byte for byte, also after it was cut off', async () => {
  const { problem, ...counts } = await checkMigration(1, 210);
  expect(problem).toBeUndefined();
  expect(counts).toMatchObject({ games: 210, records: 210, verified: 189, unfinished: 21, resumedAt: 200 });
  expect(counts.rows).toBeGreaterThan(210 * 20);
});
