import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';

interface PadRankingProps {
  /** All by seat. */
  readonly names: readonly string[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  /** What decides where points are equal. */
  readonly decisive: { readonly label: string; readonly values: readonly number[] };
  readonly verdict: string;
  readonly tie: string;
}

/** Who has won, and everybody by place. */
export function PadRanking({ names, ranks, points, decisive, verdict, tie }: PadRankingProps): JSX.Element {
  const say = t.value;
  const order = ranks.map((_, seat) => seat).toSorted((one, other) => ranks[one]! - ranks[other]!);
  return (
    <section class="pad-result">
      <h2>{say('pad-result')}</h2>
      <p class="pad-verdict">{verdict}</p>
      {tie !== '' && <p>{tie}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section class="pad-table" aria-label={say('pad-result')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('pad-place')}</th>
              <th scope="col">{say('pad-player')}</th>
              <th scope="col">{say('pad-points')}</th>
              <th scope="col">{decisive.label}</th>
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
                  <b>{points[seat]}</b>
                </td>
                <td>{decisive.values[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
