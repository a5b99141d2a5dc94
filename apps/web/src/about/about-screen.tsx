import { formatNames } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { TopBar } from '../app/top-bar.tsx';
import { CARDS } from '../games/cards.ts';
import { family, forgetFamily } from '../games/known-family.ts';
import { ABOUT_TEXTS } from './texts.ts';
import './about.css';

/** Whose games these are, and what this device keeps. */
export function AboutScreen(): JSX.Element {
  const say = useLazyTexts(ABOUT_TEXTS);
  if (!say) return <main aria-busy="true" />;
  const names = family.value.map(({ name }) => name);
  return (
    <main class="page page-narrow about">
      <TopBar title={say('about-title')} />
      <p class="about-lead">{say('about-unofficial')}</p>
      <h2>{say('about-games')}</h2>
      <dl>
        {CARDS.map(({ id: game }) => (
          <div key={game}>
            <dt>{say('game', { game })}</dt>
            <dd>{say('about-credit', { game })}</dd>
          </div>
        ))}
      </dl>
      <p>{say('about-owners')}</p>
      <p class="about-buy">{say('about-buy')}</p>
      <h2>{say('about-kept-title')}</h2>
      <ul>
        {say('about-kept')
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      {names.length > 0 && (
        <div class="about-names">
          <p>{say('about-names-kept', { names: formatNames(say.language, names) })}</p>
          <button type="button" class="button" onClick={forgetFamily}>
            {say('web-family-forget')}
          </button>
        </div>
      )}
    </main>
  );
}
