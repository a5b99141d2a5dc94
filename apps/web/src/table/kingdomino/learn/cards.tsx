import type { Seat, View } from '@crownhold/core';
import { FREE, groundAt, placementsOf, type State, territories } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { KingdominoInput, KingdominoTypes } from '@crownhold/table/kingdomino';
import { DominoPiece } from '../../../board/domino-piece.tsx';
import { type Spot, sameSpot } from '../../../board/square.ts';
import type { CardFace, PieceCard } from '../../face.ts';
import { nameOf } from '../../words.ts';
import { facesOf } from '../kingdom-picture.ts';
import type { ShownKingdomino } from '../kingdomino-table.ts';
import { cellText } from '../words.ts';

/** What the pieces of the table are, for those who ask. */
export const KINGDOMINO_CARDS: CardFace<KingdominoTypes, KingdominoInput> = { cardOf };

function cardOf(piece: Element, shown: ShownKingdomino, t: Translate): PieceCard | undefined {
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return undefined;
  const { domino, spot } = piece.dataset;
  if (domino !== undefined) return dominoCard(Number(domino), shown, t);
  const [x, y] = spot?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : squareCard({ x, y }, shown, t);
}

function dominoCard(domino: number, { settled, front, chairs }: ShownKingdomino, t: Translate): PieceCard {
  const halves = facesOf(domino).flatMap((face) =>
    face.kind === 'ground' ? [t('web-half', { terrain: face.ground, crowns: face.crowns })] : [],
  );
  const next = settled.next.indexOf(domino);
  const king = kingOn(settled, domino);
  const places = placementsOf(settled, front, domino);
  const points = Math.max(0, ...places.map(({ gain }) => gain));
  return {
    title: t('web-domino', { number: domino }),
    picture: (
      <span class="card-domino">
        <DominoPiece faces={facesOf(domino)} number={domino} />
      </span>
    ),
    lines: [
      halves.join(', '),
      ...(king === undefined ? [] : [t('web-king-of', { name: nameOf(chairs, king) })]),
      t('learn-card-fits', { count: places.length, points }),
      // [K8] The line is placed from its lowest number on.
      ...(next >= 0 && king === undefined ? [t('web-plays-order', { order: next + 1 })] : []),
    ],
    rule: next >= 0 ? 'K8' : 'K12',
  };
}

function kingOn({ line, lineKings, next, nextKings }: View<State>, domino: number): Seat | undefined {
  const [now, then] = [line.indexOf(domino), next.indexOf(domino)];
  const king = now >= 0 ? lineKings[now] : then >= 0 ? nextKings[then] : undefined;
  return king === FREE ? undefined : king;
}

function squareCard(spot: Spot, { view, front, chairs }: ShownKingdomino, t: Translate): PieceCard {
  const ground = groundAt(view, front, spot);
  const territory = territories(view, front).find(({ cells }) => cells.some((cell) => sameSpot(cell, spot)));
  return {
    title: cellText(view, front, spot, chairs, t),
    lines: territory ? [t('web-territory', { ...territory })] : [],
    rule: ground === undefined || ground === 'castle' ? 'K12' : 'K16',
  };
}
