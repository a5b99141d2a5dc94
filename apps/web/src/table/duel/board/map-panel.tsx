import type { Cell, Seat } from '@crownhold/core';
import { ARMS, armsOfFace, duel, halvesOf, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { cellsOf, isSame } from '@crownhold/table';
import {
  chosenDice,
  crossSquares,
  type DuelInput,
  hoveringGain,
  laidHalf,
  laysOf,
  openSquares,
  taskOf,
} from '@crownhold/table/duel';
import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import type { Spot } from '../../../board/square.ts';
import { pointerKind } from '../../action.ts';
import { nameOf } from '../../words.ts';
import { connectingCells } from '../connections.ts';
import { crossGains } from '../cross-gains.ts';
import type { DuelTable, ShownDuel } from '../duel-table.ts';
import { hoverActions, tapActions } from '../gestures.ts';
import { domainMarks, type MapSquare, squaresOf } from '../map-picture.ts';
import { boardState } from '../task.ts';
import { squareText } from '../words.ts';
import { DuelMap, type MapHandle } from './duel-map.tsx';
import type { MapGhost } from './map-art.tsx';

interface MapPanelProps {
  readonly table: DuelTable;
  readonly handle: RefObject<MapHandle | undefined>;
}

/** The map in front, with what hovers over it. */
export function MapPanel({ table, handle }: MapPanelProps): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { chairs, front, view } = shown;
  // What is on its way is drawn as if it were accepted.
  const input = shown.stage.kind === 'sent' ? undefined : shown.input;
  const state = boardState(input, view);
  const dots = useMemo(() => dotsOf(shown), [input, view, front, shown.stage.kind]);
  const squares = useMemo(() => squaresOf(state, front), [state, front]);
  const marks = useMemo(() => domainMarks(state, front), [state, front]);
  const gains = useMemo(
    () => (input && taskOf(input) === 'cross' ? crossGains(input.base.state, front) : undefined),
    [input?.base, front],
  );
  const describe = useMemo(() => squareDescriber(state, front, input, dots, say), [state, front, input, dots, say]);
  const cross = input && taskOf(input) === 'cross' ? crossAt(input) : undefined;
  return (
    <DuelMap
      label={say('duel-map-of', { name: nameOf(chairs, front), points: duel.score(view, front) })}
      seat={front}
      squares={squares}
      marks={marks}
      isCastleUsed={((state.castles >> front) & 1) === 1}
      dots={dots}
      ghost={input && ghostOf(input)}
      cross={cross}
      gains={gains}
      fresh={freshCells(shown)}
      isInteractive={true}
      handle={handle}
      describe={describe}
      onSpot={(spot, by) => table.perform(...tapActions(table.shown.value.input, spot, pointerKind(by)))}
      onHover={(spot) => table.perform(...hoverActions(table.shown.value.input, spot))}
      onDrag={(spot) => table.perform({ kind: 'point', cell: spot })}
    />
  );
}

/** Where a chosen die's half would connect, where the domino or a half may lie. */
function dotsOf({ input, view, front, stage }: ShownDuel): readonly Spot[] {
  if (!input || stage.kind !== 'turn') return [];
  switch (taskOf(input)) {
    case 'take': {
      const die = chosenDice(input.choices).at(-1);
      const state = boardState(input, view);
      return die === undefined ? [] : connectingCells(state, front, ARMS[armsOfFace(state.faces[die]!) - 1]);
    }
    case 'draw':
      return distinct(laysOf(input.base).flatMap(({ first, second }) => [first, second]));
    case 'split':
      return openSquares(input);
    case 'cross':
      return input.isPointing ? [] : crossSquares(input.base);
    default:
      return [];
  }
}

function distinct(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell, at) => cells.findIndex((other) => isSame(other, cell)) === at);
}

/** What hovers, or lies without being confirmed. */
function ghostOf(input: DuelInput): MapGhost | undefined {
  const task = taskOf(input);
  if (task === 'split') return splitGhost(input);
  const isLaid = input.choices.some(({ kind }) => kind === 'lay');
  if (task !== 'draw' || !(input.isPointing || isLaid)) return undefined;
  return { squares: halfSquares(input, cellsOf(input)), badge: badgeOf(hoveringGain(input)) };
}

function splitGhost(input: DuelInput): MapGhost | undefined {
  const half = laidHalf(input);
  const lay = input.choices.find((choice) => choice.kind === 'lay');
  const second = lay?.kind === 'lay' ? lay.second : input.isPointing ? input.cell : undefined;
  const first = lay?.kind === 'lay' ? lay.first : half;
  if (!first) return undefined;
  const cells = second && !isSame(first, second) ? [first, second] : [first];
  return { squares: halfSquares(input, cells), badge: badgeOf(hoveringGain(input)), isOpen: cells.length === 1 };
}

function halfSquares({ base }: DuelInput, cells: readonly Cell[]): readonly MapSquare[] {
  const halves = halvesOf(base.state, base.seat);
  return cells.flatMap((spot, at) => {
    const half = halves[at];
    return half?.arms === undefined ? [] : [{ spot, arms: half.arms, crosses: half.crosses }];
  });
}

function badgeOf(gain: number | undefined): string {
  if (gain === undefined) return '';
  return gain > 0 ? `+${gain}` : String(gain).replace('-', '−');
}

function crossAt(input: DuelInput): Spot | undefined {
  const chosen = input.choices.find((choice) => choice.kind === 'cross');
  if (chosen?.kind === 'cross') return chosen.cell;
  return input.isPointing ? input.cell : undefined;
}

/** What the last turn drew on the map that is shown. */
function freshCells({ input, front, news }: ShownDuel): readonly Spot[] {
  if (input && input.choices.length > 0) return [];
  return news.flatMap((event) => (event.kind === 'drawn' && event.seat === front ? event.cells : []));
}

/** What a square is, and what could go there. */
function squareDescriber(
  state: State,
  front: Seat,
  input: DuelInput | undefined,
  dots: readonly Spot[],
  say: Translate,
): (spot: Spot) => string {
  return (spot) => {
    const where = squareText(state, front, spot, say);
    if (!input || !dots.some((dot) => isSame(dot, spot))) return where;
    if (taskOf(input) !== 'cross') return say('duel-square-connects', { where });
    const points = Number(crossGains(input.base.state, front).get(`${spot.x} ${spot.y}`) ?? 0);
    return say('duel-square-cross', { where, points });
  };
}
