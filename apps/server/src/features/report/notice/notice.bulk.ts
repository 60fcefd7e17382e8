import { billQueryManageList, type ManagedBill } from '@portal/contract/billing/bill-manage';
import { type BillState, billStateLabels } from '@portal/contract/billing/terms';
import { type NoticeRow, noticeQueryList, noticeSend } from '@portal/contract/report/notice';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { payableFenOn, titleOfBill } from '../../billing/bill/owed.public.ts';
import { periodOf } from '../../billing/periods.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { noticesOf } from './notice.ts';
import { askedFor } from './require-period.ts';

/** A notice is that of a month for an enterprise. */
const idOf = (period: string, enterpriseId: string): string => `${period} ${enterpriseId}`;

export const noticeBulk = bulkSource<NoticeRow>({
  list: noticeQueryList,
  keyOf: ({ enterpriseId }) => enterpriseId,
  idOf: (key, { period }, now) => idOf(typeof period === 'string' ? period : periodOf(now), key),
  acts: [
    bulkAct<{ period: string; enterpriseId: string }>({
      kind: 'NOTICE_SEND',
      call: noticeSend,
      input: ({ extra }) => ({ data: extra }),
      async look(db, ids, { now }) {
        // All rows come from one list, so they are of one month.
        const [period = periodOf(now)] = ids[0]?.split(' ') ?? [];
        const wanted = ids.map((id) => id.split(' ')[1] ?? '');
        const found = await db
          .select({ id: enterprises.id, name: enterprises.name })
          .from(enterprises)
          .where(inArray(enterprises.id, wanted));
        const notices = await noticesOf(db, askedFor(period, now), found);
        return notices.map(({ enterpriseId, enterpriseName, totalFen }) => ({
          id: idOf(period, enterpriseId),
          name: enterpriseName,
          version: 0,
          barred: totalFen > 0 ? null : 'nothing',
          fen: totalFen,
          extra: { period, enterpriseId },
        }));
      },
      reasons: { nothing: m.bulk_reason_nothing },
    }),
  ],
});

/** Bills that a notice names; what is under objection is not asked for. */
const noticedStates: readonly BillState[] = ['UNPAID', 'PAYING', 'OVERDUE'];

/** The notice of this month to each tenant of the chosen bills: one for all that a tenant owes. */
export const billNoticeBulk = bulkSource<ManagedBill>({
  list: billQueryManageList,
  keyOf: ({ billId }) => billId,
  acts: [
    bulkAct<{ period: string; enterpriseId: string }>({
      kind: 'NOTICE_SEND',
      call: noticeSend,
      input: ({ extra }) => ({ data: extra }),
      async look(db, ids, { now }) {
        const today = chinaDayOf(now);
        const rows = await db
          .select({ bill: bills, enterpriseName: enterprises.name })
          .from(bills)
          .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
          .where(inArray(bills.id, [...ids]));
        return rows.map(({ bill, enterpriseName }) => ({
          id: bill.id,
          name: `${enterpriseName} ${titleOfBill(bill)}`,
          version: bill.version,
          barred: noticedStates.includes(bill.status) ? null : inState(bill.status),
          group: bill.enterpriseId,
          fen: payableFenOn(bill, today),
          extra: { period: periodOf(now), enterpriseId: bill.enterpriseId },
        }));
      },
      reasons: stateReasons(billStateLabels),
    }),
  ],
});
