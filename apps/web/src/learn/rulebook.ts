import type { Translate } from '@crownhold/i18n';
import type { ComponentType } from 'preact';

/** A rule as people read it. */
export interface Rule {
  /** Its number, as in docs/rules. */
  readonly id: string;
  title(t: Translate): string;
  /** A paragraph each line. */
  text(t: Translate): string;
  /** What we have added to the printed rule, if we have. */
  ruling?(t: Translate): string;
  /** What it looks like, with the pieces of the table. */
  readonly Picture?: ComponentType;
}

interface Chapter {
  readonly id: string;
  name(t: Translate): string;
  readonly rules: readonly Rule[];
}

/** The rules of one game. */
export interface Rulebook {
  readonly game: string;
  about(t: Translate): string;
  /** The whole game in a few sentences, one each line. */
  short(t: Translate): string;
  readonly chapters: readonly Chapter[];
}

export function findRule({ chapters }: Rulebook, id: string | undefined): Rule | undefined {
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}
