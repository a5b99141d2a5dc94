import type { Translate } from '@crownhold/i18n';

/** What the page knows of a game before it loads how that is played. */
export interface GameCard {
  readonly id: string;
  /** What it is, in a sentence. */
  about(t: Translate): string;
  /** The letter that the numbers of its rules begin with. */
  readonly ruleLetter: string;
  /** How a game is set up. */
  readonly setup: GameSetup;
  readonly hasLessons: boolean;
  /** Whether turns are hidden or dice are thrown: then it is dealt and kept in a worker, and the page never has all of it. */
  readonly isDealtInWorker?: true;
  /** Whether it can go by message: only a game that hides nothing. */
  readonly goesByMessage?: true;
}

/** The choices of the new-game screen as data. */
export interface GameSetup {
  readonly seatCounts: readonly [number, ...number[]];
  /** Bots, the weakest first. */
  readonly levels: readonly string[];
  /** Whom somebody meets who has not chosen yet. */
  readonly firstLevel: string;
  readonly switches: readonly OptionSwitch[];
  readonly choices: readonly OptionChoice[];
  /** The options as the rules of the game read them. */
  options(chosen: ChosenOptions): unknown;
}

/** A rule that is on or off. */
export interface OptionSwitch {
  readonly id: string;
  readonly rule: string;
  label(t: Translate): string;
  about(t: Translate): string;
  /** What is impossible stays chosen, for when it is possible again. */
  isPossible(seats: number): boolean;
}

/** A rule with several versions. */
interface OptionChoice {
  readonly id: string;
  readonly rule: string;
  readonly values: readonly [string, ...string[]];
  legend(t: Translate): string;
  label(value: string, t: Translate): string;
  about(value: string, t: Translate): string;
}

/** What was chosen of it. */
export interface ChosenOptions {
  readonly count: number;
  /** The ids of what is switched on. */
  readonly switches: readonly string[];
  /** The value of each choice, by its id. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The switches that count with so many seats. */
export function possibleSwitches({ switches }: GameSetup, chosen: ChosenOptions): readonly OptionSwitch[] {
  return switches.filter(({ id, isPossible }) => chosen.switches.includes(id) && isPossible(chosen.count));
}

/** The ids of what is switched on, with one more or one less. */
export function turnSwitch(
  { switches }: GameSetup,
  chosen: ChosenOptions,
  id: string,
  isOn: boolean,
): readonly string[] {
  return switches.flatMap((each) => ((each.id === id ? isOn : chosen.switches.includes(each.id)) ? [each.id] : []));
}
