import type { noticeQueryList } from '@portal/contract/report/notice';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { countDebtors, listDebtors } from '../../billing/open-bills.public.ts';
import { sentNotices } from './notice.table.ts';
import { noticesOf } from './notice.ts';
import { askedFor } from './require-period.ts';

/** The notices of a month that were sent to these enterprises. */
const sentTo = async (db: Db, period: string, enterpriseIds: readonly string[]) => {
  const rows = await db
    .select()
    .from(sentNotices)
    .where(and(eq(sentNotices.period, period), inArray(sentNotices.enterpriseId, [...enterpriseIds])));
  return new Map(rows.map((row) => [row.enterpriseId, row]));
};

async function readPage(
  db: Db,
  asked: ReturnType<typeof askedFor>,
  enterprises: { id: string; name: string }[],
) {
  const [notices, sent] = await Promise.all([
    noticesOf(db, asked, enterprises),
    sentTo(
      db,
      asked.period,
      enterprises.map(({ id }) => id),
    ),
  ]);
  return notices.map((notice) => ({ notice, sent: sent.get(notice.enterpriseId) }));
}

/** @throws {AppError} 100002 for a month that lies ahead */
export const listNotices: Verb<typeof noticeQueryList> = async (
  { db, now },
  { period, keyword, ...page },
) => {
  const asked = askedFor(period, now);
  const filter = { day: asked.day, keyword };
  return pageOf(
    page,
    listDebtors(db, filter, page).then((enterprises) => readPage(db, asked, enterprises)),
    countDebtors(db, filter),
    ({ notice, sent }) => ({
      enterpriseId: notice.enterpriseId,
      enterpriseName: notice.enterpriseName,
      no: notice.no,
      bills: notice.bills.length,
      totalFen: notice.totalFen,
      dueDay: notice.dues[0]?.day ?? null,
      code: notice.code,
      sentAt: sent?.sentAt.getTime() ?? null,
      times: sent?.times ?? 0,
    }),
  );
};
