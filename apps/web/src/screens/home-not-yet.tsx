import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { GameCard } from '../games/game-card.ts';

/** A game that is on its way: a tap says so. */
export function HomeNotYet({ card }: { readonly card: GameCard }) {
  const { id: game, Scene } = card;
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <section class={isOpen ? 'lid-game lid-not-yet is-open' : 'lid-game lid-not-yet'}>
      <div class="lid-picture">
        <Scene />
      </div>
      <h2>{say('game', { game })}</h2>
      <p class="lid-about">{card.about(say)}</p>
      <button type="button" class="lid-stamp lid-cover" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{say('web-not-yet')}</span>
      </button>
      {isOpen && (
        <p class="lid-why" role="status">
          {say('web-not-yet-why')} <code>{`crownhold play ${game}`}</code>
        </p>
      )}
    </section>
  );
}
