import type { StateBuffer } from '@crownhold/core';
import { sideBySide } from '../columns.ts';
import type { Paint } from '../paint.ts';
import { plainText } from '../plain-text.ts';
import { describeSetting } from '../setting.ts';
import { type Account, seatsOf } from './account.ts';

/** The account of a record as people read it. */
export function accountText(file: string, account: Account, paint: Paint, width: number): readonly string[] {
  const { steps, isOver, details, ends } = account;
  const length = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const isSeries = details.isSeries(ends[0]!);
  return [
    `${paint('bold', plainText(file, 200))}: ${describeSetting(account)}; ${length}, ${isOver ? 'finished' : 'unfinished'}`,
    '',
    ...ends.flatMap((end, index) => (isSeries ? gameText(account, end, index, paint, width) : [])),
    ...(isSeries ? totals(account, paint) : sideBySide(panels(account, ends[0]!, finalHead(account), paint), width)),
  ];
}

type Head = (seat: number) => string;

function gameText(account: Account, end: StateBuffer, index: number, paint: Paint, width: number): readonly string[] {
  const head: Head = (seat) => `seat ${seat}: ${points(account.details.gamePoints(end, seat))}`;
  return [paint('bold', `Game ${index + 1}`), '', ...sideBySide(panels(account, end, head, paint), width), ''];
}

function totals(account: Account, paint: Paint): readonly string[] {
  return [paint('bold', 'All games'), ...seatsOf(account.options).map(finalHead(account))];
}

function panels(account: Account, end: StateBuffer, head: Head, paint: Paint): readonly (readonly string[])[] {
  return seatsOf(account.options).map((seat) => [
    paint('bold', head(seat)),
    ...account.details.panel(end, seat, paint),
  ]);
}

function finalHead({ scores, ranks }: Account): Head {
  return (seat) => `seat ${seat}: ${points(scores[seat]!)}${ranks ? `, place ${ranks[seat]}` : ''}`;
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}
