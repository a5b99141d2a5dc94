import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/colours/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference, with every number of seats', () => {
    expect(checkAgreement(2000, 48).games).toBeGreaterThan(6);
  }, 30_000);
});
