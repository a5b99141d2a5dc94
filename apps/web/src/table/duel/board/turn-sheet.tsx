import { DICE, diceIn } from '@crownhold/games/duel';
import { type DuelInput, powerActions } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Dialog } from '../../dialog.tsx';
import { pickAt } from '../desk.ts';
import { faceText } from '../dice-words.ts';
import type { DuelTable } from '../duel-table.ts';
import { Die } from './die.tsx';

interface TurnSheetProps {
  readonly table: DuelTable;
  readonly input: DuelInput;
}

/** [D15] The faces of both dice, equal ones once, the present one pale; a tap turns the die and closes. */
export function TurnSheet({ table, input }: TurnSheetProps): JSX.Element {
  const say = t.value;
  const { start, seat } = input.draft;
  const legal = powerActions(input, 'turn');
  const close = () => pickAt(table, undefined);
  return (
    <Dialog title={say('duel-faces')} class="duel-sheet turn-sheet" onClose={close}>
      {diceIn(start.hands[seat]!).map((die) => (
        <div key={die} class="turn-faces">
          {DICE[die]!.map(({ face }) => {
            const isLegal = legal.some((way) => way.kind === 'turn' && way.die === die && way.face === face);
            return (
              <button
                key={face}
                type="button"
                class={start.faces[die] === face ? 'turn-face is-present' : 'turn-face'}
                aria-label={say('duel-turn-to', { face: faceText(face, say) })}
                aria-disabled={!isLegal}
                onClick={() => {
                  close();
                  table.perform({ kind: 'turn', die, face });
                }}
              >
                <Die face={face} die={die} />
              </button>
            );
          })}
        </div>
      ))}
    </Dialog>
  );
}
