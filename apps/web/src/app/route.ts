/** A screen, as the address after `#` names it. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new-game' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'my-games' }
  /** Of a saved game, or of the record that was opened last. */
  | { readonly screen: 'replay'; readonly id?: string }
  /** A game that stands in the link itself. */
  | { readonly screen: 'link'; readonly text: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'rules'; readonly rule?: string }
  | { readonly screen: 'fairness' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'style' }
  | { readonly screen: 'score' }
  | { readonly screen: 'not-found' };

const PLACES: readonly (readonly [string, Route])[] = [
  ['#/', { screen: 'home' }],
  ['#/new/kingdomino', { screen: 'new-game' }],
  ['#/games', { screen: 'my-games' }],
  ['#/replay', { screen: 'replay' }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules', { screen: 'rules' }],
  ['#/fairness', { screen: 'fairness' }],
  ['#/learn', { screen: 'learn' }],
  ['#/style', { screen: 'style' }],
  ['#/score', { screen: 'score' }],
];
/** Screens with something of their own in the address. */
const FAMILIES: readonly (readonly [string, (rest: string) => Route])[] = [
  ['#/table/', (id) => ({ screen: 'table', id })],
  ['#/replay/', (id) => ({ screen: 'replay', id })],
  ['#/link/', (text) => ({ screen: 'link', text })],
];
const RULE = '#/rules/';

export function parseRoute(hash: string): Route {
  if (hash === '' || hash === '#') return { screen: 'home' };
  const place = PLACES.find(([path]) => path === hash);
  if (place) return place[1];
  const rule = hash.startsWith(RULE) ? hash.slice(RULE.length) : '';
  if (/^K\d+$/.test(rule)) return { screen: 'rules', rule };
  const family = FAMILIES.find(([path]) => hash.startsWith(path));
  const rest = hash.slice(family?.[0].length);
  return family && /^[\w-]+$/.test(rest) ? family[1](rest) : { screen: 'not-found' };
}

/** The address of a screen, for links. */
export function formatRoute(route: Route): string {
  if (route.screen === 'table') return `#/table/${route.id}`;
  if (route.screen === 'replay' && route.id !== undefined) return `#/replay/${route.id}`;
  if (route.screen === 'link') return `#/link/${route.text}`;
  if (route.screen === 'rules' && route.rule !== undefined) return `${RULE}${route.rule}`;
  return PLACES.find(([, { screen }]) => screen === route.screen)?.[0] ?? '#/';
}
