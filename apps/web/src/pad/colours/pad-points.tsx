import { ACHIEVEMENTS } from '@crownhold/games/colours';
import { citedRefusal } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { AchievementSign } from './achievement-sign.tsx';
import type { SheetScore } from './pad-score.ts';
import { achievementText } from './words.ts';

const THREE = ACHIEVEMENTS.indexOf('three');

/** [C39] [C40] [C41] What a sheet is worth, row by row. */
export function PadPoints({ score }: { readonly score: SheetScore }): JSX.Element {
  const say = t.value;
  const { kingdoms, monsters, three, blots, points, fault, isBlank } = score;
  const kingdomRows = kingdoms.map((row, index) => ({
    index,
    points: row.points,
    text: say('colourspad-kingdom', { ...row, kingdom: achievementText(index, say) }),
  }));
  const monsterRows = monsters.map((row, i) => {
    const index = kingdoms.length + i;
    return {
      index,
      points: row.points,
      text: say('colourspad-monster', { ...row, monsters: achievementText(index, say) }),
    };
  });
  return (
    <div class="pad-points">
      {isBlank && <p>{say('pad-blank')}</p>}
      <ul>
        {[...kingdomRows, ...monsterRows].map((row) => (
          <li key={row.index} class={row.points === 0 ? 'is-worthless' : ''}>
            <AchievementSign index={row.index} size={24} />
            {row.text}
          </li>
        ))}
        {three > 0 && (
          <li>
            <AchievementSign index={THREE} size={24} />
            {say('colourspad-three', { points: three })}
          </li>
        )}
        {blots > 0 && <li>{say('colourspad-minus', { points: -blots })}</li>}
      </ul>
      <p class="pad-total" aria-live="polite">
        {say('web-total', { points })}
      </p>
      {fault && !isBlank && <p class="aside">{say('pad-so-far', { reason: citedRefusal(say, fault) })}</p>}
    </div>
  );
}
