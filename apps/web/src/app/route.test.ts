import { expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['#/', { screen: 'home' }],
  ['#/game/chess', { screen: 'home', game: 'chess' }],
  ['#/about', { screen: 'about' }],
  ['#/new/chess', { screen: 'new-game', game: 'chess' }],
  ['#/table/a1-B_2', { screen: 'table', id: 'a1-B_2' }],
  ['#/games', { screen: 'my-games' }],
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
