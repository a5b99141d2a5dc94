import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { route } from '../app/navigation.ts';
import { hasUpdate, takeUpdate } from './update.ts';
import './update-notice.css';

/** Says that there is a newer build; never at a table. */
export function UpdateNotice(): JSX.Element | null {
  if (!hasUpdate.value || route.value.screen === 'table') return null;
  return (
    <p class="update-notice" role="status">
      {t.value('web-update')}
      <button type="button" class="button" onClick={takeUpdate}>
        {t.value('web-update-reload')}
      </button>
    </p>
  );
}
