import { type AnyGame, type GameOptions, isRefusal, type Refusal, refuse } from '@crownhold/core';
import { findGame, GAMES } from '@crownhold/games';
import type { Translate } from '@crownhold/i18n';

/** A game with its options. */
export interface Setting {
  readonly game: AnyGame;
  readonly options: GameOptions;
}

/** What the command line says of a setting. */
export interface SettingFlags {
  readonly game: string;
  readonly seats: number;
  readonly variants?: readonly string[];
  readonly tiebreak?: string;
}

export function parseSetting({ game: id, ...flags }: SettingFlags): Setting | Refusal {
  const game = knownGame(id);
  if (isRefusal(game)) return game;
  const { seats, variants, tiebreak } = flags;
  // Only what was said: a game need not know every option.
  const options = game.parseOptions({ seats, ...(variants && { variants }), ...(tiebreak && { tiebreak }) });
  return isRefusal(options) ? options : { game, options };
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
