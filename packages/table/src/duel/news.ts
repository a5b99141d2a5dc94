import { ARMS, type Event, ROW_LENGTHS } from '@crownhold/games/duel';
import type { Message } from '../message.ts';

/** What has happened, a sentence each; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[]): readonly Message[] {
  return events.flatMap(newsOfEvent);
}

function newsOfEvent(event: Event): readonly Message[] {
  switch (event.kind) {
    case 'round-began':
      return [{ id: 'news-round', args: { round: event.round } }];
    case 'taken':
      return [{ id: 'news-duel-taken', seat: event.seat, args: numbers(event.dice) }];
    case 'left':
      return [{ id: 'news-duel-left', seat: event.seat, args: numbers(event.dice) }];
    case 'turned':
      return [{ id: 'news-duel-turned', seat: event.seat, args: { die: event.die + 1 } }];
    case 'castle-used':
      return [{ id: 'news-duel-castle', seat: event.seat, args: { die: event.die + 1 } }];
    case 'named':
      return [{ id: 'news-duel-named', seat: event.seat, args: { die: event.die + 1, arms: event.arms } }];
    case 'announced':
      return [{ id: 'news-duel-announced', seat: event.seat, args: { spell: event.spell } }];
    case 'drawn':
      return [{ id: 'news-duel-drawn', seat: event.seat, args: { points: event.gain } }];
    case 'passed':
      return [{ id: 'news-duel-passed', seat: event.seat }];
    case 'ticked': {
      const { seat, arms, count, ticks } = event;
      return [{ id: 'news-duel-ticked', seat, args: { arms, count, ticks, length: ROW_LENGTHS[ARMS.indexOf(arms)]! } }];
    }
    case 'spell-won':
      return [{ id: 'news-duel-won', seat: event.seat, args: { spell: event.spell } }];
    case 'domains-named':
      return [{ id: 'news-duel-domains', seat: event.seat, args: { arms: event.arms } }];
    case 'cross-added':
      return [{ id: 'news-duel-cross', seat: event.seat, args: { points: event.gain } }];
    case 'rolled':
    case 'game-ended':
      return [];
  }
}

/** Dice as people count them. */
function numbers(dice: readonly number[]) {
  return { count: dice.length, dice: dice.map((die) => die + 1).join(', ') };
}
