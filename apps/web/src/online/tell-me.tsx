import type { ClockTerms } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { isInDays } from './clock-words.ts';
import { PLACES } from './places.ts';
import { isSubscribed, type PushState, pushPorts, pushState, subscribe } from './push.ts';

/** Only at a clock in days: "your turn" on this device, also while the page is closed. */
export function TellMe({ clock }: { readonly clock: ClockTerms | undefined }): JSX.Element | undefined {
  const say = t.value;
  const [state, setState] = useState<PushState>('impossible');
  const isWanted = clock !== undefined && isInDays(clock);
  useEffect(() => {
    if (isWanted) isSubscribed().then((isOn) => setState(pushState(pushPorts(), isOn)), reportError);
  }, [isWanted]);
  if (!isWanted || state === 'impossible') return undefined;
  if (state === 'on') return <p class="tell-me">{say('friends-told-here')}</p>;
  if (state === 'denied') return <p class="tell-me">{say('friends-told-not')}</p>;
  return (
    <button
      type="button"
      class="button tell-me"
      // A browser that cannot says so by refusing.
      onClick={() => void subscribe(PLACES.client).then(setState, () => setState('denied'))}
    >
      <Icon name="sound" />
      <span>{say('friends-tell-me')}</span>
    </button>
  );
}
