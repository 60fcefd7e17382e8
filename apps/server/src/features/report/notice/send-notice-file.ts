import type { noticePrint, noticePrintAll, noticePrintOwn } from '@portal/contract/report/notice';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { countDebtors } from '../../billing/open-bills.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { allNotices, noticesOf } from './notice.ts';
import { printNotices } from './print-notices.ts';
import { askedFor } from './require-period.ts';

/** @throws {AppError} 500404, 100002 */
async function sendOne(
  ctx: ReplyContext,
  period: string | undefined,
  enterpriseId: string,
): Promise<unknown> {
  const asked = askedFor(period, ctx.now);
  const [enterprise] = await ctx.db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw notFound();
  async function* alone() {
    yield await noticesOf(ctx.db, asked, [enterprise as { id: string; name: string }]);
  }
  const pdf = await printNotices(ctx.db, ctx, ctx.now, alone());
  return ctx.reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="notice-${asked.period}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}

export const printNotice = (ctx: ReplyContext, { period, enterpriseId }: InputOf<typeof noticePrint>) =>
  sendOne(ctx, period, enterpriseId);

/** @throws {AppError} 500404, 100002 */
export const printOwnNotice = (ctx: ReplyContext, { period }: InputOf<typeof noticePrintOwn>) => {
  if (ctx.actor.enterpriseId === null) throw notFound();
  return sendOne(ctx, period, ctx.actor.enterpriseId);
};

/** Prints the notices of all tenants in the background. @throws {AppError} 100002, 500013 */
export async function printAllNotices(
  ctx: ReplyContext,
  { period }: InputOf<typeof noticePrintAll>,
): Promise<unknown> {
  const asked = askedFor(period, ctx.now);
  return ctx.exporter.sendPaper(ctx, {
    name: `缴费通知单 ${period}`,
    ending: 'pdf',
    type: 'application/pdf',
    entity: 'notice',
    filter: { period },
    count: (db) => countDebtors(db, asked),
    build: (onProgress) => printNotices(ctx.db, ctx, ctx.now, allNotices(ctx.db, asked), onProgress),
  });
}
