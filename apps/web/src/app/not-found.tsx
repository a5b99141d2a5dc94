import { King } from '../art/piece.tsx';
import { Heading } from './heading.tsx';
import { t } from './language.ts';
import { formatRoute } from './route.ts';

/** For addresses that lead nowhere, and for games that are not on this device. */
export function NotFoundScreen() {
  const say = t.value;
  return (
    <main class="page page-narrow page-centred">
      <King seat={0} size={96} />
      <Heading title={say('web-lost-title')}>{say('web-lost-title')}</Heading>
      <p>{say('web-lost-text')}</p>
      <p class="actions">
        <a class="button is-main" href={formatRoute({ screen: 'home' })}>
          {say('web-to-first')}
        </a>
        <a class="button" href={formatRoute({ screen: 'my-games' })}>
          {say('web-my-games')}
        </a>
      </p>
    </main>
  );
}
