import { describe, expect, it } from 'vitest';
import { citationProblems, citedRules, definedRules } from './citation.ts';

describe('definedRules', () => {
  it('reads the bold ids at the start of list items', () => {
    const text =
      '# Rules\n- **K1** Two players.\n  See **K2**.\n* **D14** Once.\n  - **K3a** Nested.\n- **free** is no id\n';
    expect(definedRules(text)).toEqual(['K1', 'D14', 'K3a']);
  });
});

describe('citedRules', () => {
  it('reads one id, several in one pair of brackets, several pairs', () => {
    expect(citedRules('[K12] fits')).toEqual(['K12']);
    expect(citedRules('[K12, K13 K14] fits')).toEqual(['K12', 'K13', 'K14']);
    expect(citedRules('[K12][D13] fits')).toEqual(['K12', 'D13']);
  });

  it('leaves other words alone', () => {
    expect(citedRules('K12 sorts [3, 1] into [k1] and [free]')).toEqual([]);
  });
});

describe('citationProblems', () => {
  const passed = (title: string) => ({ title, passed: true });
  const failed = (title: string) => ({ title, passed: false });

  it('is content when each rule has a passed test', () => {
    expect(citationProblems(['K1', 'K2'], [passed('[K1, K2] both'), failed('[K1] again')])).toEqual([]);
  });

  it('names rules that no passed test cites', () => {
    expect(citationProblems(['K1', 'K2', 'K3'], [passed('[K1] one'), failed('[K2] two')])).toEqual([
      'K2: no passed test cites it',
      'K3: no passed test cites it',
    ]);
  });

  it('names citations of rules that do not exist', () => {
    expect(citationProblems(['K1'], [passed('[K1] one'), passed('[K99] none')])).toEqual([
      'K99: no document defines it, but a test cites it: [K99] none',
    ]);
  });

  it('takes the word of tests that another run makes, for the rules that they cite', () => {
    expect(citationProblems(['K1', 'K2', 'K3'], [passed('[K1] one')], ['K2'])).toEqual(['K3: no passed test cites it']);
  });

  it('refuses to be content with no rules at all', () => {
    expect(citationProblems([], [])).toEqual(['the documents define no rules']);
  });
});
