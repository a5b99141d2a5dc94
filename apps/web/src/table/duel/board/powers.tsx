import type { DuelAction, DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { SpellSign } from '../../../art/spell-sign.tsx';
import type { BoardsProps } from '../../face.ts';
import { pickAt, pickingAt } from '../desk.ts';
import type { DuelTable } from '../duel-table.ts';
import { type PowerChip, powerChips } from '../power-chips.ts';
import { TurnSheet } from './turn-sheet.tsx';

/** What I own: the castle and the spells that are won, each a chip that stays pressed while it is chosen. */
export function DuelPowers({ table }: BoardsProps<DuelTypes, DuelInput, DuelAction>): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const chips = powerChips(shown.input, shown.settled, shown.front);
  const picking = pickingAt(table);
  return (
    <fieldset class="powers duel-powers" aria-label={say('duel-powers')}>
      {chips.map((chip) => (
        <Chip
          key={chip.power}
          chip={chip}
          isPicking={picking?.kind === chip.power}
          onPress={() => press(table, chip)}
        />
      ))}
      {picking?.kind === 'turn' && shown.input && <TurnSheet table={table} input={shown.input} />}
    </fieldset>
  );
}

interface ChipProps {
  readonly chip: PowerChip;
  readonly isPicking: boolean;
  readonly onPress: () => void;
}

function Chip({ chip, isPicking, onPress }: ChipProps): JSX.Element {
  const say = t.value;
  const { power, state, helps } = chip;
  const does = say('duel-power-does', { power });
  const title = helps ? `${does}. ${say('duel-power-helps')}` : does;
  return (
    <button
      type="button"
      class={`power-chip is-${state}${helps ? ' helps' : ''}`}
      data-power={power}
      aria-pressed={state === 'chosen' || isPicking}
      aria-disabled={state === 'idle' || state === 'next-round'}
      title={title}
      onClick={onPress}
    >
      <SpellSign spell={power} size={26} />
      <span>{say(`duel-power-${power}`)}</span>
      {state === 'next-round' && <small>{say('duel-spell-next')}</small>}
    </button>
  );
}

/** A power that needs a die or a face asks for it first; one that is chosen is let go. */
function press(table: DuelTable, chip: PowerChip): void {
  const { power, state } = chip;
  const needsMore = power === 'castle' || power === 'turn';
  if (pickingAt(table)?.kind === power) pickAt(table, undefined);
  else if (needsMore && state === 'ready') pickAt(table, { kind: power });
  else table.perform(actionOf(chip));
}

function actionOf({ power, chosen }: PowerChip): DuelAction {
  if (chosen?.kind === 'castle' || chosen?.kind === 'turn') return chosen;
  return power === 'castle' || power === 'turn' ? { kind: 'cycle', power } : { kind: power };
}
