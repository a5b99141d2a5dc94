import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/duel/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference on 4,000 positions, in both editions', () => {
    const { positions, games } = checkAgreement(4000, 48);
    expect(positions).toBeGreaterThanOrEqual(4000);
    expect(games).toBeGreaterThan(10);
  });
});
