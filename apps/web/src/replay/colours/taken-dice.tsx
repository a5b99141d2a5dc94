import type { Chair, View } from '@crownhold/core';
import { NO_DIE, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { Banner } from '../../art/piece.tsx';
import { Die } from '../../table/colours/board/die.tsx';
import { dieText } from '../../table/colours/die-words.ts';
import { nameOf } from '../../table/words.ts';

interface TakenDiceProps {
  readonly view: View<State>;
  readonly chairs: readonly Chair[];
  readonly say: Translate;
}

/** The dice of this round, with whoever has them. */
export function TakenDice({ view, chairs, say }: TakenDiceProps): JSX.Element {
  return (
    <ul class="replay-taken">
      {chairs.map((_, seat) => {
        const die = view.dice[seat]!;
        if (die === NO_DIE) return undefined;
        return (
          <li key={seat}>
            <Banner seat={seat} size={20} />
            <Die die={die} drops={view.numbers[die]!} />
            <span class="unseen">{`${nameOf(chairs, seat)}: ${dieText(view, die, say)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
