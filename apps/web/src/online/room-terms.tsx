import type { ClockTerms } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { findCard } from '../games/cards.ts';
import type { ChosenOptions, GameCard } from '../games/game-card.ts';
import { keepPlan, lastPlan } from '../games/last-plan.ts';
import { OptionChoices } from '../games/option-choices.tsx';
import { Dialog } from '../table/dialog.tsx';
import { CLOCKS, clockName } from './clock-words.ts';
import { PLACES } from './places.ts';
import { hasPublicList } from './public-list.ts';
import type { RoomPartProps } from './room-part.ts';
import { rulesText } from './rules-text.ts';
import { chosenAt, seatsOf, setupOf } from './seat-setup.ts';

/** By which rules and with which clock it will be played. The host changes both; everybody reads them. */
export function RoomTerms(props: RoomPartProps): JSX.Element | undefined {
  const say = t.value;
  const { table, people, isHost } = props;
  const [opened, setOpened] = useState<'rules' | 'clock'>();
  const card = findCard(table.game);
  if (!card) return undefined;
  const chosen = chosenAt(card, props);
  const hasRules = card.setup.switches.length + card.setup.choices.length > 0;
  const close = () => setOpened(undefined);
  const list = () => {
    const setup = setupOf(card, chosen, people.clock, seatsOf(people, props.shown.chairs));
    props.run(PLACES.client.setUp(table.id, { ...setup, isListed: !people.isListed }));
  };
  return (
    <section class="room-terms" aria-label={say('friends-terms')}>
      {hasRules && (
        <Chip
          label={say('friends-rules')}
          words={rulesText(card.setup, chosen, say)}
          onTap={isHost ? () => setOpened('rules') : undefined}
        />
      )}
      <Chip
        label={say('friends-clock')}
        words={clockName(people.clock, say)}
        onTap={isHost ? () => setOpened('clock') : undefined}
      />
      {hasPublicList() && (
        <Chip
          label={say('friends-who-comes')}
          words={say('friends-comes', { way: people.isListed ? 'list' : 'link' })}
          onTap={isHost ? list : undefined}
        />
      )}
      {opened === 'rules' && <RulesDialog {...props} card={card} chosen={chosen} onClose={close} />}
      {opened === 'clock' && <ClockDialog {...props} chosen={chosen} onClose={close} />}
    </section>
  );
}

interface ChipProps {
  readonly label: string;
  readonly words: string;
  /** Only for whoever may change it. */
  readonly onTap: (() => void) | undefined;
}

function Chip({ label, words, onTap }: ChipProps): JSX.Element {
  const content = (
    <span>
      <small>{label}</small>
      <b>{words}</b>
    </span>
  );
  if (!onTap) return <p class="room-chip">{content}</p>;
  return (
    <button type="button" class="button room-chip" onClick={onTap}>
      {content}
      <Icon name="settings" />
    </button>
  );
}

interface TermsDialogProps extends RoomPartProps {
  readonly chosen: ChosenOptions;
  readonly onClose: () => void;
}

function RulesDialog(props: TermsDialogProps & { readonly card: GameCard }): JSX.Element {
  const { card, table, people, shown, chosen, run, onClose } = props;
  // What was tapped counts here at once; what the server has counts when it comes.
  const [wanted, setWanted] = useState(chosen);
  const told = JSON.stringify(chosen);
  useEffect(() => setWanted(JSON.parse(told) as ChosenOptions), [told]);
  const change = (changes: Partial<ChosenOptions>) => {
    const next = { ...wanted, ...changes };
    setWanted(next);
    const { switches, choices } = next;
    keepPlan(card, { ...lastPlan(card).value, switches, choices });
    run(PLACES.client.setUp(table.id, setupOf(card, next, people.clock, seatsOf(people, shown.chairs))));
  };
  return (
    <Dialog title={t.value('friends-rules')} onClose={onClose}>
      <OptionChoices setup={card.setup} chosen={wanted} onChange={change} />
    </Dialog>
  );
}

function ClockDialog({ table, people, shown, chosen, run, onClose }: TermsDialogProps): JSX.Element | undefined {
  const card = findCard(table.game);
  if (!card) return undefined;
  const choose = (clock: ClockTerms) => {
    run(PLACES.client.setUp(table.id, setupOf(card, chosen, clock, seatsOf(people, shown.chairs))));
    onClose();
  };
  const now = CLOCKS.findIndex((terms) => JSON.stringify(terms) === JSON.stringify(people.clock));
  return (
    <Dialog title={t.value('friends-clock')} onClose={onClose}>
      <Choice
        name="clock"
        layout="column"
        legend={<span class="unseen">{t.value('friends-clock')}</span>}
        values={CLOCKS.map((_, index) => index)}
        value={now}
        onChoose={(index) => choose(CLOCKS[index]!)}
        label={(index) => clockName(CLOCKS[index]!, t.value)}
      />
    </Dialog>
  );
}
