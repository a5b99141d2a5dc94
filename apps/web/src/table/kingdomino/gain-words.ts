import type { Translate } from '@crownhold/i18n';
import { type GainParts, gainParts, type KingdominoInput } from '@crownhold/table/kingdomino';

/** What the domino in hand brings where it hovers, in one line: `+4: forest 4 × 1`. */
export function gainText(input: KingdominoInput, t: Translate): string | undefined {
  const parts = input.isPointing ? gainParts(input) : undefined;
  if (parts === undefined) return undefined;
  const reasons = parts.joined.map(({ terrain, squares, crowns }) =>
    t('web-gain-territory', { terrain, squares, crowns }),
  );
  if (parts.centre !== 0) reasons.push(t('web-gain-centre', { points: parts.centre }));
  const points = parts.own + parts.centre;
  return reasons.length === 0 ? t('web-gain', { points }) : t('web-gain-why', { points, reasons: reasons.join(', ') });
}

/** The same on the badge of the ghost: `+2`, or `own +2, centre −10` where the bonus of the centre is at stake. */
export function badgeText({ own, centre }: GainParts, t: Translate): string {
  const points = t('web-signed', { points: own });
  if (centre === 0) return points;
  return `${t('web-gain-own', { points: own })}, ${t('web-gain-centre', { points: centre })}`;
}
