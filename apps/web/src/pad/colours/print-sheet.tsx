import { ACHIEVEMENTS, BLOTS, COLOURS, MOST_SPELLS, SPELL_NAMES, speedPoints } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { type Woodcut, WoodcutIcon } from '../../art/woodcuts.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { sheetAreas, sheetMap, sheetPosts } from '../../table/colours/sheet-map.ts';
import { AchievementSign } from './achievement-sign.tsx';
import { achievementText } from './words.ts';

const TURN = ['print-legend-take', 'print-legend-colour', 'print-legend-signs', 'print-legend-towers'] as const;
const END = ['print-legend-race', 'print-legend-end', 'print-legend-alone'] as const;

/** An empty sheet and the bottom of the box for the printer, on A4 or Letter; a screen does not show them. */
export function PrintSheet(): JSX.Element {
  const say = t.value;
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => sheetAreas([], say, { label: () => '' }), [say]);
  const posts = useMemo(() => sheetPosts([], ''), []);
  return (
    <div class="print-sheet print-colours" data-theme="light" aria-hidden="true">
      <div class="print-page">
        <div class="print-left">
          <p class="print-head">
            <b>{say('game', { game: 'colours' })}</b>
            <span>
              {say('print-player')} <span class="print-blank" />
            </span>
          </p>
          <Sheet label="" map={map} areas={areas} posts={posts} />
          <ScoreTable />
          <Legend ids={END} />
        </div>
        <div class="print-right">
          <Tracks />
          <Legend ids={TURN} />
        </div>
      </div>
      <div class="print-page print-box">
        <p>{say('print-box')}</p>
        <Sheet label="" map={map} areas={areas} posts={[]} isBox />
      </div>
    </div>
  );
}

function Legend({ ids }: { readonly ids: typeof TURN | typeof END }): JSX.Element {
  return (
    <div class="print-legend">
      {ids.map((id) => (
        <p key={id}>{t.value(id)}</p>
      ))}
    </div>
  );
}

/** [C8] [C36] Places, spells, tower drops and blots. */
function Tracks(): JSX.Element {
  const say = t.value;
  return (
    <>
      <Part title={say('print-race')}>
        <ul class="print-race">
          {ACHIEVEMENTS.map((achievement, index) => (
            <li key={achievement}>
              <AchievementSign index={index} size={20} />
              <span>{achievementText(index, say)}</span>
              {[1, 2].map((place) => (
                <i key={place}>{speedPoints(index, place)}</i>
              ))}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('print-spells')}>
        {SPELL_NAMES.map((name, index) => (
          <div key={name} class="print-spell">
            <WoodcutIcon name="spell" text={`${index + 1}`} label="" size={22} />
            <span>
              <b>{say(`magic-${name}`)}</b>: {say(`magic-${name}-does`)}
            </span>
            <span class="print-cells">
              {Array.from({ length: MOST_SPELLS }, (_, cell) => (
                <span key={cell} class="sheet-box" />
              ))}
            </span>
          </div>
        ))}
      </Part>
      <Part title={say('print-drops')}>
        <Pieces name="drop" count={FIRST.towers.length} />
      </Part>
      <Part title={say('print-blots')}>
        <Pieces name="blot" count={BLOTS} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Pieces({ name, count }: { readonly name: Woodcut; readonly count: number }): JSX.Element {
  return (
    <div class="print-pieces">
      {Array.from({ length: count }, (_, at) => (
        <WoodcutIcon key={at} name={name} label="" size={24} />
      ))}
    </div>
  );
}

/** [C39] [C40] [C41] Where points are added up. */
function ScoreTable(): JSX.Element {
  const say = t.value;
  const monsters = ACHIEVEMENTS.length - 1 - COLOURS.length;
  const rows = [
    [say('print-place'), say('print-place')],
    [say('colourspad-capital'), say('print-tamed')],
    [say('print-colours'), say('print-unpainted')],
    [say('print-sum'), say('print-sum')],
  ];
  return (
    <table>
      <thead>
        <tr>
          <td />
          {COLOURS.map((colour, index) => (
            <th key={colour}>
              <AchievementSign index={index} size={20} />
            </th>
          ))}
          <td />
          {Array.from({ length: monsters + 1 }, (_, at) => (
            <th key={at}>
              <AchievementSign index={COLOURS.length + at} size={20} />
            </th>
          ))}
          <th>
            <WoodcutIcon name="blot" label="" size={20} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([left, right], row) => (
          <tr key={row}>
            <th>{left}</th>
            {COLOURS.map((colour) => (
              <td key={colour} />
            ))}
            <th>{right}</th>
            {Array.from({ length: row === rows.length - 1 ? monsters + 2 : monsters }, (_, at) => (
              <td key={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
