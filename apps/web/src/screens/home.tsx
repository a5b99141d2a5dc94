import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { CARDS, isPlayableCard } from '../games/cards.ts';
import { HomeGame } from './home-game.tsx';
import { HomeLanguage } from './home-language.tsx';
import { HomeNotYet } from './home-not-yet.tsx';
import './home.css';

/** The lid of the box: every game, those that can be played with a tap. */
export function HomeScreen() {
  const say = t.value;
  return (
    <main class="lid">
      <HomeLanguage />
      <header class="lid-head">
        <Emblem />
        <Heading class="lid-name">{say('web-name')}</Heading>
        <p class="lid-tagline">{say('web-tagline')}</p>
      </header>
      {CARDS.map((card) =>
        isPlayableCard(card) ? <HomeGame key={card.id} card={card} /> : <HomeNotYet key={card.id} card={card} />,
      )}
      <Foot />
    </main>
  );
}

/** The ways to other screens, and what is printed on the side of the box. */
function Foot() {
  const say = t.value;
  return (
    <footer class="lid-foot">
      <a class="button" href={formatRoute({ screen: 'my-games' })}>
        <Icon name="trophy" />
        {say('web-my-games')}
      </a>
      <a class="button" href={formatRoute({ screen: 'rules' })}>
        <Icon name="question" />
        {say('web-rulebook')}
      </a>
      <a class="button" href={formatRoute({ screen: 'score' })}>
        <Icon name="write" />
        {say('pad-title')}
      </a>
      <a class="button" href={formatRoute({ screen: 'settings' })}>
        <Icon name="settings" />
        {say('web-settings')}
      </a>
      <details>
        <summary>{say('web-notice-title')}</summary>
        <p>{say('web-notice')}</p>
      </details>
    </footer>
  );
}
