import { translatorFor } from '@crownhold/i18n/every-language';
import { beforeAll } from 'vitest';
import { speakWith } from '../src/app/language.ts';

/** The language of the moment, which a browser would have loaded: the store names unnamed players in it. */
export function useEnglish(): void {
  beforeAll(() => speakWith(translatorFor('en')));
}
