import { ARMS } from '@crownhold/games/duel';
import { citedRefusal } from '@crownhold/i18n';
import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { t } from '../../app/language.ts';
import { TopBar } from '../../app/top-bar.tsx';
import { ArmsIcon } from '../../art/arms.tsx';
import { Icon } from '../../art/icon.tsx';
import { NameField } from '../../games/name-field.tsx';
import { loadDuelTexts } from '../../table/duel/texts.ts';
import { PadActions } from '../pad-actions.tsx';
import { PadSeats, padNames } from '../pad-seats.tsx';
import { useKeptPad } from '../use-kept-pad.ts';
import { blankPad, type Pad, parsePad, withName, withNamed, withSheet } from './pad.ts';
import { PadBoard } from './pad-board.tsx';
import { PadResult } from './pad-result.tsx';
import { type PadMap, scorePad } from './pad-score.ts';
import { PrintSheet } from './print-sheet.tsx';
import '../pad.css';
import './pad-duel.css';

const KEY = 'crownhold.pad.duel';

/** The pad, once all that it says can be said. */
export async function loadDuelPad(): Promise<ComponentType> {
  await loadDuelTexts();
  return DuelPad;
}

/** For a game on a real table: maps are copied by taps, points count themselves; and an empty sheet to print. */
function DuelPad(): JSX.Element {
  const say = t.value;
  const { pad, change, undo, canUndo, isKept } = useKeptPad(KEY, parsePad);
  const [seat, setSeat] = useState(0);
  const score = scorePad(pad);
  const names = padNames(pad.names);
  const map = score.maps[seat]!;
  const clear = () => {
    change(blankPad(pad.names));
    announce(say('pad-cleared'));
  };
  return (
    <>
      <main class="page pad duel-pad">
        <TopBar title={say('pad-title')} />
        {score.maps.every(({ isBlank }) => isBlank) && <p class="pad-about">{say('duel-pad-about')}</p>}
        <PadSeats
          legend={say('pad-whose')}
          names={names}
          points={score.maps.map(({ points }) => points)}
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
          <PadBoard
            name={names[seat]!}
            seat={seat}
            sheet={pad.sheets[seat]!}
            map={map}
            onChange={(sheet) => change(withSheet(pad, seat, sheet))}
          />
          <Named pad={pad} seat={seat} onChange={change} />
          <PadPoints map={map} />
        </section>
        <PadActions canUndo={canUndo} onUndo={undo} onClear={clear} />
        <PadResult names={names} score={score} />
        <section class="pad-print">
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="save" />
            {say('duel-pad-print')}
          </button>
          <p class="aside">{say('duel-pad-print-about')}</p>
        </section>
        <p class="aside">{say(isKept ? 'pad-kept' : 'pad-not-kept')}</p>
      </main>
      <PrintSheet />
    </>
  );
}

interface NamedProps {
  readonly pad: Pad;
  readonly seat: number;
  readonly onChange: (pad: Pad) => void;
}

const NOTHING = 'nothing';

/** [D20] The arms that were named, if that spell was won. */
function Named({ pad, seat, onChange }: NamedProps): JSX.Element {
  const say = t.value;
  return (
    <Choice
      name="pad-named"
      legend={say('duel-pad-named')}
      values={[NOTHING, ...ARMS]}
      value={pad.named[seat] ?? NOTHING}
      onChoose={(value) =>
        onChange(
          withNamed(
            pad,
            seat,
            ARMS.find((arms) => arms === value),
          ),
        )
      }
      label={(value) => {
        const arms = ARMS.find((known) => known === value);
        return arms ? <ArmsIcon arms={arms} size={30} label={say('arms', { arms })} /> : say('duel-pad-nothing');
      }}
    />
  );
}

/** What a map is worth, domain by domain. */
function PadPoints({ map }: { readonly map: PadMap }): JSX.Element {
  const say = t.value;
  return (
    <div class="pad-points">
      {map.isBlank && <p>{say('pad-blank')}</p>}
      <ul>
        {map.domains.map((domain, index) => (
          <li key={index} class={domain.points === 0 ? 'is-worthless' : ''}>
            <ArmsIcon arms={domain.arms} size={24} label="" />
            {say('duel-domain', domain)}
          </li>
        ))}
        {map.bonus > 0 && <li>{`${say('spell-domains')}: +${map.bonus}`}</li>}
      </ul>
      <p class="pad-total" aria-live="polite">
        {say('web-total', { points: map.points })}
      </p>
      {map.fault && !map.isBlank && <p class="aside">{say('pad-so-far', { reason: citedRefusal(say, map.fault) })}</p>}
    </div>
  );
}
