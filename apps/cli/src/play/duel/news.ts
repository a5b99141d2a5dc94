import type { Chair } from '@crownhold/core';
import { ARMS, type Event, ROW_LENGTHS } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';

/** What has happened, a line each; what the screen shows anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  const name = (seat: number) => chairs[seat]!.name;
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'round-began':
        return [t('play-event-round', { round: event.round })];
      case 'taken':
        return [t('play-duel-event-taken', { name: name(event.seat), ...numbers(event.dice) })];
      case 'left':
        return [t('play-duel-event-left', { name: name(event.seat), ...numbers(event.dice) })];
      case 'turned':
        return [t('play-duel-event-turned', { name: name(event.seat), die: event.die + 1 })];
      case 'castle-used':
        return [t('play-duel-event-castle', { name: name(event.seat), die: event.die + 1 })];
      case 'named':
        return [t('play-duel-event-named', { name: name(event.seat), die: event.die + 1, arms: event.arms })];
      case 'announced':
        return [t('play-duel-event-announced', { name: name(event.seat), spell: event.spell })];
      case 'drawn':
        return [t('play-duel-event-drawn', { name: name(event.seat), points: event.gain })];
      case 'passed':
        return [t('play-duel-event-passed', { name: name(event.seat) })];
      case 'ticked': {
        const { arms, count, ticks } = event;
        const length = ROW_LENGTHS[ARMS.indexOf(arms)]!;
        return [t('play-duel-event-ticked', { name: name(event.seat), arms, count, ticks, length })];
      }
      case 'spell-won':
        return [t('play-duel-event-won', { name: name(event.seat), spell: event.spell })];
      case 'domains-named':
        return [t('play-duel-event-domains', { name: name(event.seat), arms: event.arms })];
      case 'cross-added':
        return [t('play-duel-event-cross', { name: name(event.seat), points: event.gain })];
      default:
        return [];
    }
  });
}

/** Dice as people count them. */
function numbers(dice: readonly number[]) {
  return { count: dice.length, dice: dice.map((die) => die + 1).join(', ') };
}
