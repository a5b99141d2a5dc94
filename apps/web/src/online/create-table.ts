import { deviceStorage, readText, writeText } from '../app/device-storage.ts';
import { speakAlso, t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import type { GameCard } from '../games/game-card.ts';
import { lastPlan } from '../games/last-plan.ts';
import { myName } from '../games/my-name.ts';
import { keepSeats } from './enter-table.ts';
import { PLACES } from './places.ts';
import { isServerFault, type ServerFault } from './server-client.ts';
import { FRIENDS_TEXTS } from './texts.ts';

const KEY = 'crownhold.friends-seats';
const FEWEST = 2;

/** How many sat at the last table with friends, as far as the game allows it. */
function lastCount({ id, setup }: GameCard): number {
  const kept = Number(readText(deviceStorage(), `${KEY}.${id}`) ?? FEWEST);
  return setup.seatCounts.find((count) => count === kept) ?? FEWEST;
}

export function keepCount(game: string, count: number): void {
  writeText(deviceStorage(), `${KEY}.${game}`, String(count));
}

/** The same for somebody who taps: what went wrong, in words. */
export async function inviteTo(card: GameCard): Promise<string | undefined> {
  const fault = await createTable(card);
  if (!fault) return undefined;
  await speakAlso(FRIENDS_TEXTS);
  return t.value('friends-trouble', { trouble: fault.fault });
}

/** Makes a table by link only, without a clock, and goes there. */
export async function createTable(card: GameCard): Promise<ServerFault | undefined> {
  const count = lastCount(card);
  const name = myName();
  const created = await PLACES.client.create({
    game: card.id,
    // The rules of the game read them, here and there.
    options: card.setup.options({ ...lastPlan(card).value, count }) as Record<string, unknown>,
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'me', ...(name !== '' && { name }) } : { kind: 'free' },
    ),
    clock: { kind: 'none' },
    start: 'host',
  });
  if (isServerFault(created)) return created;
  const { table, ...links } = created;
  await keepSeats(PLACES, table, card.id, [0], links);
  navigate({ screen: 'online', id: table });
  return undefined;
}
