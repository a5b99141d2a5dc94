import { formatRoute } from '../../app/route.ts';
import { linkIdOf } from '../../games/correspondence.ts';
import { loadGame } from '../../games/store.ts';
import { formatMessage } from './message-link.ts';
import { namesOfChairs } from './seats.ts';

/** Whether nobody else can open an address of this host. */
export function isOwnComputer(hostname: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** The address that carries a game by message as it stands now; nothing if the game is gone. */
export async function addressOf(id: string): Promise<string | undefined> {
  const game = await loadGame(id);
  if (!game) return undefined;
  const text = await formatMessage({ id: linkIdOf(id), names: namesOfChairs(game.chairs), record: game.record });
  const { origin, pathname } = location;
  return origin + pathname + formatRoute({ screen: 'message', text });
}
