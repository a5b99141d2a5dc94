import { colours, gradeOf, type State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { games } from '../../../games/store.ts';
import { cheapestMissed, pointsToNextGrade } from '../missed-points.ts';
import { missedText } from '../missed-words.ts';
import { ownBest } from '../own-best.ts';

/** [C46] As the texts call them. */
const GRADES = ['lowest', 'low', 'high', 'highest'] as const;

/** [C46] The grade in words with what it means, what is missing to the next one, and the own best. */
export function SoloEnd({ view }: { readonly view: State }): JSX.Element {
  const say = t.value;
  const points = colours.score(view, 0);
  const grade = gradeOf(points) as 0 | 1 | 2 | 3;
  const missing = pointsToNextGrade(points);
  const best = ownBest(games.value);
  return (
    <section class="solo-end">
      <p class="solo-grade" data-grade={grade}>
        {say(`grade-${grade}`)}
      </p>
      <p class="solo-limits">{say('colours-grade-limits', { grade: GRADES[grade] })}</p>
      {missing !== undefined && (
        <>
          <p class="solo-next">{say('colours-to-next', { points: missing })}</p>
          <ul class="solo-missed">
            {cheapestMissed(view).map((missed) => (
              <li key={JSON.stringify(missed.what)}>{missedText(missed, say)}</li>
            ))}
          </ul>
        </>
      )}
      {best !== undefined && (
        <p class="solo-best">{best <= points ? say('colours-best-now') : say('colours-best', { points: best })}</p>
      )}
    </section>
  );
}
