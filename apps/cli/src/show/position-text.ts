import type { Asked } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { sideBySide } from '../columns.ts';
import { detailsOf } from '../details/registry.ts';
import { plainText } from '../plain-text.ts';
import { describeSetting } from '../setting.ts';
import type { Screen } from '../terminal.ts';
import type { Position } from './position.ts';

/** A position as people read it. */
export function positionText(file: string, position: Position, screen: Screen): readonly string[] {
  const { game, options, state, at, steps, next, asked } = position;
  const { t, paint, width } = screen;
  const name = paint('bold', plainText(file, 200));
  const panels = Array.from({ length: options.seats }, (_, seat) => [
    paint('bold', t('seat-points', { seat, points: game.score(state, seat) })),
    ...detailsOf(game).panel(state, seat, screen),
  ]);
  return [
    t('show-head', { file: name, setting: describeSetting(position, t), at, steps }),
    actingText(asked, t),
    ...(next === undefined ? [] : [t('show-next', { step: plainText(next) })]),
    '',
    ...sideBySide(panels, width),
    '',
    game.formatState(state),
  ];
}

function actingText(asked: Asked, t: Translate): string {
  if (asked.kind !== 'seats') return t('show-acting', { who: asked.kind });
  const { seats } = asked;
  return t('show-seats', { count: seats.length, seats: seats.join(', ') });
}
