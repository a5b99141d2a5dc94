import { COLOURS, type Colour } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { hasKeyboard } from '../../app/keyboard.ts';
import { t } from '../../app/language.ts';
import { playSound } from '../../app/sound.ts';
import { Scribble } from '../../art/crayon.tsx';
import { Icon } from '../../art/icon.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { letterOf, sheetAreas, sheetMap, sheetPosts } from '../../table/colours/sheet-map.ts';
import { isTurned } from '../../table/colours/turning.ts';
import { type PadSheet, paintsOf, TOOLS, type Tool, touch } from './sheet.ts';
import { areaText } from './words.ts';

interface PadBoardProps {
  readonly name: string;
  readonly sheet: PadSheet;
  readonly onChange: (sheet: PadSheet) => void;
}

/** The map of a sheet, and the crayons. */
export function PadBoard({ name, sheet, onChange }: PadBoardProps): JSX.Element {
  const say = t.value;
  const [tool, setTool] = useState<Tool>('blue');
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(sheet), [sheet]);
  const areas = useMemo(
    () => sheetAreas(paints, say, { label: (area) => areaText(sheet, area, say) }),
    [paints, sheet, say],
  );
  const posts = useMemo(() => sheetPosts(paints, say('colourspad-tower')), [paints, say]);
  const change = (area: number, with_: Tool) => {
    const next = touch(sheet, area, with_);
    if (next === sheet) return;
    playSound('place');
    announce(areaText(next, area, say));
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const area = event.target instanceof SVGElement ? event.target.dataset['area'] : undefined;
    const wanted = toolOf(event.code);
    if (area === undefined || !wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    change(Number(area), wanted);
    event.preventDefault();
  };
  return (
    <div class="pad-board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the areas inside take the keys. */}
      <div class={isTurned.value ? 'pad-map is-turned' : 'pad-map'} onKeyDown={press}>
        <Sheet
          label={say('colourspad-map', { name })}
          map={map}
          areas={areas}
          posts={posts}
          isTurned={isTurned.value}
          wholeMap={say('colourspad-whole-map')}
          onArea={(area) => change(area, tool)}
        />
      </div>
      <div class="pad-tools">
        <Choice
          name="pad-tool"
          legend={say('colourspad-crayon')}
          values={TOOLS}
          value={tool}
          onChoose={setTool}
          label={(one) => <ToolSign tool={one} />}
        />
        <p class="aside">{say('colourspad-hint')}</p>
        {hasKeyboard.value && <p class="aside">{say('colourspad-keys')}</p>}
      </div>
    </div>
  );
}

const FIELD = [5, 8, 40, 4, 59, 9, 60, 44, 50, 60, 12, 58, 4, 38];

function ToolSign({ tool }: { readonly tool: Tool }): JSX.Element {
  const say = t.value;
  const name = tool === 'erase' ? say('colourspad-erase') : say(`colour-${tool}`);
  return (
    <span class="pad-tool" title={name}>
      {tool === 'erase' ? <Icon name="close" size={28} /> : <Swatch colour={tool} />}
      <span class="unseen">{name}</span>
    </span>
  );
}

function Swatch({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false">
      <Scribble corners={FIELD} crayon={colour} step={9} />
      <circle cx="32" cy="32" r="15" fill="var(--ivory)" />
      <text x="32" y="40" text-anchor="middle" font-size="22" font-weight="bold" fill="var(--piece-ink)">
        {letterOf(colour, t.value)}
      </text>
    </svg>
  );
}

function toolOf(code: string): Tool | undefined {
  if (code === 'Delete' || code === 'Backspace') return 'erase';
  return COLOURS[Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? 0) - 1];
}
