import type { ContractState } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { contracts } from './lease.table.ts';

const running: ContractState[] = ['SIGNED', 'ACTIVE', 'EXPIRING', 'TERMINATING'];

/** Contracts in progress. */
export const contractSetup: SetupSource = {
  key: 'CONTRACTS',
  read: async ({ database: { db } }) => {
    const [ran, unsigned] = await Promise.all([
      db.$count(contracts, inArray(contracts.status, running)),
      db.$count(contracts, eq(contracts.status, 'TO_SIGN')),
    ]);
    const open = unsigned > 0 ? 'WAITING' : 'MISSING';
    return {
      state: ran > 0 ? 'DONE' : open,
      have: ran > 0 ? m.setup_have_contracts({ count: ran }) : '',
    };
  },
};
