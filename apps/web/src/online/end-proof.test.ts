import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import type { VerifyAnswer } from '../replay/verify-client.ts';
import { proofOf } from './end-proof.ts';
import { tallyText } from './tally-text.ts';

describe('the end of a game with friends', () => {
  it('says that all fits, with words to compare', () => {
    const answer = { isSound: true, words: [1, 2, 3, 4], proven: [], unproven: [] } as unknown as VerifyAnswer;
    expect(proofOf(answer)).toEqual({ kind: 'checked', words: [1, 2, 3, 4] });
  });

  it('says that it does not fit', () => {
    const answer = { isSound: false, fault: { code: 'two-histories' } } as unknown as VerifyAnswer;
    expect(proofOf(answer)).toEqual({ kind: 'wrong' });
  });

  it('says that it is still to check if it could not be', () => {
    expect(proofOf('failed')).toEqual({ kind: 'open' });
  });

  it('counts who has won how often, this game included', () => {
    const [ANNA, OLGA, BO] = [{ name: 'Anna' }, { name: 'Olga' }, { name: 'Bo' }];
    const t = translatorFor('en');
    expect(tallyText([2, 2], [1, 2], [ANNA, OLGA], t)).toBe('Anna 3 : 2 Olga');
    expect(tallyText([0, 1, 0], [1, 1, 3], [ANNA, OLGA, BO], t)).toBe('Anna 1 · Olga 2 · Bo 0');
  });
});
