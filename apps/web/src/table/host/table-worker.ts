import { createGameStore } from '../../games/game-store.ts';
import { createIndexedGames } from '../../games/indexed-games.ts';
import { loadDealer } from './dealers.ts';
import type { ToHost } from './host-message.ts';
import { TableHost } from './table-host.ts';

const host = new TableHost({
  store: createGameStore(createIndexedGames(() => indexedDB)),
  loadDealer,
  post: (message) => self.postMessage(message),
});

self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => host.hear(data));
