import { type KeptTexts, readText, tabStorage, writeText } from '../app/device-storage.ts';

const KEY = 'crownhold.told';

/** Remembers up to which version of a game this tab has told everything, for when the page is loaded anew. One game is enough. */
export function keepTold(id: string, version: number, storage: KeptTexts | undefined = tabStorage()): void {
  writeText(storage, KEY, `${version} ${id}`);
}

export function toldVersionOf(id: string, storage: KeptTexts | undefined = tabStorage()): number | undefined {
  const [version, ...rest] = (readText(storage, KEY) ?? '').split(' ');
  return rest.join(' ') === id && /^\d+$/.test(version!) ? Number(version) : undefined;
}
