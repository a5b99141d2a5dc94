import type { Chair } from '@crownhold/core';
import { messageText, type Translate } from '@crownhold/i18n';
import {
  achievementName,
  brushColour,
  type ColoursInput,
  dieFit,
  leftFit,
  takeFit,
  taskOf,
} from '@crownhold/table/colours';
import { type DropFact, lastDrop } from './drop-facts.ts';
import { isFreeStrike } from './strikes.ts';

/** What the last tap has brought or would bring, in one line; nothing while there is nothing to say. */
export function sayText(input: ColoursInput, chairs: readonly Chair[], t: Translate): string | undefined {
  if (input.remark) return messageText(t, input.remark, chairs);
  switch (taskOf(input)) {
    case 'take':
      return takeText(input, t);
    case 'strike':
      return strikeText(input, t);
    case 'choose':
      return t('colours-say-choose');
    case 'leave':
      return t('colours-say-leave', { ...leftFit(input) });
    case 'colour':
      return colourText(input, t);
  }
}

/** How many drops of the die fit: where it is taken from, or in the best of its kingdoms. */
function takeText({ choices, opened, base }: ColoursInput, t: Translate): string | undefined {
  const position = { state: base.start, seat: base.seat };
  const take = choices.find((choice) => choice.kind === 'take');
  if (take?.kind === 'take') {
    const fit = takeFit(position, take.die, take.kingdom, take.colour);
    return t('colours-say-fits', { fit, drops: base.start.numbers[take.die]! });
  }
  const fit = opened && dieFit(position, opened.die);
  return fit && t('colours-say-fits', { ...fit });
}

function strikeText({ choices, base }: ColoursInput, t: Translate): string | undefined {
  const strike = choices.find((choice) => choice.kind === 'strike');
  if (strike?.kind !== 'strike') return undefined;
  const row = messageText(t, achievementName(strike.row), []);
  const isFree = isFreeStrike(base.start, strike.row);
  return t(isFree ? 'colours-say-strike-free' : 'colours-say-strike', { row, number: strike.number });
}

function colourText(input: ColoursInput, t: Translate): string | undefined {
  if (input.matchAt !== undefined) return t('colours-say-match', { colour: brushColour(input) });
  if (input.casting) return t(`magic-${input.casting}-does`);
  if (input.isMatch) return t('magic-match-does');
  const dropped = lastDrop(input.base);
  return dropped && (dropText(dropped.facts, t) || undefined);
}

/** What a drop has brought, in a few words. */
export function dropText(facts: readonly DropFact[], t: Translate): string {
  return facts.map((fact) => factText(fact, t)).join(' · ');
}

function factText(fact: DropFact, t: Translate): string {
  switch (fact.kind) {
    case 'capital':
      return t(fact.points > 0 ? 'colours-fact-built' : 'colours-fact-lost', { points: fact.points });
    case 'monster': {
      const monster = t(`monster-${fact.monster}`);
      return t(fact.points > 0 ? 'colours-fact-tamed' : 'colours-fact-beaten', { monster, points: fact.points });
    }
    case 'spell':
      return t('colours-fact-spell', { number: fact.number });
    case 'drop':
      return t('colours-fact-drop', { colour: fact.colour });
    case 'new-colour':
      return t('colours-fact-colour');
    case 'complete':
      return t('colours-fact-complete', { row: messageText(t, achievementName(fact.achievement), []) });
  }
}
