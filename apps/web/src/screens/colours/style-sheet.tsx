import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Crayon } from '../../art/crayon.tsx';
import { WoodcutMark } from '../../art/woodcuts.tsx';
import { DiceTray, type TrayDie } from '../../board/dice-tray.tsx';
import type { DieFace } from '../../board/die-face.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { areasOf, LINES, PAINTS, postsOf, SIZE } from './style-map.ts';

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
/** The areas of the red kingdom. */
const isTarget = (id: number) => id >= 36 && id < 45;

/** A throw and a map. Tap a die, then paper: what is tapped is chosen, and paper is coloured with the die. */
export function StyleSheet(): JSX.Element {
  const [die, pickDie] = useState(0);
  const [chosen, choose] = useState<number>();
  const [fresh, setFresh] = useState<number>();
  const [paints, setPaints] = useState(PAINTS);
  const areas = useMemo(
    () => areasOf(paints, (id) => (id === fresh ? 'fresh' : isTarget(id) && !paints[id] ? 'target' : undefined)),
    [paints, fresh],
  );
  const dimmed = useMemo(() => areasOf(paints, (id) => (id < 9 ? undefined : 'dim')), [paints]);
  const onArea = (id: number): void => {
    choose(id);
    const colour = colourOf(FACES[die]!);
    if (paints[id] || !colour) return;
    setFresh(id);
    setPaints(paints.with(id, colour));
  };
  const map = { size: SIZE, lines: LINES, posts: postsOf(paints) };
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
        <Sheet label="Map" {...map} areas={areas} chosen={chosen} onArea={onArea} />
        <Sheet label="Counted" {...map} areas={dimmed} />
        <Sheet label="Near" {...map} areas={areas} chosen={chosen} viewBox="540 220 400 280" onArea={onArea} />
      </div>
    </>
  );
}

function colourOf(face: DieFace): Crayon | undefined {
  return 'colour' in face && face.colour !== 'white' ? face.colour : undefined;
}

function trayDie(face: DieFace, index: number, isChosen: boolean): TrayDie {
  const label = 'colour' in face ? `${face.colour} ${face.count}` : face.kind;
  return { key: `${index}`, face, state: isChosen ? 'chosen' : 'free', label };
}
