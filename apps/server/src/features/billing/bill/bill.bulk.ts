import { billQueryManageList, billRemind, type ManagedBill } from '@portal/contract/billing/bill-manage';
import { billStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, stateReasons } from '../../../feature/bulk-act.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { payersByEnterprise } from '../payers.public.ts';
import { bills } from './bill.table.ts';
import { payableFenOn, titleOfBill } from './owed.public.ts';
import { reminderBar } from './remind-bills.ts';

export const billBulk = bulkSource<ManagedBill>({
  list: billQueryManageList,
  keyOf: ({ billId }) => billId,
  acts: [
    bulkAct({
      kind: 'BILL_REMIND',
      call: billRemind,
      // All bills of an enterprise are one message.
      input: (_bill, _values, group) => ({ data: { ids: group.map(({ id }) => id) } }),
      async look(db, ids, { now }) {
        const today = chinaDayOf(now);
        const rows = await db
          .select({ bill: bills, enterpriseName: enterprises.name })
          .from(bills)
          .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
          .where(inArray(bills.id, [...ids]));
        const payers = await payersByEnterprise(
          db,
          rows.map(({ bill }) => bill.enterpriseId),
        );
        return rows.map(({ bill, enterpriseName }) => ({
          id: bill.id,
          name: `${enterpriseName} ${titleOfBill(bill)}`,
          version: bill.version,
          barred: reminderBar(bill, today, payers.has(bill.enterpriseId)),
          group: bill.enterpriseId,
          fen: payableFenOn(bill, today),
        }));
      },
      reasons: {
        ...stateReasons(billStateLabels),
        plan: m.bulk_reason_plan,
        reminded: m.bulk_reason_reminded,
        noPayer: m.bulk_reason_no_payer,
      },
    }),
  ],
});
