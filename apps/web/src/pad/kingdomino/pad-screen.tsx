import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { t } from '../../app/language.ts';
import { TopBar } from '../../app/top-bar.tsx';
import { NameField } from '../../games/name-field.tsx';
import { PadActions } from '../pad-actions.tsx';
import { PadSeats, padNames } from '../pad-seats.tsx';
import { useKeptPad } from '../use-kept-pad.ts';
import { cleared, gamesOf, padSize, parsePad, withName, withSheet } from './pad.ts';
import { PadBoard } from './pad-board.tsx';
import { PadPoints } from './pad-points.tsx';
import { PadResult } from './pad-result.tsx';
import { PadRules } from './pad-rules.tsx';
import { type PadScore, scorePad } from './pad-score.ts';
import '../pad.css';

const KEY = 'crownhold.pad';

/** For a game on a real table: kingdoms are copied by taps, points count themselves. */
export function KingdominoPad(): JSX.Element {
  const say = t.value;
  const { pad, change, undo, canUndo, isKept } = useKeptPad(KEY, parsePad);
  const [front, setFront] = useState(0);
  const [chosenGame, setGame] = useState(0);
  const seat = Math.min(front, pad.count - 1);
  const game = Math.min(chosenGame, gamesOf(pad) - 1);
  const score = scorePad(pad);
  const names = padNames(pad.names.slice(0, pad.count));
  const clear = () => {
    change(cleared(pad));
    announce(say('pad-cleared'));
  };
  return (
    <main class="page pad">
      <TopBar title={say('pad-title')} />
      {isNew(score) && <p class="pad-about">{say('pad-about')}</p>}
      <PadRules pad={pad} onChange={change} />
      {gamesOf(pad) > 1 && (
        <Choice
          name="pad-game"
          legend={say('pad-which-game')}
          values={Array.from({ length: gamesOf(pad) }, (_, number) => number)}
          value={game}
          onChoose={setGame}
          label={(number) => say('pad-game', { game: number + 1 })}
        />
      )}
      <PadSeats
        legend={say('pad-whose')}
        names={names}
        points={score.games[game]!.map(({ points }) => points)}
        seat={seat}
        onChoose={setFront}
      />
      <section class="pad-kingdom">
        <NameField
          key={seat}
          class="pad-name"
          label={<span>{say('web-name-of-seat')}</span>}
          name={pad.names[seat]!}
          placeholder={say('web-player', { number: seat + 1 })}
          onName={(name) => change(withName(pad, seat, name))}
        />
        <PadBoard
          key={padSize(pad)}
          name={names[seat]!}
          seat={seat}
          sheet={pad.sheets[game]![seat]!}
          kingdom={score.games[game]![seat]!}
          onChange={(sheet) => change(withSheet(pad, game, seat, sheet))}
        />
        <PadPoints kingdom={score.games[game]![seat]!} />
      </section>
      <PadActions canUndo={canUndo} onUndo={undo} onClear={clear} />
      <PadResult pad={pad} names={names} score={score} game={game} />
      <p class="aside">{say(isKept ? 'pad-kept' : 'pad-not-kept')}</p>
    </main>
  );
}

/** Nobody has tapped anything yet. */
function isNew({ games }: PadScore): boolean {
  return games.every((kingdoms) => kingdoms.every(({ isBlank }) => isBlank));
}
