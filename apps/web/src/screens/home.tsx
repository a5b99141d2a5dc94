import type { JSX } from 'preact';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { formatRoute } from '../app/route.ts';
import { SoundSwitch } from '../app/sound-switch.tsx';
import { Still } from '../app/still.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icon-paths.ts';
import { CARDS, findCard } from '../games/cards.ts';
import type { GameCard } from '../games/game-card.ts';
import { HomeContinue } from './home-continue.tsx';
import { HomeLanguage } from './home-language.tsx';
import './home.css';

const loadSheet = async () => (await import('./game-sheet.tsx')).GameSheet;

/** The lid of the box. The build draws it into the page, so it shows nothing but what everybody sees at first. */
export function HomeScreen({ game }: { readonly game?: string | undefined }): JSX.Element {
  const say = t.value;
  const opened = game === undefined ? undefined : findCard(game);
  return (
    <main class="lid">
      <header class="lid-head">
        <Emblem />
        <Heading class="lid-name">{say('web-name')}</Heading>
        <HomeLanguage />
        <SoundSwitch class="button is-icon is-quiet" />
      </header>
      <HomeContinue />
      <div class="lid-games">
        {CARDS.map((card) => (
          <HomeGame key={card.id} card={card} />
        ))}
      </div>
      <Foot />
      {opened && <Lazy key={opened.id} load={loadSheet} props={{ card: opened }} waiting={undefined} />}
    </main>
  );
}

/** A game: its picture, its name, and what it is. It is a link, so that a tap counts before the script runs. */
function HomeGame({ card }: { readonly card: GameCard }): JSX.Element {
  const say = t.value;
  const { id: game } = card;
  return (
    <a class="lid-game" href={formatRoute({ screen: 'home', game })}>
      <Still class="lid-picture" name={game} />
      <span class="lid-words">
        <h2 class="lid-title">{say('game', { game })}</h2>
        <span class="lid-about">{card.about(say)}</span>
      </span>
    </a>
  );
}

/** The ways to other screens, and what is printed on the side of the box. */
function Foot(): JSX.Element {
  const say = t.value;
  const ways: readonly (readonly [Parameters<typeof formatRoute>[0], IconName, string])[] = [
    [{ screen: 'my-games' }, 'trophy', say('web-my-games')],
    [{ screen: 'rules' }, 'question', say('web-rulebook')],
    [{ screen: 'score' }, 'write', say('pad-title')],
    [{ screen: 'code' }, 'person', say('web-join-by-code')],
    [{ screen: 'settings' }, 'settings', say('web-settings')],
    [{ screen: 'about' }, 'seal', say('web-about')],
  ];
  return (
    <footer class="lid-foot">
      {ways.map(([way, icon, words]) => (
        <a key={icon} href={formatRoute(way)}>
          <Icon name={icon} size={20} />
          {words}
        </a>
      ))}
    </footer>
  );
}
