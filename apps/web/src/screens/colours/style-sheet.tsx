import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../app/language.ts';
import type { Crayon } from '../../art/crayon.tsx';
import { WoodcutMark } from '../../art/woodcuts.tsx';
import { DiceTray, type TrayDie } from '../../board/dice-tray.tsx';
import type { DieFace } from '../../board/die-face.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { sheetAreas, sheetMap, sheetPosts } from '../../table/colours/sheet-map.ts';
import { PAINTS } from './style-map.ts';

const FACES: readonly DieFace[] = [
  { kind: 'drops', count: 2, colour: 'blue' },
  { kind: 'drops', count: 3, colour: 'red' },
  { kind: 'drops', count: 4, colour: 'yellow' },
  { kind: 'drops', count: 3, colour: 'white' },
];
const OTHER_FACES: readonly DieFace[] = [
  { kind: 'drops', count: 2, colour: 'violet' },
  { kind: 'drops', count: 3, colour: 'green' },
  { kind: 'pips', count: 5, colour: 'brown' },
  { kind: 'pips', count: 6, colour: 'white' },
  { kind: 'drawing', drawing: <WoodcutMark name="drop" colour="blue" /> },
];
const isRed = (id: number) => id >= 36 && id < 45;
const label = (id: number) => `area ${id}`;

/** A throw and a map. Tap a die, then paper: what is tapped is chosen, and paper is coloured with the die. */
export function StyleSheet(): JSX.Element {
  const [die, pickDie] = useState(0);
  const [chosen, choose] = useState<number>();
  const [fresh, setFresh] = useState<number>();
  const [paints, setPaints] = useState(PAINTS);
  const say = t.value;
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => {
    const stateOf = (id: number) => {
      if (id === fresh) return 'fresh' as const;
      if (!isRed(id) || paints[id]) return undefined;
      return id % 4 === 0 ? ('match' as const) : ('target' as const);
    };
    return sheetAreas(paints, say, { label, stateOf, isLit: isRed });
  }, [paints, fresh, say]);
  const plain = useMemo(() => sheetAreas([], say, { label }), [say]);
  const dimmed = useMemo(
    () => sheetAreas(paints, say, { label, stateOf: (id) => (id < 9 ? undefined : 'dim') }),
    [paints, say],
  );
  const onArea = (id: number): void => {
    choose(id);
    const colour = colourOf(FACES[die]!);
    if (paints[id] || !colour) return;
    setFresh(id);
    setPaints(paints.with(id, colour));
  };
  const posts = useMemo(() => sheetPosts(paints, 'watchtower'), [paints]);
  return (
    <>
      <div class="style-phone">
        <DiceTray
          label="Throw"
          dice={FACES.map((face, index) => trayDie(face, index, index === die))}
          onPick={pickDie}
        />
        <DiceTray label="Other faces" dice={OTHER_FACES.map((face, index) => trayDie(face, index, false))} />
      </div>
      <div class="style-sheets">
        <Sheet label="Map" map={map} posts={posts} areas={areas} chosen={chosen} wholeMap="Whole map" onArea={onArea} />
        <Sheet label="Empty" map={map} posts={sheetPosts([], 'watchtower')} areas={plain} />
        <Sheet label="Counted" map={map} posts={posts} areas={dimmed} />
        <Sheet label="Box" map={map} posts={posts} areas={areas} isBox />
        <Sheet label="Near" map={map} posts={posts} areas={areas} viewBox="540 220 400 280" onArea={onArea} />
      </div>
      <div class="style-turned">
        <Sheet
          label="Turned"
          map={map}
          posts={posts}
          areas={areas}
          chosen={chosen}
          wholeMap="Whole map"
          isTurned
          onArea={onArea}
        />
        <Sheet label="Turned, empty" map={map} posts={sheetPosts([], 'watchtower')} areas={plain} isTurned />
      </div>
    </>
  );
}

function colourOf(face: DieFace): Crayon | undefined {
  return 'colour' in face && face.colour !== 'white' ? face.colour : undefined;
}

function trayDie(face: DieFace, index: number, isChosen: boolean): TrayDie {
  const name = 'colour' in face ? `${face.colour} ${face.count}` : face.kind;
  return { key: `${index}`, face, state: isChosen ? 'chosen' : 'free', label: name };
}
