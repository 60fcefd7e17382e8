import type { EntryStatus } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { enterprises } from './enterprise.table.ts';

const applying: EntryStatus[] = ['PENDING', 'REVIEWING'];

/** Enterprises that are admitted. */
export const enterpriseSetup: SetupSource = {
  key: 'ENTERPRISES',
  read: async ({ database: { db } }) => {
    const [admitted, waiting] = await Promise.all([
      db.$count(enterprises, eq(enterprises.entryStatus, 'PASSED')),
      db.$count(enterprises, inArray(enterprises.entryStatus, applying)),
    ]);
    const open = waiting > 0 ? 'WAITING' : 'MISSING';
    return {
      state: admitted > 0 ? 'DONE' : open,
      have: admitted > 0 ? m.setup_have_enterprises({ count: admitted }) : '',
    };
  },
};
