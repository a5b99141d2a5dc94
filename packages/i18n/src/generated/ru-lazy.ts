// Written by `npm run messages` from messages/*/*.ftl: change those.
export { news } from './ru/news.ts';
export { friends } from './ru/friends.ts';
export { verify } from './ru/verify.ts';
export { replay } from './ru/replay.ts';
export { message } from './ru/message.ts';
export { learn } from './ru/learn.ts';
export { about } from './ru/about.ts';
export { duel } from './ru/duel.ts';
export { duelrules } from './ru/duelrules.ts';
export { colours } from './ru/colours.ts';
export { coloursrules } from './ru/coloursrules.ts';
export { colourspad } from './ru/colourspad.ts';
