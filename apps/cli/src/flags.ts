import { type Command, InvalidArgumentError } from 'commander';

/** The flags that say which game is meant. */
export function addSettingFlags(command: Command): Command {
  return command
    .option('--game <id>', 'which game', 'kingdomino')
    .option('--seats <n>', 'how many players', integer(1, 8), 2)
    .option('--variants <list>', 'variants, with commas between: harmony,middle-kingdom', list)
    .option('--tiebreak <id>', 'how a tie is broken, where the game has several ways');
}

export function addJsonFlag(command: Command, what: string): Command {
  return command.option('--json', what);
}

export function list(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** A parser for a whole number within bounds. */
export function integer(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

export function decimal(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}
