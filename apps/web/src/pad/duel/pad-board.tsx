import { ARMS, type Arms } from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { hasKeyboard } from '../../app/keyboard.ts';
import { t } from '../../app/language.ts';
import { playSound } from '../../app/sound.ts';
import { ArmsIcon } from '../../art/arms.tsx';
import { Icon } from '../../art/icon.tsx';
import { SpellSign } from '../../art/spell-sign.tsx';
import { type Spot, sameSpot } from '../../board/square.ts';
import { DuelMap } from '../../table/duel/board/duel-map.tsx';
import { domainMarks, squaresOf } from '../../table/duel/map-picture.ts';
import { squareText } from '../../table/duel/words.ts';
import { type PadMap, scorePad } from './pad-score.ts';
import { CELLS, type Sheet, TOOLS, type Tool, touch } from './sheet.ts';

interface PadBoardProps {
  readonly name: string;
  readonly seat: number;
  readonly sheet: Sheet;
  readonly map: PadMap;
  readonly onChange: (sheet: Sheet) => void;
}

/** The squares of a map, and what can be drawn on them. */
export function PadBoard({ name, seat, sheet, map, onChange }: PadBoardProps): JSX.Element {
  const say = t.value;
  const [tool, setTool] = useState<Tool>(ARMS[0]);
  const change = (spot: Spot, with_: Tool) => {
    const at = CELLS.findIndex((cell) => sameSpot(cell, spot));
    const next = touch(sheet, at, with_);
    if (next === sheet) return;
    playSound('place');
    const [after] = scorePad({ names: [name], sheets: [next], named: [undefined] }).maps;
    if (after) announce(squareText(after.state, 0, spot, say));
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const spot = spotUnder(event.target);
    const wanted = toolOf(event.code);
    if (!spot || !wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    change(spot, wanted);
    event.preventDefault();
  };
  return (
    <div class="pad-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the squares inside take the keys. */}
      <div class="pad-grid" onKeyDown={press}>
        <DuelMap
          label={say('duel-pad-board', { name })}
          seat={seat}
          squares={squaresOf(map.state, 0)}
          marks={domainMarks(map.state, 0)}
          isCastleUsed={false}
          isInteractive={true}
          describe={(spot) => squareText(map.state, 0, spot, say)}
          onSpot={(spot) => change(spot, tool)}
        />
      </div>
      <div class="pad-tools">
        <Choice
          name="pad-tool"
          legend={say('duel-pad-tool')}
          values={TOOLS}
          value={tool}
          onChoose={setTool}
          label={(one) => <ToolSign tool={one} />}
        />
        <p class="aside">{say('duel-pad-hint')}</p>
        {hasKeyboard.value && <p class="aside">{say('duel-pad-keys')}</p>}
      </div>
    </div>
  );
}

function ToolSign({ tool }: { readonly tool: Tool }): JSX.Element {
  const say = t.value;
  const isArms = (one: Tool): one is Arms => ARMS.some((arms) => arms === one);
  const name = isArms(tool) ? say('arms', { arms: tool }) : say('duel-pad-tool-name', { tool });
  return (
    <span class="pad-tool" title={name}>
      {isArms(tool) && <ArmsIcon arms={tool} size={38} label="" />}
      {tool === 'cross' && <SpellSign spell="cross" size={32} />}
      {tool === 'erase' && <Icon name="close" size={28} />}
      <span class="unseen">{name}</span>
    </span>
  );
}

function toolOf(code: string): Tool | undefined {
  if (code === 'KeyX') return 'cross';
  if (code === 'Delete' || code === 'Backspace') return 'erase';
  return ARMS[Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? 0) - 1];
}

function spotUnder(target: EventTarget | null): Spot | undefined {
  const spot = target instanceof SVGElement ? target.dataset['spot'] : undefined;
  const [x, y] = spot?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
