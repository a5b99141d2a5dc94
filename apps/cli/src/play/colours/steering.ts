import type { Refusal } from '@crownhold/core';
import { BLOTS } from '@crownhold/games/colours';
import { arrowOf, nextOf } from '@crownhold/hands';
import { openAreas } from './best.ts';
import { openSpell, toggleBlend, toggleMatch, toggleTower } from './brush.ts';
import { areaTowards } from './compass.ts';
import { type ColoursHand, dropMove, listedSteps, pickedStep, playStep, taskOf } from './hand.ts';
import { pointAtDie } from './taking.ts';

type Pressed = ColoursHand | Refusal | undefined;

/** What a key does to a hand that is not done; `undefined` when it does nothing. */
export function pressHand(hand: ColoursHand, key: string): Pressed {
  if (key === 'o') return nextSheet(hand);
  const own = ownSheet(hand);
  switch (taskOf(hand)) {
    case 'take':
      return /^[1-4]$/.test(key) ? pointAtDie(own, Number(key) - 1) : pressList(own, key);
    case 'choose':
    case 'strike':
      return pressList(own, key);
    case 'spell':
      return isBack(key) || key === (hand.spell === 'move' ? 'v' : 'x')
        ? { ...own, spell: undefined, pick: 0 }
        : pressList(own, key);
    case 'leave':
      return key === 'enter' || key === 'd' ? playStep(own, { kind: 'done' }) : { ...own, isLeaving: false };
    case 'colour':
      return pressColour(own, key);
  }
}

/** The sheet of the next player, of the own one last. */
export function nextSheet(hand: ColoursHand): ColoursHand {
  return { ...hand, shown: (hand.shown + 1) % hand.draft.state.seats };
}

export function ownSheet(hand: ColoursHand): ColoursHand {
  return { ...hand, shown: hand.draft.seat };
}

function isBack(key: string): boolean {
  return key === 'escape' || key === 'backspace';
}

function pressList(hand: ColoursHand, key: string): Pressed {
  const arrow = arrowOf(key);
  const indices = listedSteps(hand).map((_, index) => index);
  if (arrow) return { ...hand, pick: nextOf(indices, hand.pick, arrow.x - arrow.y > 0 ? 1 : -1) ?? 0 };
  if (key === 'tab' || key === 'back-tab') {
    return { ...hand, pick: nextOf(indices, hand.pick, key === 'tab' ? 1 : -1) ?? 0 };
  }
  const step = pickedStep(hand);
  return key === 'enter' && step ? playStep(hand, step.move) : undefined;
}

function pressColour(hand: ColoursHand, key: string): Pressed {
  const { map } = hand.draft.state.atlas;
  if (arrowOf(key)) return { ...hand, area: areaTowards(map, hand.area, key) };
  switch (key) {
    case 'tab':
    case 'back-tab':
      return jump(hand, key === 'tab' ? 1 : -1);
    case 'm':
      return toggleMatch(hand);
    case 'b':
      return toggleBlend(hand);
    case 't':
      return toggleTower(hand);
    case 'v':
      return openSpell(hand, 'move');
    case 'x':
      return openSpell(hand, 'split');
    case 'd':
      return leave(hand);
    case 'enter':
      return isSpent(hand) ? leave(hand) : playStep(hand, dropMove(hand));
    default:
      return undefined;
  }
}

/** Whether nothing is left to do with the die alone: its drops are used, or none of them can be placed. */
export function isSpent(hand: ColoursHand): boolean {
  return hand.brush.kind === 'paint' && !hand.isMatch && openAreas(hand).length === 0;
}

/** [C25] Asks back where ending the turn costs something. */
function leave(hand: ColoursHand): Pressed {
  const { state, seat } = hand.draft;
  const isFree = state.left[seat] === 0 || state.blots[seat] === BLOTS;
  return isFree ? playStep(hand, { kind: 'done' }) : { ...hand, isLeaving: true };
}

function jump(hand: ColoursHand, direction: 1 | -1): ColoursHand {
  const areas = openAreas(hand);
  const at = areas.indexOf(hand.area);
  // From anywhere else to the next number.
  const from = at < 0 && direction > 0 ? areas.findIndex((area) => area > hand.area) - 1 : at;
  return { ...hand, area: nextOf(areas, from, direction) ?? hand.area };
}
