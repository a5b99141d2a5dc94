import type { Translate } from '@crownhold/i18n';
import { useEffect, useState } from 'preact/hooks';
import { speakAlso, t } from './language.ts';
import type { LaterTexts } from './texts.ts';

/** Speaks the language of the moment with these texts besides the usual ones; nothing until they are there. */
export function useLaterTexts(texts: LaterTexts): Translate | undefined {
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<unknown>();
  // What cannot be loaded is for the fence to tell.
  if (error !== undefined) throw error;
  useEffect(() => {
    speakAlso(texts).then(() => setReady(true), setError);
  }, [texts]);
  return isReady ? t.value : undefined;
}
