import { describe, expect, it } from 'vitest';
import { checkAgreement } from '../../claims/kingdomino/agreement.ts';

describe('the engine', () => {
  it('agrees with the slow reference, in every combination of variants', () => {
    expect(checkAgreement(8000, 48).games).toBeGreaterThan(32);
  }, 30_000);
});
