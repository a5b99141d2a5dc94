import * as duel from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ARMS, ArmsIcon } from '../../art/arms.tsx';
import { WoodcutIcon } from '../../art/woodcuts.tsx';
import { DiceTray, type TrayDie } from '../../board/dice-tray.tsx';
import { Track } from '../../board/track.tsx';
import { DuelScene } from '../../games/duel/scene.tsx';
import { SIZES_PX } from '../style-sizes.ts';

const MOST_CROSSES = 3;
// By row of the spellbook.
const MINE = [3, 0, 2, 4, 1, 0];
const THEIRS = [3, 5, 0, 1, 2, 0];
const STRUCK_ROWS = [1, 3];

/** Arms, dice and the spellbook. Tap a die: its row goes one further. */
export function StyleDuel(): JSX.Element {
  const [chosen, choose] = useState<number>();
  const thrown = duel.DICE.map((sides, die) => sides[(3 * die + 2) % sides.length]!.face);
  const dice = thrown.map((face, die) => trayDie(face, die));
  return (
    <>
      <h2>Duel</h2>
      <div class="style-scene">
        <DuelScene />
      </div>
      <Shields />
      <div class="style-phone">
        <DiceTray
          label="Throw"
          dice={dice.map((die, index) => ({ ...die, state: index === chosen ? 'chosen' : 'free' }))}
          onPick={choose}
        />
        <Spellbook picked={chosen === undefined ? 0 : duel.armsOfFace(thrown[chosen]!)} />
        <DiceTray label="States" dice={inStates(dice)} onPick={() => {}} />
        <DiceTray label="Only looked at" dice={inStates(dice)} />
        {duel.DICE.map((sides, die) => (
          <DiceTray key={die} label={`Die ${die + 1}`} dice={sides.map(({ face }, side) => trayDie(face, side))} />
        ))}
      </div>
    </>
  );
}

function Shields(): JSX.Element {
  return (
    <>
      {SIZES_PX.map((px) => (
        <div key={px} class="style-row">
          {ARMS.flatMap((arms) =>
            Array.from({ length: px > 48 ? 1 : MOST_CROSSES + 1 }, (_, index) => {
              const crosses = px > 48 ? ARMS.indexOf(arms) % (MOST_CROSSES + 1) : index;
              return <ArmsIcon key={crosses} arms={arms} crosses={crosses} size={px} label={`${arms} ${crosses}`} />;
            }),
          )}
        </div>
      ))}
    </>
  );
}

function trayDie(face: number, key: number): TrayDie {
  const arms = duel.ARMS[duel.armsOfFace(face) - 1] ?? 'joker';
  return {
    key: `${key}`,
    face: { kind: 'arms', arms, crosses: duel.crossesOfFace(face) },
    state: 'free',
    label: duel.formatFace(face),
  };
}

function inStates(dice: readonly TrayDie[]): readonly TrayDie[] {
  const states = ['free', 'chosen', 'taken', 'disabled'] as const;
  return dice.map((die, index) => ({ ...die, state: states[index]!, owner: index === 2 ? 0 : undefined }));
}

/** `picked` is the code of arms, 0 for none. */
function Spellbook({ picked }: { readonly picked: number }): JSX.Element {
  return (
    <div class="style-tracks">
      {duel.ARMS.map((arms, row) => {
        const length = duel.ROW_LENGTHS[row]!;
        const mine = Math.min(length, MINE[row]! + (picked === row + 1 ? 1 : 0));
        return (
          <Track
            key={arms}
            label={arms}
            head={<ArmsIcon arms={arms} label={arms} />}
            fields={Array.from({ length }, (_, index) => ({
              key: `${index}`,
              label: `${index + 1}`,
              node: index === length - 1 ? <WoodcutIcon name="spell" label="spell" size={26} /> : undefined,
              isStruck: index === length - 1 && STRUCK_ROWS.includes(row),
            }))}
            runners={[
              { seat: 0, at: mine, label: `Богдана: ${mine}` },
              { seat: 1, at: THEIRS[row]!, label: `Leo: ${THEIRS[row]}` },
            ]}
          />
        );
      })}
    </div>
  );
}
