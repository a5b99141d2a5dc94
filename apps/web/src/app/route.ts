/** A screen, as the address after `#` names it. */
export type Route =
  /** With the sheet of a game open, or of none. */
  | { readonly screen: 'home'; readonly game?: string }
  | { readonly screen: 'new-game'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'my-games' }
  /** A table at the server; with the secret of a link, as `invite=…`, until it is used. */
  | { readonly screen: 'online'; readonly id: string; readonly link?: string }
  /** Where somebody types the code of a table. */
  | { readonly screen: 'code' }
  /** Of a saved game, or of the record that was opened last. */
  | { readonly screen: 'replay'; readonly id?: string }
  /** A game that stands in the link itself. */
  | { readonly screen: 'link'; readonly text: string }
  /** Begins a game that goes by message. */
  | { readonly screen: 'by-message'; readonly game: string }
  /** A game that came by message, with its next turn. */
  | { readonly screen: 'message'; readonly text: string }
  | { readonly screen: 'settings' }
  /** Of a game, or at a rule; of the first game if neither is said. So are lessons and score pads. */
  | { readonly screen: 'rules'; readonly rule?: string; readonly game?: string }
  | { readonly screen: 'fairness' }
  | { readonly screen: 'about' }
  | { readonly screen: 'learn'; readonly game?: string }
  | { readonly screen: 'style' }
  | { readonly screen: 'score'; readonly game?: string }
  | { readonly screen: 'not-found' };

const PLACES: readonly (readonly [string, Route])[] = [
  ['#/', { screen: 'home' }],
  ['#/games', { screen: 'my-games' }],
  ['#/replay', { screen: 'replay' }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules', { screen: 'rules' }],
  ['#/fairness', { screen: 'fairness' }],
  ['#/about', { screen: 'about' }],
  ['#/learn', { screen: 'learn' }],
  ['#/style', { screen: 'style' }],
  ['#/score', { screen: 'score' }],
  ['#/code', { screen: 'code' }],
];
/** Screens with something of their own in the address. */
const FAMILIES: readonly (readonly [string, (rest: string) => Route])[] = [
  ['#/table/', (id) => ({ screen: 'table', id })],
  ['#/replay/', (id) => ({ screen: 'replay', id })],
  ['#/link/', (text) => ({ screen: 'link', text })],
];
/** Screens of a kind of game. */
const OF_GAMES: readonly (readonly [string, (game: string) => Route])[] = [
  ['#/game/', (game) => ({ screen: 'home', game })],
  ['#/new/', (game) => ({ screen: 'new-game', game })],
  ['#/by-message/', (game) => ({ screen: 'by-message', game })],
  ['#/rules/', (game) => ({ screen: 'rules', game })],
  ['#/learn/', (game) => ({ screen: 'learn', game })],
  ['#/score/', (game) => ({ screen: 'score', game })],
];
const RULE = '#/rules/';
const MESSAGE = '#/message/';
const ONLINE = /^#\/online\/([0-9a-z]{16,32})(?:\/((?:invite|watch|move)=[\w-]{22}))?$/;

export function parseRoute(hash: string): Route {
  if (hash === '' || hash === '#') return { screen: 'home' };
  const place = PLACES.find(([path]) => path === hash);
  if (place) return place[1];
  // Whatever is left of one: a messenger may have cut it, and its screen says so.
  if (hash.startsWith(MESSAGE)) return { screen: 'message', text: hash.slice(MESSAGE.length) };
  const rule = hash.startsWith(RULE) ? hash.slice(RULE.length) : '';
  if (/^[A-Z]\d+$/.test(rule)) return { screen: 'rules', rule };
  const ofGame = OF_GAMES.find(([path]) => hash.startsWith(path));
  const game = hash.slice(ofGame?.[0].length);
  if (ofGame) return /^[a-z]+$/.test(game) ? ofGame[1](game) : { screen: 'not-found' };
  const [, id, link] = ONLINE.exec(hash) ?? [];
  if (id !== undefined) return { screen: 'online', id, ...(link !== undefined && { link }) };
  const family = FAMILIES.find(([path]) => hash.startsWith(path));
  const rest = hash.slice(family?.[0].length);
  return family && /^[\w-]+$/.test(rest) ? family[1](rest) : { screen: 'not-found' };
}

/** The address of a screen, for links. */
export function formatRoute(route: Route): string {
  if (route.screen === 'table') return `#/table/${route.id}`;
  if (route.screen === 'replay' && route.id !== undefined) return `#/replay/${route.id}`;
  if (route.screen === 'online') return `#/online/${route.id}${route.link === undefined ? '' : `/${route.link}`}`;
  if (route.screen === 'link') return `#/link/${route.text}`;
  if (route.screen === 'message') return MESSAGE + route.text;
  if (route.screen === 'rules' && route.rule !== undefined) return `${RULE}${route.rule}`;
  if (route.screen === 'home' && route.game !== undefined) return `#/game/${route.game}`;
  if (route.screen === 'new-game') return `#/new/${route.game}`;
  if ('game' in route && route.game !== undefined) return `#/${route.screen}/${route.game}`;
  return PLACES.find(([, { screen }]) => screen === route.screen)?.[0] ?? '#/';
}

/** `/?table=ID#invite=SECRET` is how the server answers a link to a table; the address of its screen, if it is one. */
export function entryAddress(search: string, hash: string): string | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('table');
  if (id === null) return undefined;
  query.delete('table');
  query.delete('from');
  const rest = query.size > 0 ? `?${query}` : '';
  const entry = [`#/online/${id}${hash.replace('#', '/')}`, `#/online/${id}`].find((one) => ONLINE.test(one));
  return `./${rest}${entry ?? '#/not-found'}`;
}
