import { expect, it } from 'vitest';
import { entryAddress, formatRoute, parseRoute, type Route } from './route.ts';

const ONLINE = { screen: 'online', id: '0123456789abcdef', link: `invite=${'a-B_2'.repeat(4)}12` } as const;

const ROUTES: readonly (readonly [string, Route])[] = [
  ['#/', { screen: 'home' }],
  ['#/game/chess', { screen: 'home', game: 'chess' }],
  ['#/about', { screen: 'about' }],
  ['#/new/chess', { screen: 'new-game', game: 'chess' }],
  ['#/table/a1-B_2', { screen: 'table', id: 'a1-B_2' }],
  ['#/games', { screen: 'my-games' }],
  ['#/code', { screen: 'code' }],
  ['#/online/0123456789abcdef', { screen: 'online', id: '0123456789abcdef' }],
  [`#/online/0123456789abcdef/invite=${'a-B_2'.repeat(4)}12`, ONLINE],
  ['#/replay', { screen: 'replay' }],
  ['#/replay/a1-B_2', { screen: 'replay', id: 'a1-B_2' }],
  ['#/link/1a-B_2', { screen: 'link', text: '1a-B_2' }],
  ['#/by-message/chess', { screen: 'by-message', game: 'chess' }],
  ['#/message/1a-B_2', { screen: 'message', text: '1a-B_2' }],
  ['#/message/', { screen: 'message', text: '' }],
  ['#/message/1a%20…).', { screen: 'message', text: '1a%20…).' }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules', { screen: 'rules' }],
  ['#/rules/K12', { screen: 'rules', rule: 'K12' }],
  ['#/rules/D1', { screen: 'rules', rule: 'D1' }],
  ['#/rules/chess', { screen: 'rules', game: 'chess' }],
  ['#/fairness', { screen: 'fairness' }],
  ['#/learn', { screen: 'learn' }],
  ['#/learn/chess', { screen: 'learn', game: 'chess' }],
  ['#/style', { screen: 'style' }],
  ['#/score', { screen: 'score' }],
  ['#/score/chess', { screen: 'score', game: 'chess' }],
];

it.each(ROUTES)('%s is a screen, and its address', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(formatRoute(route)).toBe(hash);
});

it.each(['', '#'])('%j is the first screen', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'home' });
});

it.each([
  '#/nowhere',
  '#/table/',
  '#/online/short',
  '#/online/0123456789abcdef/invite=short',
  '#/table/a/b',
  '#/table/<b>',
  '#/replay/',
  '#/link/',
  '#/link/a=b',
  '#/new/',
  '#/new/<b>',
  '#/by-message/',
  '#/rules/k1',
  '#/rules/',
  '#settings',
])('%s is nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'not-found' });
});

it('a link to a table, as the server sends browsers on, is the screen of that table', () => {
  const table = '?table=0123456789abcdef';
  expect(entryAddress(table, '')).toBe('./#/online/0123456789abcdef');
  expect(entryAddress(table, `#${ONLINE.link}`)).toBe(`./${formatRoute(ONLINE)}`);
  expect(entryAddress(`${table}&lang=bg`, '#nonsense')).toBe('./?lang=bg#/online/0123456789abcdef');
  expect(entryAddress(`${table}&from=ru-aB3-_678`, `#${ONLINE.link}`)).toBe(`./${formatRoute(ONLINE)}`);
  expect(entryAddress('?table=../..', '')).toBe('./#/not-found');
  expect(entryAddress('?lang=bg', '#/')).toBeUndefined();
});
