import type { KeptTexts } from '../src/app/device-storage.ts';

/** A storage of texts, as browsers have it. */
export class FakeTexts implements KeptTexts {
  readonly texts = new Map<string, string>();

  get length() {
    return this.texts.size;
  }

  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    this.texts.set(key, text);
  }

  removeItem(key: string) {
    this.texts.delete(key);
  }
}
