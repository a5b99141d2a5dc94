const JOINT = '; ';

/** The steps of a turn's text; spaces around a step do not count. */
export function splitTurn(text: string): readonly string[] {
  return text.split(';').map((step) => step.trim());
}

export function joinTurn(steps: readonly string[]): string {
  return steps.join(JOINT);
}
