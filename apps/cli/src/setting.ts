import { type AnyGame, type GameOptions, isRefusal, type Refusal, refuse } from '@crownhold/core';
import { findGame, GAMES } from '@crownhold/games';
import type { Translate } from '@crownhold/i18n';

/** A game with its options. */
export interface Setting {
  readonly game: AnyGame;
  readonly options: GameOptions;
}

/** What the command line says of the options of a game; each game knows its own. */
export interface OptionFlags {
  readonly variants?: readonly string[];
  readonly tiebreak?: string;
  readonly spellbook?: string;
  readonly first?: number | string;
}

/** What the command line says of a setting. */
export interface SettingFlags extends OptionFlags {
  readonly game: string;
  readonly seats: number;
}

export function parseSetting({ game: id, ...flags }: SettingFlags): Setting | Refusal {
  const game = knownGame(id);
  if (isRefusal(game)) return game;
  const options = game.parseOptions({ seats: flags.seats, ...givenOptions(flags) });
  return isRefusal(options) ? options : { game, options };
}

/** Only what was said: a game refuses an option that it does not have. */
export function givenOptions({ variants, tiebreak, spellbook, first }: OptionFlags): object {
  const all = { variants, tiebreak, spellbook, first };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export function knownGame(id: string): AnyGame | Refusal {
  const known = GAMES.map((game) => game.id).join(', ');
  return findGame(id) ?? refuse('R4', 'unknown-game', { game: id, known });
}

/** `Kingdomino, 2 players, Harmony` */
export function describeSetting({ game, options }: Setting, t: Translate): string {
  const variants = 'variants' in options && Array.isArray(options.variants) ? options.variants : [];
  return [
    t('game', { game: game.id }),
    t('players', { players: options.seats }),
    ...variants.map((variant) => t('variant', { variant: String(variant) })),
  ].join(', ');
}
