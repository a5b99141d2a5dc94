import { expect, it } from 'vitest';
import { checkMigration } from './migration/migration.ts';

it('moves a hundred games from SQLite to PostgreSQL, every record byte for byte, also after it was cut off', async () => {
  const { problem, ...counts } = await checkMigration(1, 110);
  expect(problem).toBeUndefined();
  expect(counts).toMatchObject({ games: 110, records: 110, verified: 99, unfinished: 11, resumedAt: 100 });
  expect(counts.rows).toBeGreaterThan(110 * 20);
});
