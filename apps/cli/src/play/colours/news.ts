import type { Chair } from '@crownhold/core';
import type { Event } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { achievementName } from './achievement.ts';

/** What has happened, a line each, as everybody may know it; what the screen shows anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  const name = (seat: number) => chairs[seat]!.name;
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'token-given':
        return [t('play-colours-event-token', { name: name(event.seat) })];
      case 'taken': {
        const { die, kingdom } = event;
        return [t('play-colours-event-taken', { name: name(event.seat), die, kingdom })];
      }
      case 'done':
        return [t('play-colours-event-done', { name: name(event.seat) })];
      case 'achieved': {
        const achievement = achievementName(event.achievement, t);
        return [t('play-colours-event-achieved', { name: name(event.seat), achievement, points: event.points })];
      }
      case 'struck':
        return [t('play-colours-event-struck', { row: achievementName(event.achievement, t), number: event.number })];
      case 'last-round':
        return [t('play-colours-event-last')];
      case 'round-began':
        return [t('play-event-round', { round: event.round })];
      default:
        return [];
    }
  });
}
