import { gradeOf } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Banner } from '../../art/piece.tsx';
import { winnersText } from '../../table/words.ts';
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
  const order = sheets.map((_, seat) => seat).toSorted((one, other) => ranks[one]! - ranks[other]!);
  const winners = order.filter((seat) => ranks[seat] === 1).map((seat) => ({ name: names[seat]! }));
  const isTied = new Set(sheets.map(({ points }) => points)).size < sheets.length;
  return (
    <section class="pad-result">
      <h2>{say('pad-result')}</h2>
      <p class="pad-verdict">
        {sheets.length === 1
          ? say('colourspad-grade', { grade: say(`grade-${gradeOf(sheets[0]!.points) as 0 | 1 | 2 | 3}`) })
          : winnersText(winners, say)}
      </p>
      {isTied && <p>{say('colourspad-tie')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section class="pad-table" aria-label={say('pad-result')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('pad-place')}</th>
              <th scope="col">{say('pad-player')}</th>
              <th scope="col">{say('pad-points')}</th>
              <th scope="col">{say('colourspad-lost')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat}>
                <td>{ranks[seat]}</td>
                <th scope="row">
                  <Banner seat={seat} size={20} /> {names[seat]}
                </th>
                <td>
                  <b>{sheets[seat]!.points}</b>
                </td>
                <td>{sheets[seat]!.lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
