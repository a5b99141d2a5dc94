import process from 'node:process';
import { COLOURS_BY_KEYS, COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { DUEL_BY_MOUSE, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { addBot, invite, keptOf, openFriendsRoom, sitDown, startGame } from './friends-room.ts';
import { PHONE } from './harness.ts';
const [, , id = 'duel', secs = '60'] = process.argv;
const room = await openFriendsRoom();
const host = await room.person({ width: 1440, height: 900, reducedMotion: true, language: 'en' }, `/#/game/${id}`);
const link = await invite(host);
if (id !== 'duel') await addBot(host, 'greedy');
const guest = await room.person({ ...PHONE, reducedMotion: true, language: 'ru' }, link);
await sitDown(guest, 'Olga');
await host.screenshot({ path: '/tmp/host-wait.png' });
await guest.screenshot({ path: '/tmp/guest-wait.png' });
await startGame(host);
console.log('started');
const play = Promise.all(id === 'duel' ? [playDuelOn(host, DUEL_BY_MOUSE), playDuelOn(guest, DUEL_BY_TAPS)] : [playColoursOn(host, COLOURS_BY_KEYS), playColoursOn(guest, COLOURS_BY_TAPS)]);
const done = await Promise.race([play.then(() => 'done', (e) => String(e)), new Promise((r) => setTimeout(() => r('timeout'), Number(secs) * 1000))]);
console.log(done);
for (const [n, p] of [['host', host], ['guest', guest]] as const) {
  await p.screenshot({ path: `/tmp/${n}.png` });
  console.log(n, await p.locator('.head-words').allInnerTexts(), await p.locator('.say').allInnerTexts(), await p.locator('.far-notice,.far-line').allInnerTexts(), JSON.stringify(await keptOf(p)));
}
console.log(room.problems());
await room.close();
process.exit(0);
