import type { Translate } from '@crownhold/i18n';
import { type Command, InvalidArgumentError } from 'commander';

/** The flags that say which game is meant. */
export function addSettingFlags(command: Command, t: Translate): Command {
  command
    .option('--game <id>', t('help-game'), 'kingdomino')
    .option('--seats <n>', t('help-seats'), integer(1, 8, t), 2);
  return addOptionFlags(command, t);
}

/** Said again here, and held to the rules by a test: help comes at once, without loading a game. */
const EVERY_VARIANT = 'dynasty,middle-kingdom,harmony,mighty-duel';

/** The flags that say by which options a game is played. */
export function addOptionFlags(command: Command, t: Translate): Command {
  return command
    .option(`--variants <${t('help-word-list')}>`, t('help-variants', { example: EVERY_VARIANT }), list)
    .option('--tiebreak <id>', t('help-tiebreak'))
    .option('--spellbook <id>', t('help-spellbook'))
    .option('--first <id>', t('help-first'), seatOrWord);
}

export function addJsonFlag(command: Command, what: string): Command {
  return command.option('--json', what);
}

export function list(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** `0` is a seat, `random` is a word. */
function seatOrWord(text: string): number | string {
  return /^\d$/.test(text) ? Number(text) : text;
}

/** A parser for a whole number within bounds. */
export function integer(min: number, max: number, t: Translate): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(t('usage-whole-number', bounds(min, max)));
  };
}

export function decimal(min: number, max: number, t: Translate): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(t('usage-number', bounds(min, max)));
  };
}

/** As they must be typed, whatever the language does to numbers. */
function bounds(min: number, max: number) {
  return { min: String(min), max: String(max) };
}
