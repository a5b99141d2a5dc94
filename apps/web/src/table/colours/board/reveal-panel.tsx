import type { Chair } from '@crownhold/core';
import { colours, SPELL_NAMES } from '@crownhold/games/colours';
import { formatNames, messageText } from '@crownhold/i18n';
import { achievementName, type ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { useSlices } from '../../../app/slices.ts';
import { Scribble } from '../../../art/crayon.tsx';
import { Banner } from '../../../art/piece.tsx';
import { PLAIN_PARTS, PlainSheet } from '../../../board/plain-sheet.tsx';
import { FreshLetter } from '../../../board/sheet-area.tsx';
import type { ToldAct } from '../../film.ts';
import { nameOf } from '../../words.ts';
import { REVEAL_TIMES, type Reveal, type RevealedCard, type Ribbon, revealOf } from '../reveal.ts';
import { type Paints, sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';
import { Drop } from './drop.tsx';
import { Blot, SpellStar } from './purse.tsx';
import { RowSign } from './tracks.tsx';

interface RevealPanelProps {
  readonly act: ToldAct<ColoursTypes>;
  readonly chairs: readonly Chair[];
  /** Whether it has come to its end. */
  readonly isStill: boolean;
}

/** [C22] [C35] All sheets open, over everything: card by card, then what was completed. */
export function RevealPanel({ act, chairs, isStill }: RevealPanelProps): JSX.Element | undefined {
  const reveal = useMemo(() => revealOf(act.events, act.before), [act]);
  const parts = (reveal?.cards.length ?? 0) * PLAIN_PARTS;
  // Where nothing moves nothing has to be smooth.
  const slices = useSlices(isStill ? 1 : parts + 1);
  const drawn = isStill ? parts : slices - 1;
  if (!reveal) return undefined;
  // Cards lie face down until all can be shown.
  const state = isStill ? ' is-still' : drawn < parts ? ' is-waiting' : '';
  return (
    <section
      class={`reveal${state}`}
      aria-label={t.value('colours-sheets-open', { round: reveal.round })}
      data-seats={reveal.cards.length}
    >
      <h2 class="reveal-title">{t.value('colours-sheets-open', { round: reveal.round })}</h2>
      <div class="reveal-cards">
        {reveal.cards.map((card, at) => (
          <Card
            key={card.seat}
            act={act}
            card={card}
            chairs={chairs}
            isStill={isStill}
            parts={Math.min(PLAIN_PARTS, Math.max(0, drawn - at * PLAIN_PARTS))}
          />
        ))}
      </div>
      <Ribbons reveal={reveal} chairs={chairs} />
    </section>
  );
}

interface CardProps {
  readonly act: ToldAct<ColoursTypes>;
  readonly card: RevealedCard;
  readonly chairs: readonly Chair[];
  readonly isStill: boolean;
  /** How much of the sheet is drawn. */
  readonly parts: number;
}

const STEP = 9;

function Card({ act: { view }, card, chairs, isStill, parts }: CardProps): JSX.Element {
  const say = t.value;
  const { seat, areas, blots, gains, atMs } = card;
  const name = nameOf(chairs, seat);
  const map = useMemo(() => sheetMap(say), [say]);
  // What was coloured in this round comes over what was there before.
  const sheet = useMemo(() => {
    const after = paintsOf(view, seat);
    const fresh = new Set(areas.map(({ area }) => area));
    const before = after.map((paint, area) => (fresh.has(area) ? undefined : paint));
    const look = (paints: Paints) => sheetAreas(paints, say, { label: () => '' });
    return { before: look(before), after: look(after), posts: sheetPosts(after, say('colours-tower')) };
  }, [view, seat, areas, say]);
  const points = colours.score(view, seat);
  const fresh = areas.map(({ area, atMs: paintMs }) => ({
    area: sheet.after[area]!,
    timed: { class: 'reveal-area', style: { animationDelay: `${paintMs}ms` } },
  }));
  return (
    <article class={`reveal-card seat-${seat % 4}`}>
      <h3 class="reveal-name">
        <Banner seat={seat} size={20} />
        <span class="name">{name}</span>
        {gains.map(({ spell, drop, atMs: gainMs }, at) => (
          <span key={at} class="reveal-gain" style={{ animationDelay: `${gainMs}ms` }}>
            {spell && <SpellStar number={SPELL_NAMES.indexOf(spell) + 1} size={22} />}
            {drop && <Drop colour={drop} size={20} />}
          </span>
        ))}
        <span class="reveal-points" style={{ animationDelay: `${atMs + REVEAL_TIMES.turn}ms` }}>
          {blots > 0 && <Blot size={20} />}
          <b>{points}</b>
        </span>
      </h3>
      <div class="reveal-turn" style={{ animationDelay: `${atMs}ms` }}>
        <div class="reveal-face">
          <PlainSheet
            label={say('colours-sheet-of', { name, points })}
            map={map}
            areas={sheet.before}
            posts={sheet.posts}
            parts={parts}
            over={fresh.map(({ area, timed }) => (
              <g key={area.id} {...timed}>
                <FreshLetter area={area} />
              </g>
            ))}
          >
            {fresh.map(({ area, timed }) => (
              <g key={area.id} {...timed}>
                <Scribble corners={area.points} crayon={area.fill!} step={STEP} />
              </g>
            ))}
          </PlainSheet>
        </div>
        {!isStill && (
          <div class="reveal-back" aria-hidden="true" style={{ animationDelay: `${atMs}ms` }}>
            <Banner seat={seat} size={56} />
          </div>
        )}
      </div>
    </article>
  );
}

/** [C36] One achievement each, the largest last; then that the last round comes. */
export function Ribbons({
  reveal,
  chairs,
}: {
  readonly reveal: Reveal;
  readonly chairs: readonly Chair[];
}): JSX.Element {
  return (
    <ul class="ribbons">
      {reveal.ribbons.map((ribbon) => (
        <li
          key={`${ribbon.achievement} ${ribbon.points}`}
          class="ribbon"
          style={{ animationDelay: `${ribbon.atMs}ms` }}
        >
          <RowSign row={ribbon.achievement} />
          <span>{ribbonText(ribbon, chairs)}</span>
        </li>
      ))}
      {reveal.isLastNext && (
        <li class="ribbon is-last" style={{ animationDelay: `${reveal.lengthMs}ms` }}>
          {t.value('colours-last-round')}
        </li>
      )}
    </ul>
  );
}

function ribbonText({ achievement, points, place, seats }: Ribbon, chairs: readonly Chair[]): string {
  const say = t.value;
  const row = messageText(say, achievementName(achievement), []);
  const names = formatNames(
    say.language,
    seats.map((seat) => nameOf(chairs, seat)),
  );
  return say(chairs.length > 1 ? 'colours-ribbon' : 'colours-ribbon-alone', { row, names, place, points });
}
