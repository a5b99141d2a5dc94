import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Banner } from '../../art/piece.tsx';
import { winnersText } from '../../table/words.ts';
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
  const order = [0, 1].toSorted((one, other) => ranks[one]! - ranks[other]!);
  const winners = names.map((name) => ({ name })).filter((_, seat) => ranks[seat] === 1);
  return (
    <section class="pad-result">
      <h2>{say('pad-result')}</h2>
      <p class="pad-verdict">{winnersText(winners, say)}</p>
      <p>{tieText(score)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section class="pad-table" aria-label={say('pad-result')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('pad-place')}</th>
              <th scope="col">{say('pad-player')}</th>
              <th scope="col">{say('pad-points')}</th>
              <th scope="col">{say('duel-largest')}</th>
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
                  <b>{maps[seat]!.points}</b>
                </td>
                <td>{maps[seat]!.largest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function tieText({ maps: [one, other] }: PadScore): string {
  if (one?.points !== other?.points) return '';
  return t.value(one?.largest === other?.largest ? 'duel-tie-shared' : 'duel-tie-largest');
}
