import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { regions } from './dictionary.table.ts';

/** Districts, of which an enterprise chooses one when it moves in. */
export const regionSetup: SetupSource = {
  key: 'DISTRICTS',
  read: async ({ database: { db } }) => {
    const count = await db.$count(regions, eq(regions.shield, 0));
    return {
      state: count > 0 ? 'DONE' : 'MISSING',
      have: count > 0 ? m.setup_have_districts({ count }) : '',
    };
  },
};
