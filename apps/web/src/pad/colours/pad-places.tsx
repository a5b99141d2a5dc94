import { ACHIEVEMENTS } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { WoodcutIcon } from '../../art/woodcuts.tsx';
import { AchievementSign } from './achievement-sign.tsx';
import { type PadSheet, placePoints, turnPlace, withBlots } from './sheet.ts';
import { achievementText } from './words.ts';

interface PadPlacesProps {
  readonly sheet: PadSheet;
  readonly onChange: (sheet: PadSheet) => void;
}

/** [C36] Places, one tap each: first, second, none; and the blots. */
export function PadPlaces({ sheet, onChange }: PadPlacesProps): JSX.Element {
  const say = t.value;
  return (
    <div class="pad-places">
      <h2>{say('colourspad-places')}</h2>
      <ul>
        {ACHIEVEMENTS.map((achievement, index) => {
          const points = placePoints(sheet, index);
          const label = say('colourspad-place', { what: achievementText(index, say), points });
          return (
            <li key={achievement}>
              <button
                type="button"
                class={points > 0 ? 'pad-place is-earned' : 'pad-place'}
                onClick={() => onChange(turnPlace(sheet, index))}
              >
                <AchievementSign index={index} size={30} />
                <b aria-hidden="true">{points > 0 ? points : '–'}</b>
                <span class="unseen">{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="pad-blots">
        <WoodcutIcon name="blot" label="" size={30} />
        <span>{say('colourspad-blots')}</span>
        <button
          type="button"
          class="button"
          aria-label={say('colourspad-less')}
          onClick={() => onChange(withBlots(sheet, sheet.blots - 1))}
        >
          <Icon name="minus" />
        </button>
        <output>{sheet.blots}</output>
        <button
          type="button"
          class="button"
          aria-label={say('colourspad-more')}
          onClick={() => onChange(withBlots(sheet, sheet.blots + 1))}
        >
          <Icon name="plus" />
        </button>
      </p>
    </div>
  );
}
