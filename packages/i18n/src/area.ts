/** A file of messages in every language. Messages refer to terms and to messages of `terms` or of their own area. */
export const AREAS = [
  'terms',
  'cli',
  'refusals',
  'news',
  'play',
  'online',
  'operate',
  'friends',
  'verify',
  'arena',
  'server',
  'web',
  'pad',
  'replay',
  'message',
  'learn',
  'about',
  'duel',
  'duelrules',
  'colours',
  'coloursrules',
  'colourspad',
] as const;
export type Area = (typeof AREAS)[number];

/** Areas in files of their own, so that a page can load one when the screen that says it is opened. */
export const LAZY_AREAS = [
  'news',
  'friends',
  'verify',
  'replay',
  'message',
  'learn',
  'about',
  'duel',
  'duelrules',
  'colours',
  'coloursrules',
  'colourspad',
] as const satisfies readonly Area[];
