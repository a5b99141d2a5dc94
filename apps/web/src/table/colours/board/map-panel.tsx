import { type Colour, clashes, colourCode, colours, DICE, isPainted, type State } from '@crownhold/games/colours';
import {
  type ColoursInput,
  castTargets,
  inputAreas,
  listedSteps,
  matchAreas,
  newestArea,
  taskOf,
} from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import type { AreaState } from '../../../board/sheet-data.ts';
import { nameOf } from '../../words.ts';
import { areaText } from '../area-words.ts';
import type { ColoursTable, ShownColours } from '../colours-table.ts';
import { kingdomsUnder } from '../die-words.ts';
import { areaActions, chosenDie, dieActions } from '../gestures.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { boardState, paintsOf } from '../shown-sheet.ts';
import { isTurned } from '../turning.ts';
import { DiceOnMap } from './dice-on-map.tsx';

interface MapPanelProps {
  readonly table: ColoursTable;
  /** The part that is shown, where it is not all. */
  readonly viewBox?: string;
}

/** The sheet in front: what can be coloured on it, and the dice that lie in the box. */
export function MapPanel({ table, viewBox }: MapPanelProps): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { chairs, front, input, view } = shown;
  const state = boardState(shown);
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(state, front), [state, front]);
  const marks = useMemo(() => marksOf(shown), [input, view, front, shown.stage.kind]);
  const posts = useMemo(() => sheetPosts(paints, say('colours-tower')), [paints, say]);
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaLabel(state, shown, marks, area),
        stateOf: (area) => marks.states.get(area),
        isLit: (area) => marks.lit.includes(state.atlas.map.areas[area]!.kingdom),
      }),
    [paints, marks, say],
  );
  const isTaking = input !== undefined && taskOf(input) === 'take';
  return (
    <Sheet
      label={say('colours-sheet-of', { name: nameOf(chairs, front), points: colours.score(view, front) })}
      map={map}
      areas={areas}
      posts={posts}
      chosen={cursorOf(input)}
      isTurned={isTurned.value}
      isBox={view.phase === 'land'}
      viewBox={viewBox}
      wholeMap={viewBox === undefined ? say('colours-whole-map') : undefined}
      onArea={(area) => table.perform(...areaActions(table.shown.value.input, area))}
    >
      {view.phase !== 'strike' && (
        <DiceOnMap
          state={state}
          thrown={shown.thrown}
          chosen={input && pointedDie(input)}
          isAway={input !== undefined && !isTaking}
          onDie={isTaking ? (die) => table.perform(...dieActions(table.shown.value.input, die)) : undefined}
        />
      )}
    </Sheet>
  );
}

interface Marks {
  readonly states: ReadonlyMap<number, AreaState>;
  /** Kingdoms that are lit up. */
  readonly lit: readonly Colour[];
}

const NO_MARKS: Marks = { states: new Map(), lit: [] };

function marksOf({ input, stage }: ShownColours): Marks {
  if (!input || stage.kind !== 'turn') return NO_MARKS;
  switch (taskOf(input)) {
    case 'take':
      return takeMarks(input);
    case 'colour':
    case 'leave':
      return colourMarks(input);
    default:
      return NO_MARKS;
  }
}

/** The die that is looked at: chosen, opened, or pointed at by keys. */
export function pointedDie(input: ColoursInput): number | undefined {
  if (taskOf(input) !== 'take') return undefined;
  const move = input.isPointing ? listedSteps(input)[input.pick]?.move : undefined;
  return chosenDie(input) ?? input.opened?.die ?? (move?.kind === 'take' ? move.die : undefined);
}

/** [C23] [C24] The kingdoms of a die, and what it could colour there. */
function takeMarks(input: ColoursInput): Marks {
  const die = pointedDie(input);
  if (die === undefined) return NO_MARKS;
  const { start: state, seat } = input.base;
  const take = input.choices.find((choice) => choice.kind === 'take');
  const named = take?.kind === 'take' ? take.kingdom : input.opened?.die === die ? input.opened.kingdom : undefined;
  const lit = named ? [named] : kingdomsUnder(state, die);
  const white = take?.kind === 'take' ? take.colour : undefined;
  const colour = DICE[die] === 'white' ? white : (DICE[die] as Colour);
  const fits = state.atlas.map.areas.filter(
    ({ id, kingdom }) =>
      colour && lit.includes(kingdom) && !isPainted(state, seat, id) && !clashes(state, seat, id, colourCode(colour)),
  );
  return { lit, states: new Map(fits.map(({ id }) => [id, 'target'])) };
}

function colourMarks(input: ColoursInput): Marks {
  const { casting } = input;
  if (casting === 'move' || casting === 'split') return { states: new Map(), lit: castTargets(input, casting) };
  const states = new Map<number, AreaState>(inputAreas(input).map((area) => [area, 'target']));
  if (!input.isMatch) for (const area of matchAreas(input)) states.set(area, 'match');
  const newest = newestArea(input);
  if (newest !== undefined) states.set(newest, 'fresh');
  return { states, lit: [] };
}

function cursorOf(input: ColoursInput | undefined): number | undefined {
  if (!input || taskOf(input) !== 'colour') return undefined;
  return input.matchAt ?? (input.isPointing && !input.casting ? input.area : undefined);
}

function areaLabel(state: State, { front }: ShownColours, { states }: Marks, area: number): string {
  const say = t.value;
  const where = areaText(state, front, area, say);
  switch (states.get(area)) {
    case 'target':
      return say('colours-voice-fits', { where });
    case 'match':
      return say('colours-voice-match', { where });
    default:
      return where;
  }
}
