import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/duel/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference, in both editions', () => {
    expect(checkAgreement(6000, 48).games).toBeGreaterThan(30);
  }, 30_000);
});
