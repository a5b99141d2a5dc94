import type { Translate } from '@crownhold/i18n';
import type { StoreFault } from './store/store-fault.ts';

/** Says why a database of PostgreSQL cannot be used, without its password. */
export function describeDatabaseFault(t: Translate, url: string, fault: StoreFault): string {
  const { host, pathname } = new URL(url);
  const database = `${host}${pathname}`;
  if (fault.fault === 'newer') return t('server-database-newer', { database });
  return t('server-database-unusable', { database, reason: 'reason' in fault ? fault.reason : fault.fault });
}

/** Says why a data folder cannot be used. */
export function describeStoreFault(t: Translate, folder: string, fault: StoreFault): string {
  switch (fault.fault) {
    case 'locked':
      return t('server-data-locked', { folder, address: fault.address ?? 'none' });
    case 'damaged':
      return t('server-data-damaged', { file: fault.file, reason: fault.reason });
    case 'newer':
      return t('server-data-newer', { folder });
    case 'full':
      return t('server-data-full', { folder });
    case 'unusable':
      return t('server-data-unusable', { folder, reason: fault.reason });
  }
}
