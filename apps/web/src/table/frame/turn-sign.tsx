import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Banner } from '../../art/piece.tsx';
import type { ShownTable } from '../shown-table.ts';
import { nameOf } from '../words.ts';

/** For several people at one device: a calm sign over the board says whose turn it is, and goes by itself. */
export function TurnSign<G extends GameTypes, I extends Input<G>>({
  shown: { chairs, front, stage },
}: {
  readonly shown: ShownTable<G, I>;
}): JSX.Element | undefined {
  if (stage.kind !== 'turn') return undefined;
  return (
    <p class={`turn-sign seat-${front % 4}`} aria-hidden="true">
      <Banner seat={front} size={40} />
      {t.value('web-turn-of', { name: nameOf(chairs, front) })}
    </p>
  );
}
