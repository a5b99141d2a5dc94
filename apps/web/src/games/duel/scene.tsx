import type { JSX } from 'preact';
import { ARMS, type Arms, ArmsMark } from '../../art/arms.tsx';
import { Cut, Gouge, PRINT } from '../../art/hand.tsx';
import { Backdrop } from '../../art/scenes/backdrop.tsx';
import { Die } from '../../art/scenes/die.tsx';

const SHIELD =
  'M44 24C64 30 84 28 104 20 124 28 144 30 164 24 170 60 168 88 160 110 150 138 128 154 104 166 80 154 58 138 48 110 40 88 38 60 44 24Z';
const TICKS = [3, 5, 2, 1, 2, 0];
const SQUARES = [5, 5, 4, 4, 3, 3];

/** A shield over two crossed pencils, four dice, and the spellbook as a scroll. */
export function DuelScene(): JSX.Element {
  return (
    <Backdrop>
      <Scroll />
      <g transform="translate(6 4)">
        <g transform="translate(102 78) rotate(-42)">
          <Pencil fill="var(--player-3)" />
        </g>
        <g transform="translate(102 78) scale(-1 1) rotate(-42)">
          <Pencil fill="var(--player-0)" />
        </g>
        <g transform="translate(102 86) scale(.84) translate(-104 -92)">
          <Shield />
        </g>
      </g>
      <Dice />
    </Backdrop>
  );
}

function Shield() {
  return (
    <>
      <path d={SHIELD} fill="var(--gold)" />
      <g transform="translate(104 90) scale(.86) translate(-104 -90)">
        <path d={SHIELD} fill="var(--ivory)" />
        <path
          d="M44 24C64 30 84 28 104 20V92H41C40 68 40 50 44 24ZM104 92H166C164 126 140 150 104 166Z"
          fill="var(--cross)"
        />
        <Gouge
          d="M53 32V86M62 33V86M71 33V86M80 32V86M89 30V86M97 28V86M113 98V155M122 98V150M131 98V144M140 98V136M149 98V124M157 98V112"
          tone="var(--ivory)"
          line={1.1}
        />
        <path d="M118 47a9 9.5 0 1 0 .1-.1ZM145 47a9 9.5 0 1 0 .1-.1Z" fill={PRINT} />
        <path d="M48 98L58 98 98 142 96 156ZM74 97L90 97 100 108V126Z" fill={PRINT} />
        <Gouge d="M41 92H167M104 20V165" line={2} />
        <Cut d={SHIELD} line={1.6} />
      </g>
      <Cut d={SHIELD} line={2} />
    </>
  );
}

function Pencil({ fill }: { readonly fill: string }) {
  return (
    <>
      <Cut d={[-100, -7, 84, -7, 84, 7, -100, 7]} fill={fill} />
      <Cut d={[84, -7, 104, -1, 104, 1, 84, 7]} fill="var(--ivory)" />
      <path d="M97-3L105 0 97 3Z" fill={PRINT} />
      <Gouge d="M-98-2H83M-98 3H83" line={1} />
      <Cut d={[-112, -7, -100, -7, -100, 7, -112, 7]} fill="var(--gold)" />
    </>
  );
}

function Scroll() {
  return (
    <g transform="rotate(5 240 90)">
      <path d="M192 157L200 166 302 162 306 48 298 36 294 154Z" fill={PRINT} opacity=".18" />
      <Cut d={[192, 34, 294, 32, 296, 146, 190, 148]} fill="var(--ivory)" />
      <Cut
        d="M184 34C182 24 188 21 196 22L292 20C304 20 304 35 294 36L192 38C186 38 184 37 184 34Z"
        fill="var(--ivory)"
      />
      <Gouge d="M190 31C190 26 197 26 196 31M292 20C286 24 288 33 294 35M204 33L280 31" />
      {ARMS.filter((arms) => arms !== 'joker').map((arms, row) => (
        <g key={arms} transform={`translate(199 ${41 + row * 16})`}>
          <g transform="scale(.23)">
            <ArmsMark arms={arms} />
          </g>
          {Array.from({ length: SQUARES[row]! }, (_, square) => (
            <g key={square} transform={`translate(${22 + square * 13} 2)`}>
              <Cut d={[0, 0, 10, 0, 10, 10, 0, 10]} line={0.8} />
              {square < TICKS[row]! && <Gouge d="M1 5l3 4 7-11" tone="var(--cross)" line={2} />}
            </g>
          ))}
        </g>
      ))}
      <Cut
        d="M182 148C182 139 188 139 194 140L292 138C304 138 304 154 294 154L192 157C185 157 182 154 182 148Z"
        fill="var(--ivory)"
      />
      <Gouge d="M188 149C188 144 196 144 195 150M292 138C286 142 288 151 294 153M206 151L278 149" />
    </g>
  );
}

function Dice() {
  const mark = (arms: Arms, crosses = 0) => <ArmsMark arms={arms} crosses={crosses} />;
  return (
    <>
      <Die
        x={22}
        y={158}
        along={[36, 6]}
        down={[-4, 38]}
        back={[16, -13]}
        faces={[mark('quarters', 2), mark('dot'), mark('stripe')]}
      />
      <Die
        x={104}
        y={170}
        along={[35, -4]}
        down={[3, 37]}
        back={[12, -15]}
        faces={[mark('double-dot', 1), mark('stripe'), mark('black')]}
      />
      <Die
        x={176}
        y={154}
        along={[35, 8]}
        down={[-5, 37]}
        back={[15, -12]}
        faces={[mark('joker'), mark('double-stripe'), mark('dot')]}
      />
      <Die
        x={248}
        y={166}
        along={[36, -5]}
        down={[4, 36]}
        back={[13, -15]}
        faces={[mark('stripe', 1), mark('black', 2), mark('quarters')]}
      />
    </>
  );
}
