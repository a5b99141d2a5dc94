import { describe, expect, it } from 'vitest';
import { duelScorer } from './scorer.ts';

const MAP = ['d1 d . . . . .', 'd . . . . . .', '. . s C . . .', '. . s1 . . . .', '. . b2 q q . .'];
const EMPTY = ['. . . . . . .', '. . . . . . .', '. . s C . . .', '. . s1 . . . .', '. . . . . . .'];
const text = (...maps: readonly (readonly string[])[]) => maps.map((rows) => rows.join('\n')).join('\n---\n');
const score = (source: string) => duelScorer.score(source, {});

describe('scoring maps of the Duel', () => {
  it('[N6] reads rows, comments and empty lines apart', () => {
    expect(score(`# mine\n\n${text(MAP)}\n`)).toMatchObject({ kingdoms: [{ points: 7, largest: 3 }], ranks: [1] });
  });

  it('[N6] reads JSON, one map or several', () => {
    expect(score(JSON.stringify({ map: MAP }))).toMatchObject({ kingdoms: [{ points: 7, named: null }] });
    const several = [{ map: MAP, domains: 'quarters' }, { map: EMPTY }];
    expect(score(JSON.stringify(several))).toMatchObject({
      kingdoms: [{ points: 10, named: 'quarters', bonuses: { domains: 3 } }, { points: 2 }],
      ranks: [1, 2],
    });
  });

  it('[D21] breaks a tie by the largest domain, and shares the victory after that', () => {
    // 4 points each: four squares with one cross against two with two.
    const long = ['. . . . . . .', '. . . . . . .', '. . s C . . .', 's s s1 . . . .', '. . . . . . .'];
    const short = ['. . . . . . .', '. . . . . . .', '. . s C . . .', '. . s2 . . . .', '. . . . . . .'];
    expect(score(text(short, long))).toMatchObject({ kingdoms: [{ points: 4 }, { points: 4 }], ranks: [2, 1] });
    expect(score(text(short, short))).toMatchObject({ ranks: [1, 1] });
  });

  it.each([
    [text(MAP.slice(1)), 0, 'D3', 'wrong-size'],
    [text(MAP, [...MAP.slice(0, 4), '. . b2 x q . .']), 1, 'N6', 'unreadable-arms'],
    [text(EMPTY, EMPTY, EMPTY), undefined, 'D1', 'two-players'],
    [`${text(MAP)}\ndomains chess`, 0, 'N6', 'unreadable-arms'],
    ['{', undefined, 'R1', 'not-json'],
    ['[]', undefined, 'N6', 'bad-field'],
    ['[7]', 0, 'N6', 'bad-field'],
    ['{"map":"d"}', 0, 'N6', 'bad-field'],
    [JSON.stringify({ map: MAP, domains: 7 }), 0, 'N6', 'bad-field'],
    [JSON.stringify({ map: MAP, variants: [] }), 0, 'N6', 'bad-field'],
    [JSON.stringify([MAP]), 0, 'N6', 'bad-field'],
  ])('refuses %j', (source, kingdom, rule, code) => {
    expect(score(source)).toEqual({
      ...(kingdom !== undefined && { kingdom }),
      refusal: { rule, code, args: expect.any(Object) },
    });
  });

  it('refuses options of another game', () => {
    expect(duelScorer.check({})).toBeUndefined();
    expect(duelScorer.check({ variants: ['harmony'] })).toMatchObject({ rule: 'R6', code: 'unknown-option' });
  });
});
