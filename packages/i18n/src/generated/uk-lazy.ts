// Written by `npm run messages` from messages/*/*.ftl: change those.
export { news } from './uk/news.ts';
export { friends } from './uk/friends.ts';
export { verify } from './uk/verify.ts';
export { replay } from './uk/replay.ts';
export { message } from './uk/message.ts';
export { learn } from './uk/learn.ts';
export { about } from './uk/about.ts';
export { duel } from './uk/duel.ts';
export { duelrules } from './uk/duelrules.ts';
export { colours } from './uk/colours.ts';
export { coloursrules } from './uk/coloursrules.ts';
export { colourspad } from './uk/colourspad.ts';
