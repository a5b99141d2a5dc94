import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/duel/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference, in both editions', () => {
    expect(checkAgreement(2000, 48).games).toBeGreaterThan(10);
  }, 30_000);
});
