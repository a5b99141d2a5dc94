import type { Achievement, Event, RevealedSheet } from '@crownhold/games/colours';
import type { Message } from '../message.ts';

/** What has happened, a sentence each, as the viewer was told it; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[]): readonly Message[] {
  return events.flatMap(newsOfEvent);
}

function newsOfEvent(event: Event): readonly Message[] {
  switch (event.kind) {
    case 'token-given':
      return [{ id: 'news-colours-token', seat: event.seat }];
    case 'taken':
      return [{ id: 'news-colours-taken', seat: event.seat, args: { die: event.die, kingdom: event.kingdom } }];
    case 'done':
      return [{ id: 'news-colours-done', seat: event.seat }];
    case 'revealed':
      return event.sheets.flatMap(sheetNews);
    case 'achieved': {
      const words = { achievement: achievementName(event.achievement) };
      return [{ id: 'news-colours-achieved', seat: event.seat, args: { points: event.points }, words }];
    }
    case 'struck': {
      const words = { row: achievementName(event.achievement) };
      return [{ id: 'news-colours-struck', args: { number: event.number }, words }];
    }
    case 'last-round':
      return [{ id: 'news-colours-last' }];
    case 'round-began':
      return [{ id: 'news-round', args: { round: event.round } }];
    case 'landed':
    case 'moved':
    case 'split':
    case 'painted':
    case 'spell-gained':
    case 'drop-gained':
    case 'blot-painted':
    case 'game-ended':
      return [];
  }
}

function sheetNews({ seat, areas, blots }: RevealedSheet): readonly Message[] {
  return [{ id: 'news-colours-revealed', seat, args: { areas: areas.length, blots } }];
}

const MONSTERS: readonly string[] = ['griffin', 'hydra', 'unicorn', 'dragon'];

/** The name of an achievement, by the words of the game. */
export function achievementName(achievement: Achievement): Message {
  if (achievement === 'three') return { id: 'achievement-three' };
  return { id: MONSTERS.includes(achievement) ? `achievement-${achievement}` : `kingdom-${achievement}` };
}
