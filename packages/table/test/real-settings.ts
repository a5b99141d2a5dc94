import type { GameOptions } from '@crownhold/core';
import { coloursInput } from '../src/colours/index.ts';
import { duelInput } from '../src/duel/index.ts';
import type { Input, InputRules } from '../src/input.ts';
import { kingdominoInput } from '../src/kingdomino/index.ts';
import { type AnyGame, type AnyTypes, SETTINGS } from './games.ts';

type WritingRules = InputRules<AnyTypes, Input<AnyTypes>, { readonly kind: 'write'; readonly text: string }>;

export interface RealSetting {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly rules: WritingRules;
}

// Each only ever meets states of its own game, and every game can be played in writing.
const RULES = { kingdomino: kingdominoInput, duel: duelInput, colours: coloursInput } as unknown as Readonly<
  Record<string, WritingRules>
>;

/** Every setting with the input that people have. */
export const REAL_SETTINGS: readonly RealSetting[] = SETTINGS.map((setting) => ({
  ...setting,
  rules: RULES[setting.game.id]!,
}));
