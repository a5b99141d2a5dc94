import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { winnersText } from '../../table/words.ts';
import { PadRanking } from '../pad-ranking.tsx';
import type { PadScore } from './pad-score.ts';

interface PadResultProps {
  readonly names: readonly string[];
  readonly score: PadScore;
}

/** [D21] Who has won, once both maps are there. */
export function PadResult({ names, score }: PadResultProps): JSX.Element | undefined {
  const say = t.value;
  const { maps, ranks } = score;
  if (maps.some(({ isBlank }) => isBlank)) return undefined;
  const winners = names.map((name) => ({ name })).filter((_, seat) => ranks[seat] === 1);
  return (
    <PadRanking
      names={names}
      ranks={ranks}
      points={maps.map(({ points }) => points)}
      decisive={{ label: say('duel-largest'), values: maps.map(({ largest }) => largest) }}
      verdict={winnersText(winners, say)}
      tie={tieText(score)}
    />
  );
}

function tieText({ maps: [one, other] }: PadScore): string {
  if (one?.points !== other?.points) return '';
  return t.value(one?.largest === other?.largest ? 'duel-tie-shared' : 'duel-tie-largest');
}
