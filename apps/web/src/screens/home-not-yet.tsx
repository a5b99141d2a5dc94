import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';

interface HomeNotYetProps {
  readonly game: 'duel' | 'colours';
  readonly scene: ComponentChildren;
}

/** A game that is on its way: a tap says so. */
export function HomeNotYet({ game, scene }: HomeNotYetProps) {
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <section class={isOpen ? 'lid-game lid-not-yet is-open' : 'lid-game lid-not-yet'}>
      <div class="lid-picture">{scene}</div>
      <h2>{say('game', { game })}</h2>
      <p class="lid-about">{say('web-about-game', { game })}</p>
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
