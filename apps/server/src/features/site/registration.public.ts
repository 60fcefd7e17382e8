import type { Db } from '../../platform/database/database.ts';
import { findSiteOption } from './site.queries.ts';

/** Whether the public may register. */
export const isRegistrationOpen = async (db: Db): Promise<boolean> =>
  (await findSiteOption(db))?.registrationOpen ?? true;
