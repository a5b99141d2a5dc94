import { TERRAINS, type Terrain } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { hasKeyboard } from '../../app/keyboard.ts';
import { t } from '../../app/language.ts';
import { playSound } from '../../app/sound.ts';
import { Icon } from '../../art/icon.tsx';
import { Castle, CrownSign, GroundSign } from '../../art/piece.tsx';
import { GridBoard } from '../../board/grid-board.tsx';
import type { Spot } from '../../board/square.ts';
import type { PadKingdom } from './pad-score.ts';
import { indexOf, padFrame, padSquares, spotOf } from './pad-squares.ts';
import { castleOf, crown, markAt, type Sheet, sizeOf, TOOLS, type Tool, touch } from './sheet.ts';

interface PadBoardProps {
  readonly name: string;
  readonly seat: number;
  readonly sheet: Sheet;
  readonly kingdom: PadKingdom;
  readonly onChange: (sheet: Sheet) => void;
}

const KEY_TOOLS: Readonly<Record<string, Tool>> = {
  ...Object.fromEntries(TERRAINS.map((terrain) => [`Key${terrain[0]!.toUpperCase()}`, terrain])),
  KeyC: 'castle',
  Delete: 'erase',
  Backspace: 'erase',
};

/** The squares of a kingdom, and what can be put on them. */
export function PadBoard({ name, seat, sheet, kingdom, onChange }: PadBoardProps): JSX.Element {
  const say = t.value;
  const [tool, setTool] = useState<Tool>('wheat');
  const size = sizeOf(sheet);
  const frame = useMemo(() => padFrame(size), [size]);
  const squares = useMemo(() => padSquares(sheet, seat), [sheet, seat]);
  const change = (next: Sheet, spot: Spot) => {
    if (next === sheet) return;
    playSound('place');
    announce(describe(next, spot));
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const spot = spotUnder(event.target);
    if (spot === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = indexOf(spot, size);
    const wanted = KEY_TOOLS[event.code];
    const digit = /^(?:Digit|Numpad)([0-3])$/.exec(event.code)?.[1];
    if (wanted) change(touch(sheet, at, wanted), spot);
    else if (digit) change(crown(sheet, at, Number(digit)), spot);
    else return;
    event.preventDefault();
  };
  return (
    <div class="pad-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the squares inside take the keys. */}
      <div class="pad-grid" onKeyDown={press}>
        <GridBoard
          label={say('pad-board', { name })}
          frame={frame}
          squares={squares}
          targets={cutOff(sheet, kingdom)}
          isInteractive={true}
          describe={(spot) => describe(sheet, spot)}
          onSpot={(spot) => change(touch(sheet, indexOf(spot, size), tool), spot)}
        />
      </div>
      <div class="pad-tools">
        <Choice
          name="pad-tool"
          legend={say('pad-tool')}
          values={TOOLS}
          value={tool}
          onChoose={setTool}
          label={(one) => <ToolSign tool={one} seat={seat} />}
        />
        <p class="aside">{say('pad-hint')}</p>
        {hasKeyboard.value && <p class="aside">{say('pad-keys')}</p>}
      </div>
    </div>
  );
}

function ToolSign({ tool, seat }: { readonly tool: Tool; readonly seat: number }): JSX.Element {
  const say = t.value;
  const name = isTerrain(tool) ? say(`terrain-${tool}`) : say('pad-tool-name', { tool });
  return (
    <span class="pad-tool" title={name}>
      {isTerrain(tool) && <GroundSign ground={tool} size={38} />}
      {tool === 'castle' && <Castle seat={seat} size={38} />}
      {tool === 'crown' && <CrownSign size={38} />}
      {tool === 'next' && <Icon name="rematch" size={32} />}
      {tool === 'erase' && <Icon name="close" size={28} />}
      <span class="unseen">{name}</span>
    </span>
  );
}

function isTerrain(tool: Tool): tool is Terrain {
  return TERRAINS.some((terrain) => terrain === tool);
}

function describe(sheet: Sheet, spot: Spot): string {
  const say = t.value;
  const mark = markAt(sheet, indexOf(spot, sizeOf(sheet)));
  const what = mark === undefined ? say('pad-empty') : mark === 'castle' ? say('castle') : say('web-half', mark);
  return say('pad-square', { what, row: sizeOf(sheet) - spot.y, column: spot.x + 1 });
}

/** The square that nothing joins to the castle, if that is what is wrong. */
function cutOff(sheet: Sheet, { fault, isBlank }: PadKingdom): readonly Spot[] {
  if (isBlank || fault?.code !== 'not-connected') return [];
  const castle = spotOf(castleOf(sheet), sizeOf(sheet));
  return [{ x: castle.x + Number(fault.args['x']), y: castle.y + Number(fault.args['y']) }];
}

function spotUnder(target: EventTarget | null): Spot | undefined {
  const spot = target instanceof SVGElement ? target.dataset['spot'] : undefined;
  const [x, y] = spot?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
