import type { StateBuffer } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { sideBySide } from '../columns.ts';
import { plainText } from '../plain-text.ts';
import { describeSetting } from '../setting.ts';
import type { Screen } from '../terminal.ts';
import { type Account, seatsOf } from './account.ts';

/** The account of a record as people read it. */
export function accountText(file: string, account: Account, screen: Screen): readonly string[] {
  const { steps, isOver, details, ends } = account;
  const { t, paint, width } = screen;
  const head = t('replay-head', {
    file: paint('bold', plainText(file, 200)),
    setting: describeSetting(account, t),
    steps: steps.length,
    end: isOver ? 'finished' : 'unfinished',
  });
  const isSeries = details.isSeries(ends[0]!);
  return [
    head,
    '',
    ...ends.flatMap((end, index) => (isSeries ? gameText(account, end, index, screen) : [])),
    ...(isSeries
      ? totals(account, screen)
      : sideBySide(panels(account, ends[0]!, finalHead(account, t), screen), width)),
    ...storyText(account, screen),
  ];
}

type Head = (seat: number) => string;

function gameText(account: Account, end: StateBuffer, index: number, screen: Screen): readonly string[] {
  const { t, paint, width } = screen;
  const head: Head = (seat) => t('seat-points', { seat, points: account.details.gamePoints(end, seat) });
  const title = paint('bold', t('replay-game', { game: index + 1 }));
  return [title, '', ...sideBySide(panels(account, end, head, screen), width), ''];
}

function totals(account: Account, { t, paint }: Screen): readonly string[] {
  return [paint('bold', t('replay-all-games')), ...seatsOf(account.options).map(finalHead(account, t))];
}

function storyText({ details, ends, entries }: Account, screen: Screen): readonly string[] {
  const lines = details.story?.(ends.at(-1)!, entries, screen) ?? [];
  return lines.length > 0 ? ['', ...lines] : [];
}

function panels(account: Account, end: StateBuffer, head: Head, screen: Screen): readonly (readonly string[])[] {
  return seatsOf(account.options).map((seat) => [
    screen.paint('bold', head(seat)),
    ...account.details.panel(end, seat, screen),
  ]);
}

function finalHead({ scores, ranks }: Account, t: Translate): Head {
  return (seat) => {
    const points = scores[seat]!;
    return ranks ? t('seat-result', { seat, points, place: ranks[seat]! }) : t('seat-points', { seat, points });
  };
}
