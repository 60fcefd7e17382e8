import type { BulkValues } from '@portal/contract/bulk/bulk';
import { contractQueryManageList, contractSetDue, type ManagedContract } from '@portal/contract/lease/manage';
import { type ContractState, contractStateLabels } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contracts } from '../lease.table.ts';

interface Due {
  dueDay: number | null;
  dueDays: number;
}

/** States in which a contract is still billed; a draft is changed in its form. */
const billedStates: readonly ContractState[] = ['SIGNED', 'ACTIVE', 'EXPIRING', 'TERMINATING'];

/** Why the due date of a contract can't become this one; null if it can. */
export function dueBar({ status, ...before }: Due & { status: ContractState }, after: Due): string | null {
  if (!billedStates.includes(status)) return inState(status);
  return before.dueDay === after.dueDay && before.dueDays === after.dueDays ? 'sameDue' : null;
}

/** Sets a due day of the month, or a number of days after the issue; the other way of a contract ends with it. */
const dueAct = (kind: 'CONTRACT_DUE_DAY' | 'CONTRACT_DUE_DAYS', field: 'dueDay' | 'dueDays') => {
  const dueBy = (before: Due, { dueDay, dueDays }: BulkValues): Due =>
    field === 'dueDay'
      ? { dueDay, dueDays: before.dueDays }
      : { dueDay: null, dueDays: dueDays ?? before.dueDays };
  return bulkAct<Due>({
    kind,
    call: contractSetDue,
    needs: [field],
    input: ({ id, version, extra }) => ({ id, version, data: extra }),
    async look(db, ids, { values }) {
      const rows = await db
        .select({
          id: contracts.id,
          no: contracts.no,
          version: contracts.version,
          status: contracts.status,
          dueDay: contracts.dueDay,
          dueDays: contracts.dueDays,
          enterpriseName: enterprises.name,
        })
        .from(contracts)
        .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
        .where(inArray(contracts.id, [...ids]));
      return rows.map(({ id, no, version, enterpriseName, status, dueDay, dueDays }) => {
        const due = dueBy({ dueDay, dueDays }, values);
        return {
          id,
          name: `${enterpriseName} ${no}`,
          version,
          barred: dueBar({ status, dueDay, dueDays }, due),
          extra: due,
        };
      });
    },
    reasons: { ...stateReasons(contractStateLabels), sameDue: m.bulk_reason_same_due },
  });
};

export const contractBulk = bulkSource<ManagedContract>({
  list: contractQueryManageList,
  keyOf: ({ contractId }) => contractId,
  acts: [dueAct('CONTRACT_DUE_DAY', 'dueDay'), dueAct('CONTRACT_DUE_DAYS', 'dueDays')],
});
