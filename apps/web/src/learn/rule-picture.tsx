import { DOMINOES } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Castle, King } from '../art/piece.tsx';
import { DominoPiece } from '../board/domino-piece.tsx';
import { GridBoard } from '../board/grid-board.tsx';
import { MiniBoard } from '../board/mini-board.tsx';
import { facesOf, kingdomFrame, kingdomSquares } from '../table/kingdom-picture.ts';
import { dominoText } from '../table/words.ts';
import { CountingExample } from './counting-example.tsx';
import { fullExample, isPlacingRule } from './examples.ts';
import { PlacingExample } from './placing-example.tsx';
import type { Rule } from './rules.ts';
import { TerrainRow } from './terrain-row.tsx';

const LINE = [5, 18, 24, 43] as const;
const KINGS = [0, 1, 1, 0] as const;
const CASTLE = [{ spot: { x: 0, y: 0 }, face: { kind: 'castle', seat: 0 } }] as const;
const MIGHTY = { left: -3, right: 3, bottom: -3, top: 3 } as const;

/** What a rule looks like, with the pieces of the table. */
export function RulePicture({ rule }: { readonly rule: Rule }): JSX.Element | undefined {
  const say = t.value;
  if (isPlacingRule(rule)) return <PlacingExample rule={rule} />;
  switch (rule) {
    case 'K1':
      return (
        <p class="rule-pieces" role="img" aria-label={say('learn-picture-castle')}>
          <Castle seat={0} size={64} />
          <King seat={0} size={44} />
          <King seat={0} size={44} />
          <Castle seat={1} size={64} />
          <King seat={1} size={44} />
          <King seat={1} size={44} />
        </p>
      );
    case 'K2':
      return (
        <>
          <TerrainRow />
          <AllDominoes />
        </>
      );
    case 'K5':
      return <Line caption={say('learn-picture-line')} />;
    case 'K8':
      return <Line caption={say('learn-picture-kings')} kings={KINGS} />;
    case 'K16':
      return <CountingExample />;
    case 'K18': {
      const state = fullExample();
      return (
        <div class="rule-board">
          <MiniBoard
            label={say('learn-picture-middle')}
            frame={kingdomFrame(state, 0)}
            squares={kingdomSquares(state, 0)}
          />
        </div>
      );
    }
    case 'K21':
      return (
        <div class="rule-board">
          <GridBoard
            label={say('learn-picture-mighty')}
            frame={MIGHTY}
            squares={CASTLE}
            isInteractive={false}
            describe={String}
          />
        </div>
      );
    default:
      return undefined;
  }
}

interface LineProps {
  /** What the picture shows, to be read by everybody. */
  readonly caption: string;
  readonly kings?: readonly number[];
}

function Line({ caption, kings }: LineProps): JSX.Element {
  return (
    <figure class="rule-figure">
      <div class="rule-line">
        {LINE.map((number, index) => (
          <DominoPiece key={number} faces={facesOf(number)} number={number} king={kings?.[index]} />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The whole box, drawn when somebody opens it. */
function AllDominoes(): JSX.Element {
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="all-dominoes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('learn-all-dominoes')}</summary>
      <ul>
        {isOpen &&
          DOMINOES.map(({ number }) => (
            <li key={number}>
              <span class="unseen">{dominoText(number, say)}</span>
              <DominoPiece faces={facesOf(number)} number={number} size="small" />
            </li>
          ))}
      </ul>
    </details>
  );
}
