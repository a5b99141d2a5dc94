import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { t } from '../../app/language.ts';
import { TopBar } from '../../app/top-bar.tsx';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { NameField } from '../../games/name-field.tsx';
import { useKeptPad } from '../use-kept-pad.ts';
import { blankPad, COUNTS, type Pad, parsePad, withCount, withName, withSheet } from './pad.ts';
import { PadBoard } from './pad-board.tsx';
import { PadPlaces } from './pad-places.tsx';
import { PadPoints } from './pad-points.tsx';
import { PadResult } from './pad-result.tsx';
import { type PadScore, scorePad } from './pad-score.ts';
import { PrintSheet } from './print-sheet.tsx';
import { loadPadTexts } from './texts.ts';
import '../pad.css';
import './pad-colours.css';

const KEY = 'crownhold.pad.colours';

/** The pad, once all that it says can be said. */
export async function loadColoursPad(): Promise<ComponentType> {
  await loadPadTexts();
  return ColoursPad;
}

/** For a game on paper: sheets are copied by taps, points count themselves; and a sheet to print. */
function ColoursPad(): JSX.Element {
  const say = t.value;
  const { pad, change, undo, canUndo, isKept } = useKeptPad(KEY, parsePad);
  const [chosen, setSeat] = useState(0);
  const seat = Math.min(chosen, pad.count - 1);
  const score = scorePad(pad);
  const names = pad.names.map((name, at) => name.trim() || say('web-player', { number: at + 1 }));
  const sheet = pad.sheets[seat]!;
  const onSheet = (next: typeof sheet) => change(withSheet(pad, seat, next));
  const clear = () => {
    change(blankPad(pad.names, pad.count));
    announce(say('pad-cleared'));
  };
  return (
    <>
      <main class="page pad colours-pad">
        <TopBar title={say('pad-title')} />
        {score.sheets.every(({ isBlank }) => isBlank) && <p class="pad-about">{say('colourspad-about')}</p>}
        <Choice
          name="pad-count"
          legend={say('colourspad-players')}
          values={COUNTS}
          value={pad.count}
          onChoose={(count) => change(withCount(pad, count))}
          label={String}
        />
        <Seats pad={pad} names={names} score={score} seat={seat} onChoose={setSeat} />
        <section class="pad-kingdom">
          <NameField
            key={seat}
            class="pad-name"
            label={<span>{say('web-name-of-seat')}</span>}
            name={pad.names[seat]!}
            placeholder={say('web-player', { number: seat + 1 })}
            onName={(name) => change(withName(pad, seat, name))}
          />
          <PadBoard name={names[seat]!} sheet={sheet} onChange={onSheet} />
          <div>
            <PadPlaces sheet={sheet} onChange={onSheet} />
            <PadPoints score={score.sheets[seat]!} />
          </div>
        </section>
        <p class="pad-actions">
          <button type="button" class="button" aria-disabled={!canUndo} onClick={undo}>
            <Icon name="undo" />
            {say('web-undo')}
          </button>
          <button type="button" class="button" onClick={clear}>
            <Icon name="rematch" />
            {say('pad-clear')}
          </button>
        </p>
        <PadResult names={names} score={score} />
        <section class="pad-print">
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="save" />
            {say('colourspad-print')}
          </button>
          <p class="aside">{say('colourspad-print-about')}</p>
        </section>
        <p class="aside">{say(isKept ? 'pad-kept' : 'pad-not-kept')}</p>
      </main>
      <PrintSheet />
    </>
  );
}

interface SeatsProps {
  readonly pad: Pad;
  readonly names: readonly string[];
  readonly score: PadScore;
  readonly seat: number;
  readonly onChoose: (seat: number) => void;
}

/** Whose sheet is written down, with what each is worth. */
function Seats({ pad, names, score, seat, onChoose }: SeatsProps): JSX.Element {
  const say = t.value;
  return (
    <div class="pad-seats">
      <Choice
        name="pad-seat"
        legend={say('colourspad-whose')}
        values={pad.sheets.slice(0, pad.count).map((_, at) => at)}
        value={seat}
        onChoose={onChoose}
        label={(at) => (
          <>
            <span class="pad-seat-name">
              <Banner seat={at} size={20} />
              <span>{names[at]}</span>
            </span>
            <b>{say('web-points', { points: score.sheets[at]!.points })}</b>
          </>
        )}
      />
    </div>
  );
}
