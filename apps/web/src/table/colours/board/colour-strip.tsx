import { COLOURS, type Colour, SPELL_NAMES, type SpellName, type State } from '@crownhold/games/colours';
import { type ColoursInput, taskOf } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Dialog } from '../../dialog.tsx';
import type { ColoursTable, ColoursTableAction } from '../colours-table.ts';
import { boardState } from '../shown-sheet.ts';
import { Drop } from './drop.tsx';
import { SpellStar } from './purse.tsx';

/** More colours than these are opened by a chip of their own. */
const MOST_DROPS = 3;

/** What can be spent: the four spells, then the drops of towers. Gained in this round, they are pale until the next. */
export function ColourStrip({ table }: { readonly table: ColoursTable }): JSX.Element {
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  const { input, front, stage } = table.shown.value;
  const state = boardState(table.shown.value);
  const isColouring = input !== undefined && stage.kind === 'turn' && taskOf(input) === 'colour';
  const drops = dropsOf(state, front);
  const seen = drops.length > MOST_DROPS ? drops.slice(0, MOST_DROPS - 1) : drops;
  const chips = (list: readonly TowerDrops[]) =>
    list.map((drop) => (
      <DropChip
        key={drop.colour}
        drop={drop}
        isPressed={isColouring && input.brush.kind === 'tower' && input.brush.colour === drop.colour}
        onTap={() => {
          table.perform({ kind: 'brush', brush: { kind: 'tower', colour: drop.colour } });
          setOpen(false);
        }}
      />
    ));
  return (
    <fieldset class="powers colours-strip is-spells" aria-label={say('colours-powers')}>
      {SPELL_NAMES.map((spell, index) => (
        <SpellChip
          key={spell}
          spell={spell}
          number={index + 1}
          count={state.spells[front * SPELL_NAMES.length + index]!}
          gained={state.gainedSpells[front * SPELL_NAMES.length + index]!}
          isPressed={isColouring && isPressed(input, spell)}
          onTap={() => table.perform(spellAction(spell))}
        />
      ))}
      {chips(seen)}
      {seen.length < drops.length && (
        <button
          type="button"
          class="drop-chip is-more"
          aria-label={say('colours-all-drops')}
          onClick={() => setOpen(true)}
        >
          {`+${drops.length - seen.length}`}
        </button>
      )}
      {isOpen && (
        <Dialog title={say('colours-all-drops')} class="all-drops" onClose={() => setOpen(false)}>
          <div class="colours-strip">{chips(drops)}</div>
        </Dialog>
      )}
    </fieldset>
  );
}

function isPressed({ choices, casting, isMatch, brush }: ColoursInput, spell: SpellName): boolean {
  if (spell === 'match') return isMatch || choices.some((choice) => choice.kind === 'drop' && choice.isMatch);
  if (spell === 'blend') return brush.kind === 'blend';
  return casting === spell || choices.some(({ kind }) => kind === spell);
}

function spellAction(spell: SpellName): ColoursTableAction {
  return spell === 'match' ? { kind: 'match' } : { kind: 'cast', spell };
}

interface SpellChipProps {
  readonly spell: SpellName;
  readonly number: number;
  readonly count: number;
  readonly gained: number;
  readonly isPressed: boolean;
  readonly onTap: () => void;
}

function SpellChip({ spell, number, count, gained, isPressed, onTap }: SpellChipProps): JSX.Element {
  const say = t.value;
  const isNext = count === 0 && gained > 0;
  const state = isPressed ? 'is-chosen' : count > 0 ? 'is-ready' : isNext ? 'is-next' : 'is-idle';
  const words = [
    say('colours-spell-count', { number, spell, count }),
    ...(gained > 0 ? [say('colours-gained', { count: gained })] : []),
  ];
  return (
    <button
      type="button"
      class={`spell-chip ${state}`}
      data-spell={spell}
      aria-pressed={isPressed}
      title={say(`magic-${spell}-does`)}
      onClick={onTap}
    >
      <SpellStar number={number} size={28} />
      <span class="spell-name" aria-hidden="true">
        {say(`magic-${spell}`)}
      </span>
      <span class="spell-does" aria-hidden="true">
        {say(`magic-${spell}-does`)}
      </span>
      <ChipSigns count={count} isNext={isNext} />
      <span class="unseen">{words.join(', ')}</span>
    </button>
  );
}

interface TowerDrops {
  readonly colour: Colour;
  readonly count: number;
  readonly gained: number;
}

function dropsOf(state: State, seat: number): readonly TowerDrops[] {
  return COLOURS.map((colour, index) => {
    const at = seat * COLOURS.length + index;
    return { colour, count: state.drops[at]!, gained: state.gainedDrops[at]! };
  }).filter(({ count, gained }) => count + gained > 0);
}

interface DropChipProps {
  readonly drop: TowerDrops;
  readonly isPressed: boolean;
  readonly onTap: () => void;
}

function DropChip({ drop: { colour, count, gained }, isPressed, onTap }: DropChipProps): JSX.Element {
  const say = t.value;
  const isNext = count === 0;
  const words = [
    say('colours-drop-count', { colour, count }),
    ...(gained > 0 ? [say('colours-gained', { count: gained })] : []),
  ];
  return (
    <button
      type="button"
      class={`drop-chip ${isPressed ? 'is-chosen' : isNext ? 'is-next' : 'is-ready'}`}
      data-drop={colour}
      aria-pressed={isPressed}
      onClick={onTap}
    >
      <Drop colour={colour} size={30} isPale={isNext} />
      <ChipSigns count={count} isNext={isNext} />
      <span class="unseen">{words.join(', ')}</span>
    </button>
  );
}

/** How many there are, and that they come later; the words of the chip say both. */
function ChipSigns({ count, isNext }: { readonly count: number; readonly isNext: boolean }): JSX.Element {
  return (
    <>
      {count > 1 && (
        <b class="chip-count" aria-hidden="true">
          {count}
        </b>
      )}
      {isNext && (
        <small class="chip-next" aria-hidden="true">
          {t.value('colours-next-round')}
        </small>
      )}
    </>
  );
}
