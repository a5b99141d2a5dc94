import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { Dialog } from '../dialog.tsx';
import type { CardFace } from '../face.ts';
import type { ShownTable } from '../shown-table.ts';
import './piece-dialog.css';

interface PieceDialogProps<G extends GameTypes, I extends Input<G>> {
  readonly piece: Element;
  readonly shown: ShownTable<G, I>;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** The card of a piece: what it is, what it gives, and the rule. */
export function createPieceDialog<G extends GameTypes, I extends Input<G>>({ cardOf }: CardFace<G, I>) {
  return ({ piece, shown, onRule, onClose }: PieceDialogProps<G, I>): JSX.Element | undefined => {
    const say = t.value;
    // As it was when somebody asked: the table may go on meanwhile.
    const card = useMemo(() => cardOf(piece, shown, say), [piece]);
    if (!card) return undefined;
    return (
      <Dialog title={card.title} class="piece-card" onClose={onClose}>
        {card.picture}
        {card.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" class="button" onClick={() => onRule(card.rule)}>
          {say('web-rule', { rule: card.rule })}
        </button>
      </Dialog>
    );
  };
}
