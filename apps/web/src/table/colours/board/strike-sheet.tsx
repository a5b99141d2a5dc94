import { ACHIEVEMENTS, type Achievement, COLOURS } from '@crownhold/games/colours';
import { messageText } from '@crownhold/i18n';
import { achievementName, type ColoursInput, listedSteps } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import type { ColoursTable } from '../colours-table.ts';
import { isFreeStrike, type SpeedNumber, speedNumbers } from '../strikes.ts';
import { numberText } from '../track-words.ts';
import { RowSign } from './tracks.tsx';

interface StrikeSheetProps {
  readonly table: ColoursTable;
  readonly input: ColoursInput;
}

/** [C43] After a round alone: kingdoms left, monsters right; what may be struck is ringed. */
export function StrikeSheet({ table, input }: StrikeSheetProps): JSX.Element {
  const rows = ACHIEVEMENTS.filter((row) => row !== 'three');
  const kingdoms = rows.filter((row) => COLOURS.some((colour) => colour === row));
  const monsters = rows.filter((row) => !kingdoms.includes(row));
  return (
    <section class="strike-sheet" aria-label={t.value('colours-ask-strike')}>
      {[kingdoms, monsters].map((list) => (
        <ul key={list[0]}>
          {list.map((row) => (
            <StrikeRow key={row} table={table} input={input} row={row} />
          ))}
        </ul>
      ))}
    </section>
  );
}

function StrikeRow({ table, input, row }: StrikeSheetProps & { readonly row: Achievement }): JSX.Element {
  const state = input.base.start;
  return (
    <li class="strike-row">
      <RowSign row={row} />
      <span class="track-name">{messageText(t.value, achievementName(row), [])}</span>
      {speedNumbers(state, row).map((number) => (
        <StrikeNumber key={number.number} table={table} input={input} number={number} />
      ))}
    </li>
  );
}

interface StrikeNumberProps extends StrikeSheetProps {
  readonly number: SpeedNumber;
}

function StrikeNumber({ table, input, number }: StrikeNumberProps): JSX.Element {
  const say = t.value;
  const { row, number: value, seats, isStruck } = number;
  const steps = listedSteps(input);
  const at = steps.findIndex(({ move }) => move.kind === 'strike' && move.row === row && move.number === value);
  const chosen = input.choices.find((choice) => choice.kind === 'strike');
  const isChosen = chosen?.kind === 'strike' && chosen.row === row && chosen.number === value;
  const isPointed = input.isPointing && input.pick === at && at >= 0;
  const isFree = at >= 0 && isFreeStrike(input.base.start, row);
  const names = ['strike-number'];
  if (seats.length > 0) names.push('is-earned');
  if (isStruck || isChosen) names.push('is-struck');
  if (at >= 0) names.push('is-open');
  if (isPointed) names.push('is-pointed');
  const words = [messageText(say, achievementName(row), []), numberText(number, [{ name: '' }], say)];
  const label = seats.length > 0 ? [words[0], say('colours-number-mine', { number: value })] : words;
  return (
    <button
      type="button"
      class={names.join(' ')}
      data-strike={`${row} ${value}`}
      aria-label={[...label, ...(isFree ? [say('colours-costs-nothing')] : [])].join(', ')}
      aria-pressed={isChosen}
      aria-disabled={at < 0}
      onClick={() => table.perform(isChosen ? { kind: 'confirm' } : { kind: 'strike', row, number: value })}
    >
      {value}
      {isFree && <small>{say('colours-costs-nothing')}</small>}
    </button>
  );
}
