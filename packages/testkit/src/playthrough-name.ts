import { type Game, type GameOptions, isRefusal, type StateBuffer } from '@crownhold/core';
import { sameFacts } from './equality.ts';

/** A file name of the game, its seats and every option that is not as usual: `kingdomino-2-harmony.txt`. */
export function playthroughName<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
): string {
  const { seats, ...others } = options;
  const usual = game.parseOptions({ seats });
  const defaults = new Map(Object.entries(isRefusal(usual) ? {} : usual));
  const words = Object.entries(others)
    .filter(([name, value]) => !sameFacts(value, defaults.get(name)))
    .map(([name, value]) => describe(name, value));
  return `${[game.id, seats, ...words].map(slug).join('-')}.txt`;
}

function describe(name: string, value: unknown): string {
  if (value === true) return name;
  if (value === false || (Array.isArray(value) && value.length === 0)) return `no ${name}`;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String).join(' ') : `${name} ${JSON.stringify(value)}`;
}

function slug(words: string | number): string {
  return `${words}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
