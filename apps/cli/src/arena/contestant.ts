import { findBot } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';
import { splitWords } from '../bots/command-line.ts';

/** What a bot may spend on a turn. */
export interface Allowance {
  readonly movetimeMs?: number;
  readonly nodes?: number;
}

/** Who plays: a bot of ours by its id, or a program of somebody else by its command line. */
export interface Contestant {
  /** As it was asked for. */
  readonly name: string;
  readonly bot: string;
  readonly isOutside: boolean;
  readonly allowance: Allowance;
}

const ALLOWANCE = /:(\d{1,9})(ms|n)$/;

/** `fg`, `mce-fg:50ms`, `mce-fg:2000n` or `python3 bot.py`; without an allowance of its own it gets the common one. */
export function parseContestant(game: AnyGame, text: string, common: Allowance): Contestant | undefined {
  const name = text.trim();
  const [suffix = '', amount, unit] = ALLOWANCE.exec(name) ?? [];
  const bot = name.slice(0, name.length - suffix.length);
  const own = unit === 'ms' ? { movetimeMs: Number(amount) } : { nodes: Number(amount) };
  const allowance = unit === undefined ? common : own;
  if (findBot(game, bot)) return { name, bot, isOutside: false, allowance };
  return isCommand(bot) ? { name, bot, isOutside: true, allowance } : undefined;
}

/** One word is a bot of ours, misspelt, rather than a program, unless it is a path. */
function isCommand(text: string): boolean {
  const words = splitWords(text) ?? [];
  return words.length > 1 || words[0]?.includes('/') === true;
}
