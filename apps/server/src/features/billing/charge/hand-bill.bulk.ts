import { type HandBillRow, handBillOperate, handBillQueryList } from '@portal/contract/billing/hand-bill';
import { type HandBillEvent, handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { type BulkAct, bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import { findHandBills } from './hand-bill.queries.ts';
import { mayFire, viewHandBill } from './hand-bill.view.ts';
import { secondFor } from './second-for.ts';

/** Issues drafts, or takes them to the second person; whether one is needed is found out as for a single one. */
const handBillAct = (kind: BulkAct['kind'], event: HandBillEvent, back?: HandBillEvent): BulkAct =>
  bulkAct({
    kind,
    call: handBillOperate,
    input: ({ id, version }) => ({ id, version, event }),
    async look(db, ids, { actor }) {
      const rules = await readMoneyRules(db);
      const rows = await findHandBills(db, ids);
      return rows.map((row) => {
        const { id, status, version, amountFen } = row.handBill;
        const needsSecond = secondFor(row.handBill, row.fee ?? undefined, rules).length > 0;
        const isNext = handBillLifecycle.transitions[status][event] !== undefined;
        const { enterpriseName, feeLabel } = viewHandBill(row);
        return {
          id,
          name: `${enterpriseName} ${feeLabel}`,
          version,
          barred: !isNext
            ? inState(status)
            : mayFire(row.handBill, event, needsSecond, actor.userId)
              ? null
              : 'second',
          fen: amountFen,
        };
      });
    },
    reasons: stateReasons(handBillLifecycle.labels),
    ...(back && {
      undo: { call: handBillOperate, input: ({ id, version }) => ({ id, version, event: back }) },
    }),
  });

export const handBillBulk = bulkSource<HandBillRow>({
  list: handBillQueryList,
  keyOf: ({ handBillId }) => handBillId,
  acts: [
    handBillAct('HAND_BILL_ISSUE', 'issue'),
    handBillAct('HAND_BILL_ASK', 'ask', 'withdraw'),
    handBillAct('HAND_BILL_APPROVE', 'approve'),
  ],
});
