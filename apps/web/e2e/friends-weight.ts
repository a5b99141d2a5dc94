import { invite, seatBot, startGame } from './friends-room.ts';
import { type OpenedPage, type PageOptions, PHONE } from './harness.ts';
import { goTo, settleNetwork } from './steps.ts';
import { type Weight, weigh } from './weight.ts';
import { formatKib } from './weight-limit.ts';

const LIMIT_BYTES = 60 * 1024;

export interface FriendsWeight {
  /** What the first screen has loaded already. */
  readonly first: readonly string[];
  /** What a table at the server makes a page load besides what a table of this device loads. */
  readonly part: Weight;
}

export async function weighFriends(
  open: (options: PageOptions) => Promise<OpenedPage>,
  alone: ReadonlySet<string>,
): Promise<FriendsWeight> {
  const { page, requests } = await open({ ...PHONE, language: 'ru', reducedMotion: true });
  await settleNetwork(page);
  const first = [...requests];
  await goTo(page, '/game/kingdomino');
  await invite(page);
  await seatBot(page, 1, 'page');
  await startGame(page);
  await settleNetwork(page);
  const isFile = (path: string) => !path.startsWith('/api/') && !alone.has(path);
  return { first, part: weigh(new Set(requests.filter(isFile))) };
}

export function friendsWeightProblems({ first, part }: FriendsWeight): readonly string[] {
  const list = part.files.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
  // Sealed dice are part of what tables of this device load, too.
  const early = first.filter((path) => /online|friends|far-|sealed/.test(path));
  return [
    ...early.map((path) => `the first screen has ${path} of tables at a server`),
    ...(part.hasPhysics ? ['a table at a server loads the physics'] : []),
    ...(part.bytes > LIMIT_BYTES
      ? [`a table at a server has ${formatKib(part.bytes)}, more than ${formatKib(LIMIT_BYTES)}: ${list}`]
      : []),
  ];
}
