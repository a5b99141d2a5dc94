import { COLOURS, DICE } from '@crownhold/games/colours';
import { MONSTERS } from '@crownhold/games/colours/map';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { WoodcutIcon } from '../../../art/woodcuts.tsx';
import { Sheet } from '../../../board/sheet.tsx';
import { Die } from '../board/die.tsx';
import { Purse } from '../board/purse.tsx';
import { ColoursBreakdown } from '../board/result-cards.tsx';
import { Tracks } from '../board/tracks.tsx';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { isTurned } from '../turning.ts';
import { CountingExample } from './counting-example.tsx';
import { coloursExample } from './example-table.ts';
import { countingExample, isTriedRule, purseExample, trackExample } from './examples.ts';
import { LookExample } from './look-example.tsx';
import { isLookRule } from './looks.ts';
import { NearOnly } from './near-only.tsx';
import { mapRatio } from './piece.ts';
import type { RuleId } from './rules.ts';
import { TurnExample } from './turn-example.tsx';
import './learn.css';

/** What a rule looks like, with the pieces of the table. */
export function RulePicture({ rule }: { readonly rule: RuleId }): JSX.Element | undefined {
  switch (rule) {
    case 'C1':
      return (
        <NearOnly>
          <EmptyMap isBox={false} />
        </NearOnly>
      );
    case 'C4':
      return <Capitals />;
    case 'C5':
      return <Monsters />;
    case 'C10':
      return (
        <NearOnly>
          <EmptyMap isBox />
        </NearOnly>
      );
    case 'C13':
      return <Dice />;
    case 'C8':
      return <PurseExample />;
    case 'C35':
    case 'C36':
    case 'C45':
      return <TracksExample rule={rule} />;
    case 'C39':
    case 'C40':
    case 'C47':
      return (
        <NearOnly>
          <CountingExample rule={rule} />
        </NearOnly>
      );
    case 'C41':
      return <TotalExample />;
    default:
      if (isLookRule(rule)) {
        return (
          <NearOnly>
            <LookExample rule={rule} />
          </NearOnly>
        );
      }
      return isTriedRule(rule) ? (
        <NearOnly>
          <TurnExample rule={rule} />
        </NearOnly>
      ) : undefined;
  }
}

function EmptyMap({ isBox }: { readonly isBox: boolean }): JSX.Element {
  const say = t.value;
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => sheetAreas([], say, { label: () => '' }), [say]);
  return (
    <div class="colours-example">
      <p class="unseen">{say('colours-picture-map')}</p>
      <div class="example-piece" style={{ aspectRatio: mapRatio(isTurned.value) }} aria-hidden="true">
        <Sheet label="" map={map} areas={areas} posts={sheetPosts([], '')} isBox={isBox} isTurned={isTurned.value} />
      </div>
    </div>
  );
}

function Capitals(): JSX.Element {
  return (
    <p class="rule-pieces" role="img" aria-label={t.value('colours-picture-capitals')}>
      {COLOURS.map((colour) => (
        <WoodcutIcon key={colour} name="capital" colour={colour} size={56} label="" />
      ))}
    </p>
  );
}

/** [C5] In the colours that they want; dragons come in three. */
function Monsters(): JSX.Element {
  const wanted = { griffin: 'red', hydra: 'blue', unicorn: 'yellow', dragon: 'green' } as const;
  return (
    <p class="rule-pieces" role="img" aria-label={t.value('colours-picture-monsters')}>
      {MONSTERS.map((monster) => (
        <WoodcutIcon key={monster} name={monster} colour={wanted[monster]} size={56} label="" />
      ))}
      {(['violet', 'brown'] as const).map((colour) => (
        <WoodcutIcon key={colour} name="dragon" colour={colour} size={56} label="" />
      ))}
    </p>
  );
}

function Dice(): JSX.Element {
  return (
    <p class="rule-pieces colours-rule-dice" role="img" aria-label={t.value('colours-picture-dice')}>
      <CrayonDefs />
      {DICE.map((die, at) => (
        <Die key={die} die={at} drops={2 + (at % 3)} />
      ))}
    </p>
  );
}

/** [C35] [C36] [C45] Two numbers a row, and who has earned the first one of Blueriver. */
function TracksExample({ rule }: { readonly rule: 'C35' | 'C36' | 'C45' }): JSX.Element {
  const say = t.value;
  const { shown } = useMemo(() => {
    const view = trackExample(rule);
    const names = Array.from({ length: view.seats }, (_, seat) => say('web-player', { number: seat + 1 }));
    return coloursExample(view, ...names);
  }, [rule, say]);
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`colours-try-${rule}`)}
      </figcaption>
      <Tracks shown={shown.value} />
    </figure>
  );
}

/** [C8] What a sheet has besides its map. */
function PurseExample(): JSX.Element {
  const view = useMemo(purseExample, []);
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{t.value('learn-example')}.</b> {t.value('colours-try-C8')}
      </figcaption>
      <Purse state={view} seat={0} />
    </figure>
  );
}

/** [C41] All rows of a sheet, and their sum. */
function TotalExample(): JSX.Element {
  const view = useMemo(countingExample, []);
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{t.value('learn-example')}.</b> {t.value('colours-try-C41')}
      </figcaption>
      <ColoursBreakdown view={view} seat={0} chairs={[]} />
    </figure>
  );
}
