// Written by `npm run messages` from messages/*/*.ftl: change those.
export { news } from './en/news.ts';
export { friends } from './en/friends.ts';
export { verify } from './en/verify.ts';
export { replay } from './en/replay.ts';
export { message } from './en/message.ts';
export { learn } from './en/learn.ts';
export { about } from './en/about.ts';
export { duel } from './en/duel.ts';
export { duelrules } from './en/duelrules.ts';
export { colours } from './en/colours.ts';
export { coloursrules } from './en/coloursrules.ts';
export { colourspad } from './en/colourspad.ts';
