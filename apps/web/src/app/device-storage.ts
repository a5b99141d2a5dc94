/** The part of `Storage` that is needed here, so that tests can bring their own. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Why something could not be kept. */
export type StorageFault = 'full' | 'blocked';

/** What this device keeps between visits; nothing if the browser forbids it, which even asking may throw. */
export function deviceStorage(): KeptTexts | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this tab keeps until it is closed, reloads included. */
export function tabStorage(): KeptTexts | undefined {
  try {
    return globalThis.sessionStorage ?? undefined;
  } catch {
    return undefined;
  }
}

export function readText(storage: KeptTexts | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeText(storage: KeptTexts | undefined, key: string, text: string): StorageFault | undefined {
  if (storage === undefined) return 'blocked';
  try {
    storage.setItem(key, text);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

export function removeText(storage: KeptTexts | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // What cannot be reached cannot be in the way either.
  }
}

export function keysOf(storage: KeptTexts | undefined): readonly string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  } catch {
    return [];
  }
}

/** What an error of a storage means for people. */
export function faultOf(error: unknown): StorageFault {
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'blocked';
}
