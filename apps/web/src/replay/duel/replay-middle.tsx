import { diceIn, UNROLLED } from '@crownhold/games/duel';
import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { Banner } from '../../art/piece.tsx';
import { Die } from '../../table/duel/board/die.tsx';
import { SpellbookRow } from '../../table/duel/board/spellbook-row.tsx';
import { dieText } from '../../table/duel/dice-words.ts';
import { raceOf } from '../../table/duel/spellbook-race.ts';
import { nameOf } from '../../table/words.ts';
import type { LiveMiddleProps } from '../replay-face.ts';
import '../../table/duel/board/duel.css';
import './replay-duel.css';

/** The dice with whoever has them, and the spellbook. */
export function ReplayMiddle({ moment: { view }, chairs, say }: LiveMiddleProps<DuelTypes>): JSX.Element {
  return (
    <div class="duel-replay-middle">
      <ul class="duel-replay-dice">
        {[0, 1, 2, 3].map((die) => {
          const owner = [0, 1].find((seat) => diceIn(view.hands[seat]!).includes(die));
          const what = dieText(view, die, say);
          const label = owner === undefined ? what : say('duel-die-of', { die: what, name: nameOf(chairs, owner) });
          return (
            <li key={die}>
              <span class="unseen">{label}</span>
              <Die face={view.faces[die] ?? UNROLLED} die={die} isMarked={((view.marked >> die) & 1) === 1} />
              <span class="duel-replay-owner">{owner !== undefined && <Banner seat={owner} size={20} />}</span>
            </li>
          );
        })}
      </ul>
      <ol class="book-rows">
        {raceOf(view, [[], []]).map((row) => (
          <SpellbookRow key={row.arms} row={row} front={0} chairs={chairs} />
        ))}
      </ol>
    </div>
  );
}
