import type { Translate } from '@crownhold/i18n';
import { useEffect, useState } from 'preact/hooks';
import { speakAlso, t } from './language.ts';
import type { LazyTexts } from './texts.ts';

/** Speaks the language of the moment with these texts besides the usual ones; nothing until they are there. */
export function useLazyTexts(texts: LazyTexts): Translate | undefined {
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    speakAlso(texts).then(() => setReady(true), setError);
  }, [texts]);
  return isReady ? t.value : undefined;
}
