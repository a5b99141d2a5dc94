import type { Colour } from '@crownhold/games/colours';
import {
  type CastSpell,
  type ColoursAction,
  type ColoursInput,
  castTargets,
  type Fit,
  kingdomFit,
  takeFit,
  waysOf,
} from '@crownhold/table/colours';

/** One of several things to choose: a kingdom or a colour. */
export interface StripOption {
  readonly key: string;
  readonly colour: Colour;
  readonly action: ColoursAction;
  readonly isChosen: boolean;
  /** How many drops would fit. */
  readonly fit?: Fit | undefined;
}

export interface StripOptions {
  readonly kind: 'kingdom' | 'colour';
  readonly options: readonly StripOption[];
}

/** [C16] [C21] What is to be said of the opened die: first the kingdom, then the colour of white; nothing if it is clear. */
export function wayOptions(input: ColoursInput): StripOptions | undefined {
  const { opened, base } = input;
  if (!opened) return undefined;
  const ways = waysOf(input, opened.die);
  const take = input.choices.find((choice) => choice.kind === 'take');
  const drops = base.start.numbers[opened.die]!;
  const position = { state: base.start, seat: base.seat };
  const kingdoms = [...new Set(ways.map(({ kingdom }) => kingdom))];
  const whites = [...new Set(ways.flatMap(({ colour }) => (colour ? [colour] : [])))];
  const isColourDue = opened.kingdom !== undefined && whites.length > 1;
  if (isColourDue) {
    const options = whites.map((colour) => ({
      key: colour,
      colour,
      action: { kind: 'way', colour } as const,
      isChosen: take?.kind === 'take' && take.colour === colour,
      fit: { fit: takeFit(position, opened.die, opened.kingdom!, colour), drops },
    }));
    return { kind: 'colour', options };
  }
  if (kingdoms.length < 2) return undefined;
  const options = kingdoms.map((kingdom) => {
    const fits = ways.filter((way) => way.kingdom === kingdom);
    const fit = Math.max(...fits.map((way) => takeFit(position, opened.die, kingdom, way.colour)));
    return {
      key: kingdom,
      colour: kingdom,
      action: { kind: 'way', kingdom } as const,
      isChosen: take?.kind === 'take' && take.kingdom === kingdom,
      fit: { fit, drops },
    };
  });
  return { kind: 'kingdom', options };
}

/** [C31] [C33] [C34] What a spell can be cast at. */
export function castOptions(input: ColoursInput, spell: CastSpell): StripOptions {
  const targets = castTargets(input, spell);
  if (spell === 'blend') {
    const options = targets.map((colour) => ({
      key: colour,
      colour,
      action: { kind: 'blend', colour } as const,
      isChosen: false,
    }));
    return { kind: 'colour', options };
  }
  const options = targets.map((kingdom) => ({
    key: kingdom,
    colour: kingdom,
    action: { kind: spell, kingdom } as const,
    isChosen: false,
    fit: kingdomFit(input, spell, kingdom),
  }));
  return { kind: 'kingdom', options };
}
