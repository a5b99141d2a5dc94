import type { JSX } from 'preact';
import { type Crayon, Scribble } from '../crayon.tsx';
import { Cut, Gouge, PRINT } from '../hand.tsx';
import { type Woodcut, WoodcutMark } from '../woodcuts.tsx';

// A piece of the first map, a quarter of its size: crayon, then corners.
const AREAS = [
  'green 23 0 28 24 18 37 0 38 0 0',
  'yellow 56 15 44 31 28 24 23 0 55 0',
  'red 88 21 78 30 56 15 55 0 92 0',
  'red 0 71 0 38 18 37 31 64 23 76',
  'blue 31 64 18 37 28 24 44 31 50 45 41 56',
  'yellow 60 77 41 56 50 45 74 44 73 58',
  'violet 50 45 44 31 56 15 78 30 74 44',
  'yellow 27 102 16 105 0 102 0 71 23 76 37 94',
  'green 37 94 23 76 31 64 41 56 60 77 54 89 47 89',
  'red 27 130 0 126 0 102 16 105 27 102 38 118',
  '. 55 124 38 118 27 102 37 94 47 89 54 89 67 95 63 115',
  'green 89 127 63 115 67 95 81 94 100 102 99 117',
  'brown 27 130 27 148 10 153 0 160 0 126',
  '. 55 124 56 141 39 155 27 148 27 130 38 118',
  '. 89 127 92 137 67 149 56 141 55 124 63 115',
  '. 0 160 10 153 27 148 39 155 40 175 0 175',
  '. 70 175 40 175 39 155 56 141 67 149',
  '. 92 175 70 175 67 149 92 137 100 148 92 163',
  'brown 88 21 92 0 122 0 122 21 103 30',
  '. 122 21 122 0 157 0 156 22 146 29',
  'blue 73 58 74 44 78 30 88 21 103 30 106 42 86 58',
  'violet 88 72 86 58 106 42 119 48 120 66 110 75',
  '. 106 42 103 30 122 21 146 29 148 41 119 48',
  '. 120 66 119 48 148 41 152 52 153 60 147 70',
  'red 67 95 54 89 60 77 73 58 86 58 88 72 81 94',
  '. 100 102 81 94 88 72 110 75 115 95',
  '. 115 95 110 75 120 66 147 70 148 83 140 91 128 94',
  '. 137 117 128 126 115 120 99 117 100 102 115 95 128 94',
  '. 128 126 131 139 119 149 100 148 92 137 89 127 99 117 115 120',
  '. 125 175 92 175 92 163 100 148 119 149',
].map((line) => {
  const [crayon, ...corners] = line.split(' ');
  return { key: line, crayon: crayon === '.' ? undefined : (crayon as Crayon), corners: corners.map(Number) };
});

const KINGDOMS =
  'M92 175L92 163 100 148 92 137 89 127 99 117 100 102 81 94 67 95 54 89 47 89 37 94 27 102 16 105 0 102M100 102L115 95 128 94 140 91 148 83M54 89L60 77 73 58 74 44 78 30 88 21 92 0';

const SIGNS: readonly (readonly [Woodcut, number, number, Crayon?])[] = [
  ['dragon', 13, 19, 'green'],
  ['capital', 35, 42, 'blue'],
  ['unicorn', 61, 31, 'yellow'],
  ['hydra', 41, 76, 'blue'],
  ['griffin', 20, 116, 'red'],
  ['dragon', 83, 109, 'green'],
  ['capital', 41, 137, 'green'],
  ['capital', 103, 58, 'violet'],
  ['spell', 124, 34],
  ['unicorn', 80, 159, 'yellow'],
  ['spell', 110, 134],
];

/** A map half coloured, half rolled up: 164 units wide, 190 high. */
export function Chart(): JSX.Element {
  return (
    <>
      <path d="M0 184L8 193 144 191 171 189 174 4 160 0V183Z" fill={PRINT} opacity=".18" />
      <Cut d={[-7, -7, 150, -7, 148, 182, -6, 183]} fill="var(--paper-raised)" ink="var(--ink)" />
      {AREAS.map(
        ({ key, crayon, corners }) => crayon && <Scribble key={key} corners={corners} crayon={crayon} step={3.4} />,
      )}
      <Scribble corners={[88, 72, 110, 75, 112, 86, 86, 83]} crayon="blue" step={3.4} />
      <g fill="none" stroke="var(--ink)" stroke-linejoin="round">
        {AREAS.map(({ key, corners }) => (
          <polygon key={key} points={corners.join(' ')} stroke-width=".8" />
        ))}
        <path d={KINGDOMS} stroke-width="2.6" />
        <path d="M150 0H0V175H150" stroke-width="2.6" />
      </g>
      {SIGNS.map(([name, x, y, colour]) => (
        <g key={`${x} ${y}`} transform={`translate(${x - 9} ${y - 9}) scale(.28)`}>
          <WoodcutMark name={name} colour={colour} />
        </g>
      ))}
      <Cut d="M143-8C142-16 164-16 164-8L161 184C161 191 141 191 141 184Z" fill="var(--paper)" ink="var(--ink)" />
      <Gouge
        d="M143-8C144-2 163-2 164-8M149-8C149-11 158-11 157-8M157 10L155 120M152 4L151 60M154 140L153 176"
        tone="var(--ink)"
        line={1.1}
      />
    </>
  );
}
