import type { TestOutcome } from './test-report.ts';

const DEFINITION = /^\s*[-*] \*\*([A-Z]+\d+[a-z]?)\*\*/gm;
const BRACKETS = /\[([^\]]*)\]/g;
const ID = /^[A-Z]+\d+[a-z]?$/;

/** Ids of the rules that a document defines: list items that begin with one in bold. */
export function definedRules(markdown: string): string[] {
  return [...markdown.matchAll(DEFINITION)].map((match) => match[1]!);
}

/** Ids in the brackets of a title: `[K12]`, `[K12, K13]`, `[K12] [K13]`. */
export function citedRules(title: string): string[] {
  const words = [...title.matchAll(BRACKETS)].flatMap((match) => match[1]!.split(/[\s,;]+/));
  return words.filter((word) => ID.test(word));
}

/**
 * What is wrong between the rules and the tests; empty if every rule has a passed test and every citation a rule. Rules that
 * tests of another run prove may be given as `elsewhere`.
 */
export function citationProblems(
  rules: readonly string[],
  tests: readonly TestOutcome[],
  elsewhere: readonly string[] = [],
): string[] {
  if (rules.length === 0) return ['the documents define no rules'];
  const defined = new Set(rules);
  const proven = new Set(tests.filter((test) => test.passed).flatMap((test) => citedRules(test.title)));
  const unproven = [...defined].filter((rule) => !proven.has(rule) && !elsewhere.includes(rule));
  const problems = unproven.map((rule) => `${rule}: no passed test cites it`);
  for (const { title } of tests) {
    const unknown = citedRules(title).filter((rule) => !defined.has(rule));
    problems.push(...unknown.map((rule) => `${rule}: no document defines it, but a test cites it: ${title}`));
  }
  return problems;
}
