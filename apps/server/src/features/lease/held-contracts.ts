import { type ContractState, contractStateLabels } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { contracts } from './lease.table.ts';

const handler = sql`coalesce(${contracts.handlerId}, ${contracts.createdBy})`;
const isOpen = inArray(contracts.status, ['DRAFT', 'TO_SIGN']);

/** Contracts that are drafted or wait to be signed; who handles one learns why it comes back. */
export const heldContracts: HeldWorkSource = {
  kind: 'CONTRACT',
  held: () => sql`
    select ${contracts.id} as ref_id, ${handler} as holder_id,
      concat(${contracts.no}, ' ', ${enterprises.shortName}) as title, ${contracts.status} as state,
      ${contracts.signBy} as due_at, 'OP_PROPERTY' as role, '{}'::text[] as barred_ids
    from ${contracts} join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
    where ${isOpen} and ${handler} is not null`,
  stateLabel: (state) => contractStateLabels[state as ContractState](),
  canRelease: false,
  async give(tx, ctx, { refId, from, to }) {
    const isTheirs = and(eq(contracts.id, refId), isOpen, sql`${handler} = ${from}`);
    const [found] = await tx.select().from(contracts).where(isTheirs).for('update');
    if (!found || to === null)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
    await updateVersion(tx, ctx, contracts, refId, { handlerId: to });
    await writeLog(tx, ctx, {
      event: 'contract.reassign',
      entity: 'contract',
      entityId: refId,
      before: { handlerId: from },
      after: { handlerId: to },
    });
  },
};
