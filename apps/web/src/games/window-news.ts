import { deviceStorage, removeText, writeText } from '../app/device-storage.ts';

/** Tells the other windows of this device which game has changed, and hears it from them. */
export interface WindowNews {
  tell(id: string): void;
  /** Also when this window is looked at again: it may have slept. Without an id anything may have changed. */
  listen(hear: (id: string | undefined) => void): () => void;
}

const NAME = 'crownhold.changed';

export function createWindowNews(): WindowNews {
  let opened: BroadcastChannel | undefined;
  // Only when it is used: an open channel would keep the build from ending, which draws the first screen.
  const open = () => {
    if (typeof BroadcastChannel === 'function') opened ??= new BroadcastChannel(NAME);
    return opened;
  };
  return {
    tell(id) {
      const channel = open();
      if (channel) return channel.postMessage(id);
      // Other windows hear of every change of a text, not of one that stays the same.
      writeText(deviceStorage(), NAME, id);
      removeText(deviceStorage(), NAME);
    },
    listen(hear) {
      const end = new AbortController();
      const { signal } = end;
      const channel = open();
      channel?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data), { signal });
      if (!channel) {
        const changed = ({ key, newValue }: StorageEvent) => {
          if (key === NAME && newValue !== null) hear(newValue);
        };
        addEventListener('storage', changed, { signal });
      }
      const seen = () => {
        if (document.visibilityState === 'visible') hear(undefined);
      };
      document.addEventListener('visibilitychange', seen, { signal });
      addEventListener('pageshow', seen, { signal });
      return () => end.abort();
    },
  };
}
