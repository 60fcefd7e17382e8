import { type NoticeRow, noticeQueryList, noticeSend } from '@portal/contract/report/notice';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import { bulkAct, bulkSource } from '../../../feature/bulk-act.ts';
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
