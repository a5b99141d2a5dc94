import { type Chair, extendDraft, isRefusal } from '@crownhold/core';
import { diceIn, domains, duel, encodeMove, type State } from '@crownhold/games/duel';
import { messageText, type Translate } from '@crownhold/i18n';
import { cellsOf, isSame } from '@crownhold/table';
import {
  chosenDice,
  type DuelInput,
  hoveringGain,
  hoveringRefusal,
  laidHalf,
  taskOf,
  wantedDice,
} from '@crownhold/table/duel';
import { nameOf } from '../words.ts';
import { dieText } from './dice-words.ts';

/** What the ghost or the chosen dice would bring, in one line; nothing while there is nothing to say. */
export function sayText(input: DuelInput, chairs: readonly Chair[], t: Translate): string | undefined {
  return input.remark ? messageText(t, input.remark, chairs) : gainText(input, chairs, t);
}

function gainText(input: DuelInput, chairs: readonly Chair[], t: Translate): string | undefined {
  switch (taskOf(input)) {
    case 'take':
      return takenText(input, chairs, t);
    case 'draw':
    case 'split':
      return drawnText(input, t);
    case 'cross':
    case 'domains':
      return hoverGainText(input, t);
    case 'pass':
      return undefined;
  }
}

/** [D6] What is left for the other. */
function takenText({ base, choices }: DuelInput, chairs: readonly Chair[], t: Translate): string | undefined {
  const { state, seat } = base;
  const chosen = chosenDice(choices);
  if (chosen.length < wantedDice(state, choices)) return undefined;
  const name = nameOf(chairs, 1 - seat);
  if (state.phase !== 'share') return t(chosen.length === 2 ? 'duel-say-pair' : 'duel-say-take', { name });
  const left = leftDie(state, chosen);
  return left === undefined ? undefined : t('duel-say-leave', { die: dieText(state, left, t), name });
}

/** The die that nobody has chosen. */
export function leftDie({ hands }: State, chosen: readonly number[]): number | undefined {
  const taken = hands[0]! | hands[1]!;
  return diceIn(ALL & ~taken).find((die) => !chosen.includes(die));
}

const ALL = 15;

/** The largest domain that the domino becomes part of, and what all of it brings. */
function drawnText(input: DuelInput, t: Translate): string | undefined {
  if (!input.isPointing && !input.choices.some(({ kind }) => kind === 'lay')) return undefined;
  const points = hoveringGain(input);
  if (points === undefined || hoveringRefusal(input) !== undefined) return undefined;
  const domain = points === 0 ? undefined : grownDomain(input);
  return domain
    ? t('duel-say-domain', { points, arms: domain.arms, squares: domain.squares, crosses: domain.crosses })
    : t('duel-say-gain', { points });
}

function grownDomain(input: DuelInput) {
  const { base, cell } = input;
  const half = laidHalf(input);
  const [first, second] = half ? [half, cell] : cellsOf(input);
  const drawn = extendDraft(duel, base, encodeMove({ kind: 'draw', first, second }));
  if (isRefusal(drawn)) return undefined;
  // A whole round may follow B's drawing: the maps are all that is looked at.
  return domains(drawn.state, base.seat)
    .filter(({ cells, points }) => points > 0 && cells.some((each) => isSame(each, first) || isSame(each, second)))
    .toSorted((one, other) => other.points - one.points)[0];
}

function hoverGainText(input: DuelInput, t: Translate): string | undefined {
  const isChosen = input.choices.length > 0 || input.isPointing;
  const points = isChosen ? hoveringGain(input) : undefined;
  return points === undefined ? undefined : t('duel-say-gain', { points });
}
