import { describe, expect, it } from 'vitest';
import { type Origins, originOf, withStep } from './origins.ts';
import { formatRoute, parseRoute } from './route.ts';

/** Where the way back leads after going through these addresses. */
function backFrom(...hashes: readonly string[]): string {
  const routes = hashes.map(parseRoute);
  let origins: Origins = new Map();
  for (const [at, to] of routes.entries()) if (at > 0) origins = withStep(origins, routes[at - 1]!, to);
  return formatRoute(originOf(origins, routes.at(-1)!));
}

describe('the way back', () => {
  it.each([
    ['from a replay to the table whose end it was opened at', ['#/', '#/table/a', '#/replay/a'], '#/table/a'],
    ['from a replay to my games', ['#/', '#/games', '#/replay/a'], '#/games'],
    ['from the settings to the table', ['#/table/a', '#/settings'], '#/table/a'],
    ['from the rules to the table, past other rules', ['#/table/a', '#/rules/K12', '#/rules/K13'], '#/table/a'],
    ['from a replay, past another record', ['#/games', '#/link/1a', '#/replay'], '#/games'],
    ['from the first screen nowhere else', ['#/'], '#/'],
  ])('leads %s', (_, hashes, back) => {
    expect(backFrom(...hashes)).toBe(back);
  });

  it('does not go to and fro', () => {
    expect(backFrom('#/games', '#/replay/a', '#/rules', '#/replay/a')).toBe('#/games');
    expect(backFrom('#/', '#/games', '#/replay/a', '#/games')).toBe('#/');
  });

  it('leads to the games from a replay that was opened directly, and else to the first screen', () => {
    expect(backFrom('#/replay/a')).toBe('#/games');
    expect(backFrom('#/replay')).toBe('#/');
    expect(backFrom('#/link/1a')).toBe('#/');
    expect(backFrom('#/settings')).toBe('#/');
  });
});
