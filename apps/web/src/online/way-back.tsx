import type { JSX } from 'preact';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { learningFor } from '../app/learning-seat.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { FRIENDS_TEXTS } from './texts.ts';
import './way-back.css';

/** Over a lesson: the seat at the table is kept, and this is the way there. */
export function WayBack(): JSX.Element | undefined {
  const say = useLazyTexts(FRIENDS_TEXTS);
  const id = learningFor();
  if (!say || id === undefined) return undefined;
  return (
    <aside class="way-back">
      <span>{say('friends-kept-seat')}</span>
      <a class="button is-main" href={formatRoute({ screen: 'online', id })}>
        <Icon name="person" />
        {say('friends-to-table')}
      </a>
    </aside>
  );
}
