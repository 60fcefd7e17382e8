import { repairOperateManage, repairQueryManageList } from '@portal/contract/repair/manage';
import { repairStateLabels } from '@portal/contract/repair/terms';
import { inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { listWorkers } from '../list-workers.public.ts';
import { dispatcherActions } from '../repair.policy.ts';
import { repairTickets } from '../repair.table.ts';

export const ticketBulk = bulkSource<{ ticketId: string }>({
  list: repairQueryManageList,
  keyOf: ({ ticketId }) => ticketId,
  acts: [
    bulkAct({
      kind: 'REPAIR_ASSIGN',
      needs: ['workerId'],
      choices: async (db, now) =>
        (await listWorkers(db, now)).map(({ workerId: value, name: text }) => ({ value, text })),
      call: repairOperateManage,
      input: ({ id, version }, { workerId }) => ({ id, version, event: 'assign', data: { workerId } }),
      async look(db, ids) {
        const { id, title: name, version, status, kind } = repairTickets;
        const rows = await db
          .select({ id, name, version, status, kind })
          .from(repairTickets)
          .where(inArray(id, [...ids]));
        return rows.map((row) => ({
          id: row.id,
          name: row.name,
          version: row.version,
          barred: dispatcherActions(row).includes('assign') ? null : inState(row.status),
        }));
      },
      reasons: stateReasons(repairStateLabels),
    }),
  ],
});
