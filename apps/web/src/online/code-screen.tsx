import { parseCode } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { navigate } from '../app/navigation.ts';
import { hasTables } from '../app/server-tables.ts';
import { TopBar } from '../app/top-bar.tsx';
import { PLACES } from './places.ts';
import { hasPublicList } from './public-list.ts';
import { PublicTables } from './public-tables.tsx';
import { isServerFault } from './server-client.ts';
import { FRIENDS_TEXTS } from './texts.ts';
import './guest.css';

/** Whoever was told a code on the phone types it here, in either alphabet. */
export function CodeScreen(): JSX.Element {
  const say = useLazyTexts(FRIENDS_TEXTS);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  if (!say) return <main aria-busy="true" />;
  const join = async () => {
    const code = parseCode(text);
    const found = code === undefined ? { fault: 'unknown-code' } : await PLACES.client.enterByCode(code);
    if (!isServerFault(found)) navigate({ screen: 'online', id: found.table });
    else setFault(found.fault === 'wrong-link' ? 'unknown-code' : found.fault);
  };
  return (
    <main class="page page-narrow guest">
      <TopBar title={t.value('web-join-by-code')} />
      {hasTables() ? (
        <form
          class="guest-form"
          onSubmit={(event) => {
            event.preventDefault();
            join().catch(reportError);
          }}
        >
          <label class="guest-name">
            <span>{say('friends-code-six')}</span>
            <input
              class="code-field"
              value={text}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              enterkeyhint="go"
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button is-main">
            {say('friends-join')}
          </button>
        </form>
      ) : (
        <p>{say('friends-no-server')}</p>
      )}
      <p class="guest-trouble" role="alert">
        {fault === undefined ? '' : say('friends-trouble', { trouble: fault })}
      </p>
      {hasTables() && hasPublicList() && <PublicTables />}
    </main>
  );
}
