import type { Seat } from '@crownhold/core';
import { armsOfFace, diceIn, type State } from '@crownhold/games/duel';
import { type DuelInput, laidHalf, taskOf } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { nameOf } from '../../words.ts';
import { pickAt, pickingAt } from '../desk.ts';
import { diceText, dieText, tickText } from '../dice-words.ts';
import type { DuelTable, DuelTableAction } from '../duel-table.ts';
import { boardState } from '../task.ts';
import { type Tick, ticksOf } from '../ticks.ts';
import { Die } from './die.tsx';
import { JokerShields } from './joker-shields.tsx';

/** My two dice joined as a domino; the rival's small beside them, or the shields that name a joker. */
export function Hand({ table }: { readonly table: DuelTable }): JSX.Element {
  const shown = table.shown.value;
  const { input, view, front, chairs } = shown;
  const state = boardState(input, view);
  const dice = diceIn(state.hands[front]!);
  const ticks = ticksOf(state, front, dice);
  const joker = namedJoker(table);
  return (
    <div class="duel-hand">
      <fieldset class="hand-domino" aria-label={t.value('duel-hand', { name: nameOf(chairs, front) })}>
        {dice.map((die, at) => (
          <HandDie key={die} table={table} state={state} die={die} at={at} tick={ticks.get(die)!} joker={joker} />
        ))}
      </fieldset>
      {joker !== undefined && input ? (
        <JokerShields table={table} input={input} die={joker} />
      ) : (
        <RivalDice state={state} seat={1 - front} name={nameOf(chairs, 1 - front)} />
      )}
    </div>
  );
}

/** The joker that the shields name, if there is one in hand: the one that was tapped, else the first. */
export function namedJoker(table: DuelTable): number | undefined {
  const { input } = table.shown.value;
  if (input?.base.state.phase !== 'draw' || taskOf(input) === 'cross') return undefined;
  const { base } = input;
  const jokers = diceIn(base.state.hands[base.seat]!).filter((die) => armsOfFace(base.state.faces[die]!) === 0);
  const picking = pickingAt(table);
  const picked = picking?.kind === 'joker' ? picking.die : undefined;
  return jokers.find((die) => die === picked) ?? jokers[0];
}

interface HandDieProps {
  readonly table: DuelTable;
  readonly state: State;
  readonly die: number;
  /** First or second half. */
  readonly at: number;
  readonly tick: Tick;
  readonly joker: number | undefined;
}

function HandDie({ table, state, die, at, tick, joker }: HandDieProps): JSX.Element {
  const say = t.value;
  const { input } = table.shown.value;
  const isMarking = pickingAt(table)?.kind === 'castle';
  const turned = input?.choices.find((choice) => choice.kind === 'turn' && choice.die === die);
  const isMarked = ((state.marked >> die) & 1) === 1;
  const what = dieText(state, die, say);
  const isNext = input && taskOf(input) === 'split' && at === (laidHalf(input) ? 1 : 0);
  const tap = tapOn(table, die, isMarking, isMarked, turned, joker);
  const note = isMarking ? say('duel-castle-cross') : turned ? say('duel-turned') : tickText(tick, false, say);
  const label = isMarking ? say('duel-castle-on', { die: what }) : turned ? say('duel-turn-back', { die: what }) : what;
  return (
    <button
      type="button"
      class={`hand-die${isNext ? ' is-next' : ''}${die === joker ? ' is-named' : ''}${isMarking ? ' is-marking' : ''}`}
      data-die={die}
      data-in-hand={input ? '' : undefined}
      aria-label={`${label}, ${tickText(tick, true, say)}`}
      aria-disabled={tap === undefined}
      onClick={tap}
    >
      <Die face={state.faces[die]!} die={die} isMarked={isMarked} />
      <span class="hand-die-note">{note}</span>
    </button>
  );
}

function tapOn(
  table: DuelTable,
  die: number,
  isMarking: boolean,
  isMarked: boolean,
  turned: DuelInput['choices'][number] | undefined,
  joker: number | undefined,
): (() => void) | undefined {
  const perform = (action: DuelTableAction) => () => {
    table.perform(action);
    pickAt(table, undefined);
  };
  if (isMarking || isMarked) return perform({ kind: 'castle', die });
  if (turned?.kind === 'turn') return perform({ kind: 'turn', die, face: turned.face });
  const state = table.shown.value.input?.base.state;
  const isJoker = state !== undefined && armsOfFace(state.faces[die]!) === 0;
  return isJoker && joker !== die ? () => pickAt(table, { kind: 'joker', die }) : undefined;
}

interface RivalDiceProps {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
}

function RivalDice({ state, seat, name }: RivalDiceProps): JSX.Element {
  const say = t.value;
  const dice = diceIn(state.hands[seat]!);
  return (
    <p class="rival-dice" role="img" aria-label={say('duel-die-of', { die: diceText(state, dice, say), name })}>
      {dice.map((die) => (
        <Die key={die} face={state.faces[die]!} die={die} isMarked={((state.marked >> die) & 1) === 1} />
      ))}
      <span class="name">{name}</span>
    </p>
  );
}
