import type { SetupSource } from '../../feature/setup-source.ts';
import { findSiteSetting } from './site.queries.ts';

/** Name and operator, which every page shows. */
export const siteSetup: SetupSource = {
  key: 'SITE',
  read: async ({ database: { db } }) => {
    const setting = await findSiteSetting(db, 'zh');
    const isSet = Boolean(setting?.parkName && setting.company);
    return { state: isSet ? 'DONE' : 'MISSING', have: setting?.parkName ?? '' };
  },
};
