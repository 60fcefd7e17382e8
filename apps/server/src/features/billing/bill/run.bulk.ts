import { billRunOperate, billRunQueryList } from '@portal/contract/billing/bill-manage';
import { runStateLabels, runTransitions } from '@portal/contract/billing/terms';
import { inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { feeNamer } from '../fee-label.public.ts';
import { sumsOfRun } from './bill.queries.ts';
import { billRuns } from './bill.table.ts';

export const runBulk = bulkSource<{ runId: string }>({
  list: billRunQueryList,
  keyOf: ({ runId }) => runId,
  acts: [
    bulkAct({
      kind: 'RUN_ISSUE',
      call: billRunOperate,
      input: ({ id, version }) => ({ id, version, event: 'issue' }),
      async look(db, ids) {
        const runs = await db
          .select()
          .from(billRuns)
          .where(inArray(billRuns.id, [...ids]));
        const sums = await sumsOfRun(db, ids);
        const feeName = await feeNamer(
          db,
          runs.flatMap(({ feeCodes }) => feeCodes),
        );
        return runs.map(({ id, period, feeCodes, status, version }) => ({
          id,
          name: `${period} ${feeCodes.map(feeName).join('、')}`,
          version,
          barred: runTransitions[status].issue ? null : inState(status),
          fen: sums.filter(({ runId }) => runId === id).reduce((sum, { totalFen }) => sum + totalFen, 0),
        }));
      },
      reasons: stateReasons(runStateLabels),
    }),
  ],
});
