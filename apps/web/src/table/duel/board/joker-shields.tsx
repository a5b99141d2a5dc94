import { ARMS, halvesOf } from '@crownhold/games/duel';
import type { DuelInput } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import type { DuelTable } from '../duel-table.ts';

interface JokerShieldsProps {
  readonly table: DuelTable;
  readonly input: DuelInput;
  readonly die: number;
}

/** [D7] Six shields to name a joker with; the name it has is ringed. */
export function JokerShields({ table, input, die }: JokerShieldsProps): JSX.Element {
  const say = t.value;
  const named = halvesOf(input.base.state, input.base.seat).find((half) => half.die === die)?.arms;
  return (
    <fieldset class="joker-shields" aria-label={say('duel-name-joker')}>
      {ARMS.map((arms) => (
        <button
          key={arms}
          type="button"
          class={arms === named ? 'arms-choice is-chosen' : 'arms-choice'}
          aria-pressed={arms === named}
          aria-label={say('arms', { arms })}
          onClick={() => table.perform({ kind: 'name', arms, die })}
        >
          <ArmsIcon arms={arms} size={34} label="" />
        </button>
      ))}
    </fieldset>
  );
}
