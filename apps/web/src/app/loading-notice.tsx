import type { JSX } from 'preact';
import { t } from './language.ts';
import { loadingNotice } from './loading.ts';

/** Says how much has come of something large that somebody waits for, and lets them try again. */
export function LoadingNotice(): JSX.Element | null {
  const loading = loadingNotice.value;
  if (!loading) return null;
  const { part, retry } = loading;
  if (part !== 'failed') {
    return (
      <p class="update-notice" role="status">
        {t.value('web-dice-coming', { percent: Math.round(100 * part) })}
        <progress class="loading-progress" value={part} aria-hidden="true" />
      </p>
    );
  }
  return (
    <p class="update-notice" role="alert">
      {t.value('web-dice-failed')}
      <button type="button" class="button" onClick={retry}>
        {t.value('web-try-again')}
      </button>
    </p>
  );
}
