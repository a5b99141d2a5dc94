import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { canShare, givePicture } from '../../app/picture-file.ts';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { tieText } from '../../table/kingdomino/words.ts';
import { winnersText } from '../../table/words.ts';
import type { Pad } from './pad.ts';
import { PadPicture } from './pad-picture.tsx';
import type { PadScore } from './pad-score.ts';

interface PadResultProps {
  readonly pad: Pad;
  readonly names: readonly string[];
  readonly score: PadScore;
  /** The game whose kingdoms the picture shows. */
  readonly game: number;
}

/** Who has won, as a table and as a picture. */
export function PadResult({ pad, names, score, game }: PadResultProps): JSX.Element | null {
  const say = t.value;
  const picture = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isReady = score.games.some((kingdoms) => kingdoms.every(({ isBlank }) => !isBlank));
  if (!isReady) return null;
  const order = names.map((_, seat) => seat).sort((one, other) => score.ranks[one]! - score.ranks[other]!);
  const give = () => {
    const svg = picture.current?.querySelector('svg');
    if (svg) givePicture(svg, 'kingdomino').then(setFailed.bind(undefined, false), () => setFailed(true));
  };
  return (
    <section class="pad-result">
      <h2>{say('pad-result')}</h2>
      <p class="pad-verdict">{verdict(names, score)}</p>
      <p>{tieText(score.totals, pad.tiebreak, say)}</p>
      <ResultTable names={names} score={score} order={order} />
      <div ref={picture} class="pad-picture">
        <PadPicture pad={pad} names={names} score={score} game={game} order={order} verdict={verdict(names, score)} />
      </div>
      <button type="button" class="button is-main" onClick={give}>
        <Icon name="save" />
        {say(canShare() ? 'pad-share' : 'pad-save')}
      </button>
      {hasFailed && <p role="alert">{say('pad-picture-failed')}</p>}
    </section>
  );
}

function verdict(names: readonly string[], { ranks }: PadScore): string {
  const winners = names.map((name) => ({ name })).filter((_, seat) => ranks[seat] === 1);
  return winnersText(winners, t.value);
}

interface ResultTableProps {
  readonly names: readonly string[];
  readonly score: PadScore;
  readonly order: readonly number[];
}

function ResultTable({ names, score, order }: ResultTableProps): JSX.Element {
  const say = t.value;
  const { games, totals, ranks } = score;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section class="pad-table" aria-label={say('pad-result')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('pad-place')}</th>
            <th scope="col">{say('pad-player')}</th>
            {games.length > 1 &&
              games.map((_, game) => (
                <th key={game} scope="col">
                  {say('pad-game', { game: game + 1 })}
                </th>
              ))}
            <th scope="col">{say('pad-points')}</th>
            <th scope="col">{say('pad-largest')}</th>
            <th scope="col">{say('pad-crowns')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <td>{ranks[seat]}</td>
              <th scope="row">
                <Banner seat={seat} size={20} /> {names[seat]}
              </th>
              {games.length > 1 && games.map((kingdoms, game) => <td key={game}>{kingdoms[seat]!.points}</td>)}
              <td>
                <b>{totals[seat]!.points}</b>
              </td>
              <td>{totals[seat]!.largest}</td>
              <td>{totals[seat]!.crowns}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
