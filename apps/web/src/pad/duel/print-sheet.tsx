import { ARMS, ROW_LENGTHS, SPELLS } from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { ArmsIcon } from '../../art/arms.tsx';
import { SpellSign } from '../../art/spell-sign.tsx';
import { DuelMap } from '../../table/duel/board/duel-map.tsx';

/** An empty sheet for the printer, on A4 or Letter; a screen does not show it. */
export function PrintSheet(): JSX.Element {
  const say = t.value;
  return (
    <div class="print-sheet" data-theme="light" aria-hidden="true">
      <h1>{say('duel-sheet-title')}</h1>
      <p>{say('duel-sheet-owners')}</p>
      {[0, 1].map((seat) => (
        <div key={seat} class="print-map">
          <p class="print-name">
            {say('duel-sheet-name')} <span class="print-blank" />
            <span class="sheet-box" /> {say('duel-sheet-castle')}
            <span class="print-named">
              {say('duel-sheet-named')} <span class="print-blank" />
            </span>
          </p>
          <DuelMap
            label=""
            seat={seat}
            squares={[]}
            marks={[]}
            isCastleUsed={false}
            isInteractive={false}
            describe={String}
          />
        </div>
      ))}
      <table class="print-book">
        <tbody>
          {ARMS.map((arms, row) => (
            <tr key={arms}>
              <td>
                <ArmsIcon arms={arms} size={26} label="" />
              </td>
              <td>{boxes(ROW_LENGTHS[row]!)}</td>
              <td>{boxes(ROW_LENGTHS[row]!)}</td>
              <td>
                <SpellSign spell={SPELLS[row]!} size={22} />
              </td>
              <td>
                <b>{say('spell', { spell: SPELLS[row]! })}</b>: {say(`spell-${SPELLS[row]!}-does`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function boxes(count: number): JSX.Element {
  return (
    <span class="print-boxes">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} class="sheet-box" />
      ))}
    </span>
  );
}
