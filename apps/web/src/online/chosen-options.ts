import type { ChosenOptions, GameSetup } from '../games/game-card.ts';

/** What was chosen to get such options; nothing if no choice gives them. There are few choices, so all are tried. */
export function chosenOf(setup: GameSetup, options: object, count: number): ChosenOptions | undefined {
  const wanted = textOf(options);
  return everyChoice(setup, count).find((chosen) => textOf(setup.options(chosen)) === wanted);
}

function everyChoice({ switches, choices }: GameSetup, count: number): readonly ChosenOptions[] {
  let all: readonly ChosenOptions[] = [{ count, switches: [], choices: {} }];
  for (const { id, isPossible } of switches) {
    if (!isPossible(count)) continue;
    all = all.flatMap((chosen) => [chosen, { ...chosen, switches: [...chosen.switches, id] }]);
  }
  for (const { id, values } of choices)
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, choices: { ...chosen.choices, [id]: value } })));
  return all;
}

/** Whatever the order of the fields is. */
function textOf(options: unknown): string {
  return JSON.stringify(Object.entries(Object(options)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
