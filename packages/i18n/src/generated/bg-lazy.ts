// Written by `npm run messages` from messages/*/*.ftl: change those.
export { news } from './bg/news.ts';
export { friends } from './bg/friends.ts';
export { verify } from './bg/verify.ts';
export { replay } from './bg/replay.ts';
export { message } from './bg/message.ts';
export { learn } from './bg/learn.ts';
export { about } from './bg/about.ts';
export { duel } from './bg/duel.ts';
export { duelrules } from './bg/duelrules.ts';
export { colours } from './bg/colours.ts';
export { coloursrules } from './bg/coloursrules.ts';
export { colourspad } from './bg/colourspad.ts';
