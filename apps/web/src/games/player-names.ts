import { formatNames, type Translate } from '@crownhold/i18n';
import type { Chair } from './chair.ts';

/** Who would play: `you and Miller`. A person without a name, alone among bots, is spoken to. */
export function playerNames(chairs: readonly Chair[], t: Translate): string {
  const people = chairs.filter(({ bot }) => bot === undefined);
  const names = chairs.map((chair) =>
    people.length === 1 && chair === people[0] && chair.isUnnamed ? t('web-you') : chair.name,
  );
  return formatNames(t.language, names);
}
