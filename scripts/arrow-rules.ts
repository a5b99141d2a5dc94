import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import {
  ARROWS,
  type Arrows,
  PAGE_FOLDERS,
  PAGE_GAMES,
  PAGE_REGISTRIES,
  SERVER_HEART,
  SERVER_ROOMS,
  TEST_TOOLS,
} from './arrow-table.ts';

const OURS = '^(packages|apps|scripts|bench)/';
const TESTS = ['\\.test\\.tsx?$', '^(packages|apps)/[^/]+/(claims|reference|test|e2e|simulation|bench)/'];
const GAME = '^packages/games/(?:src|claims|reference|test)/([^/]+)/';
const GAME_INPUT = '^packages/table/src/([^/]+)/';
const EVALUATORS = '^packages/bots/src/evaluators/';
const EVALUATOR = `${EVALUATORS}([^/]+)/`;
const ANY_GAME = '^packages/games/[^/]+/[^/]+/';
const PAGE = '^apps/web/src/';
const SERVER = '^apps/server/src/';
const HEART = { path: `${SERVER}(${SERVER_HEART.rooms.join('|')})/`, pathNot: TESTS };
const PAGE_ROOTS = [`${PAGE}[^/]+$`, `${PAGE}app/(app|screens)\\.tsx$`];
const PAGE_GAME = `${PAGE}[^/]+/(${PAGE_GAMES.join('|')})/`;

interface Rule extends IRegularForbiddenRuleType {
  name: string;
}

/** Rules for dependency-cruiser. A name is a kind of rule and, where the kind has several, what it is about. */
export const ARROW_RULES: Rule[] = [
  ...ARROWS.flatMap(importRules),
  ...ARROWS.flatMap(npmRules),
  rule('unlisted', { path: '^packages/', pathNot: ARROWS.map(({ folder }) => `^${folder}/`) }, {}),
  rule('unresolved', {}, { couldNotResolve: true }),
  rule('cycle', {}, { circular: true }),
  rule('runtime', { path: '^packages/', pathNot: TESTS }, { dependencyTypes: ['core'] }),
  rule('test-code', { path: '^(packages|apps)/', pathNot: TESTS }, { path: TESTS }),
  rule('by-path/workspaces', { path: '^(packages|apps)/([^/]+)/' }, byPath('^$1/$2/')),
  rule('by-path/tools', { path: '^(scripts|bench)/' }, byPath('^(scripts|bench)/')),
  rule('two-games', { path: GAME }, { path: GAME, pathNot: '^packages/games/[^/]+/$1/' }),
  rule('registry', { path: '^packages/games/src/[^/]+$', pathNot: '/registry\\.ts$' }, { path: GAME }),
  rule('evaluators', { path: '^packages/bots/', pathNot: [...TESTS, EVALUATORS] }, { path: '^packages/games/' }),
  rule('evaluator/games', { path: EVALUATOR }, { path: ANY_GAME, pathNot: '^packages/games/[^/]+/$1/' }),
  rule('evaluator/evaluators', { path: EVALUATOR }, { path: EVALUATOR, pathNot: `${EVALUATORS}$1/` }),
  rule(
    'two-games/table',
    { path: GAME_INPUT },
    { path: ['^packages/games/src/[^/]+/', GAME_INPUT], pathNot: '^packages/(games|table)/src/$1/' },
  ),
  rule('session', { path: '^packages/table/src/[^/]+$', pathNot: TESTS }, { path: ['^packages/games/', GAME_INPUT] }),
  rule('devices', { path: '^apps/', pathNot: '^apps/(web|cli)/' }, { path: '^packages/table/' }),
  rule('board', { path: `${PAGE}board/` }, { path: '^packages/games/' }),
  ...Object.entries(PAGE_FOLDERS).map(([folder, imports]) => pageRule(folder, imports)),
  rule('page/unlisted', { path: `${PAGE}[^/]+/`, pathNot: Object.keys(PAGE_FOLDERS).map(inPage) }, { path: PAGE }),
  rule('views', { path: `${PAGE}.*\\.tsx$` }, { path: '^packages/fair/' }),
  ...Object.entries(SERVER_ROOMS).map(([room, imports]) => serverRule(room, imports)),
  rule(
    'server/unlisted',
    { path: `${SERVER}[^/]+/`, pathNot: Object.keys(SERVER_ROOMS).map(inServer) },
    { path: SERVER },
  ),
  rule('heart/runtime', HEART, { dependencyTypes: ['core'] }),
  rule('heart/npm', HEART, { path: 'node_modules/' }),
  rule('heart/packages', HEART, { path: '^packages/', pathNot: `^packages/(${SERVER_HEART.packages.join('|')})/` }),
  rule('page/roots', { path: PAGE, pathNot: [...PAGE_ROOTS, ...TESTS] }, { path: PAGE_ROOTS }),
  rule(
    'two-games/page',
    { path: PAGE_GAME, pathNot: TESTS },
    {
      path: [PAGE_GAME, `^packages/(games|table)/src/(${PAGE_GAMES.join('|')})/`],
      pathNot: [`${PAGE}[^/]+/$1/`, '^packages/(games|table)/src/$1/'],
    },
  ),
  rule(
    'page-games',
    { path: PAGE, pathNot: [PAGE_GAME, ...PAGE_REGISTRIES.map((file) => `${PAGE}${file}$`), ...TESTS] },
    { path: [PAGE_GAME, `^packages/(games|table)/src/(${PAGE_GAMES.join('|')})/`] },
  ),
];

function inPage(folder: string): string {
  return `${PAGE}${folder}/`;
}

function inServer(room: string): string {
  return `${SERVER}${room}/`;
}

function serverRule(room: string, imports: readonly string[]): Rule {
  const from = { path: inServer(room), pathNot: TESTS };
  return rule(`server/${room}`, from, { path: SERVER, pathNot: [room, ...imports].map(inServer) });
}

function pageRule(folder: string, imports: readonly string[]): Rule {
  const from = { path: inPage(folder), pathNot: [...PAGE_ROOTS, ...TESTS] };
  return rule(`page/${folder}`, from, { path: `${PAGE}[^/]+/`, pathNot: [folder, ...imports].map(inPage) });
}

function importRules({ folder, imports, tests }: Arrows): Rule[] {
  // Each app is a shelf of its own: no app imports another.
  const from = folder === 'apps' ? '^apps/([^/]+)/' : `^${folder}/`;
  const own = folder === 'apps' ? '^apps/$1/' : from;
  const allowed = [...imports, ...tests].map((shelf) => `^packages/${shelf}/`);
  const anyFile = rule(`imports/${folder}`, { path: from }, { path: OURS, pathNot: [own, ...allowed] });
  if (tests.length === 0) return [anyFile];
  const testsOnly = { path: tests.map((shelf) => `^packages/${shelf}/`) };
  return [anyFile, rule(`tests-only/${folder}`, { path: from, pathNot: TESTS }, testsOnly)];
}

function npmRules({ folder, npm }: Arrows): Rule[] {
  if (npm === 'any') return [];
  const from = `^${folder}/`;
  const path = (library: string) => `node_modules/${library}/`;
  const testsOnly = TEST_TOOLS.filter((library) => !npm.includes(library)).map(path);
  const anyFile = { path: 'node_modules/', pathNot: [...npm, ...TEST_TOOLS].map(path) };
  const rules = [rule(`npm/${folder}`, { path: from }, anyFile)];
  if (testsOnly.length > 0)
    rules.push(rule(`test-tools/${folder}`, { path: from, pathNot: TESTS }, { path: testsOnly }));
  return rules;
}

// By its name a package shows only what its `exports` name.
function byPath(own: string): Rule['to'] {
  return { path: OURS, pathNot: own, dependencyTypesNot: ['aliased'] };
}

function rule(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to };
}
