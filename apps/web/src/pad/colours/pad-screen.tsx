import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { t } from '../../app/language.ts';
import { TopBar } from '../../app/top-bar.tsx';
import { Icon } from '../../art/icon.tsx';
import { NameField } from '../../games/name-field.tsx';
import { PadActions } from '../pad-actions.tsx';
import { PadSeats, padNames } from '../pad-seats.tsx';
import { useKeptPad } from '../use-kept-pad.ts';
import { blankPad, COUNTS, parsePad, withCount, withName, withSheet } from './pad.ts';
import { PadBoard } from './pad-board.tsx';
import { PadPlaces } from './pad-places.tsx';
import { PadPoints } from './pad-points.tsx';
import { PadResult } from './pad-result.tsx';
import { scorePad } from './pad-score.ts';
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
  const names = padNames(pad.names);
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
        <PadSeats
          legend={say('colourspad-whose')}
          names={names}
          points={score.sheets.map(({ points }) => points)}
          seat={seat}
          onChoose={setSeat}
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
          <PadBoard name={names[seat]!} sheet={sheet} onChange={onSheet} />
          <div>
            <PadPlaces sheet={sheet} onChange={onSheet} />
            <PadPoints score={score.sheets[seat]!} />
          </div>
        </section>
        <PadActions canUndo={canUndo} onUndo={undo} onClear={clear} />
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
