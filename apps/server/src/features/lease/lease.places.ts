import { eq, sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { leaseActs } from './act/lease-act.table.ts';
import { contractFilePurpose } from './contract-file.ts';
import { contracts, leaseRequests } from './lease.table.ts';
import { contractWithin } from './within.public.ts';

/** Where contracts stand, and what belongs to them, for callers who are limited to some places. */
export const leasePlaces: Feature['places'] = {
  contract: (actor) => sql`select id from ${contracts} where ${contractWithin(actor)}`,
  contractRequest: (actor) => sql`select ${leaseRequests.id} as id from ${leaseRequests}
    join ${contracts} on ${eq(contracts.id, leaseRequests.contractId)} where ${contractWithin(actor)}`,
  leaseAct: (actor) => sql`select ${leaseActs.id} as id from ${leaseActs}
    join ${contracts} on ${eq(contracts.id, leaseActs.contractId)} where ${contractWithin(actor)}`,
};

/** The paper of a contract. */
export const leaseFileHolders: Feature['fileHolders'] = {
  [contractFilePurpose]: {
    subject: 'LEASE',
    heldWithin: (fileId, actor) =>
      sql`exists (select from ${contracts} where ${contractWithin(actor)} and ${contracts.fileId} = ${fileId})`,
  },
};
