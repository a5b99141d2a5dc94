import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/kingdomino/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference on 8,000 positions, in every combination of variants', () => {
    const { positions, games } = checkAgreement(8000, 48);
    expect(positions).toBeGreaterThanOrEqual(8000);
    expect(games).toBeGreaterThan(32);
  });
});
