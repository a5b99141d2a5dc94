import { gradeOf } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { winnersText } from '../../table/words.ts';
import { PadRanking } from '../pad-ranking.tsx';
import type { PadScore } from './pad-score.ts';

interface PadResultProps {
  readonly names: readonly string[];
  readonly score: PadScore;
}

/** [C42] Who has won, once all sheets are there; alone, how good it was [C46]. */
export function PadResult({ names, score }: PadResultProps): JSX.Element | undefined {
  const say = t.value;
  const { sheets, ranks } = score;
  if (sheets.some(({ isBlank }) => isBlank)) return undefined;
  const winners = names.map((name) => ({ name })).filter((_, seat) => ranks[seat] === 1);
  const isTied = new Set(sheets.map(({ points }) => points)).size < sheets.length;
  const grade = () => say('colourspad-grade', { grade: say(`grade-${gradeOf(sheets[0]!.points) as 0 | 1 | 2 | 3}`) });
  return (
    <PadRanking
      names={names}
      ranks={ranks}
      points={sheets.map(({ points }) => points)}
      decisive={{ label: say('colourspad-lost'), values: sheets.map(({ lost }) => lost) }}
      verdict={sheets.length === 1 ? grade() : winnersText(winners, say)}
      tie={isTied ? say('colourspad-tie') : ''}
    />
  );
}
