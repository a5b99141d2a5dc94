import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/colours/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference on 3,000 positions, with every number of seats', () => {
    const { positions, games } = checkAgreement(3000, 48);
    expect(positions).toBeGreaterThanOrEqual(3000);
    expect(games).toBeGreaterThan(6);
  });
});
