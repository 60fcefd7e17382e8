import { paths } from '@portal/contract/paths';
import type { noticeSend } from '@portal/contract/report/notice';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ContextOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { payersByEnterprise } from '../../billing/payers.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { mailMessage, sendMessage } from '../../message/message.public.ts';
import { sentNotices } from './notice.table.ts';
import { type Asked, allNotices, type Notice, noticesOf } from './notice.ts';
import { askedFor } from './require-period.ts';

type Ctx = ContextOf<typeof noticeSend>;

/** Enters notices as sent; without `again` only those that were not sent yet. Returns the ones to send now. */
async function enter(tx: Db, { now, actor }: Ctx, notices: readonly Notice[], again: boolean) {
  const author = { updatedAt: now, updatedBy: actor.userId };
  const insert = tx.insert(sentNotices).values(
    notices.map(({ no, period, day, enterpriseId, totalFen }) => ({
      id: ulid(now.getTime()),
      createdAt: now,
      createdBy: actor.userId,
      ...author,
      no,
      period,
      day,
      enterpriseId,
      totalFen,
      sentAt: now,
    })),
  );
  const once = { target: [sentNotices.period, sentNotices.enterpriseId] };
  const set = {
    ...author,
    day: sql`excluded.day`,
    totalFen: sql`excluded.total_fen`,
    sentAt: now,
    times: sql`${sentNotices.times} + 1`,
    version: sql`${sentNotices.version} + 1`,
  };
  const rows = await (again
    ? insert.onConflictDoUpdate({ ...once, set })
    : insert.onConflictDoNothing(once)
  ).returning();
  const entered = new Map(rows.map((row) => [row.enterpriseId, row]));
  return notices.flatMap((notice) => {
    const row = entered.get(notice.enterpriseId);
    return row ? [{ notice, row }] : [];
  });
}

const messageOf = (notice: Notice, now: Date) => ({
  eventCode: 'NOTICE_SENT' as const,
  params: { period: notice.period, fen: notice.totalFen, day: notice.dues[0]?.day ?? notice.day },
  // Bills are nobody else's business: what is opened from outside asks for the login.
  link: paths.costQuery(),
  now,
});

/** The mail addresses of enterprises none of whose payers has confirmed one. */
async function contactMails(
  tx: Db,
  payers: ReadonlyMap<string, readonly string[]>,
  entered: readonly { notice: Notice }[],
): Promise<Map<string, string>> {
  const withMail = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...payers.values()].flat()), isNotNull(users.emailProvenAt)));
  const reached = new Set(withMail.map(({ id }) => id));
  const unreached = entered
    .map(({ notice }) => notice.enterpriseId)
    .filter((id) => !payers.get(id)?.some((payer) => reached.has(payer)));
  const rows = await tx
    .select({ id: enterprises.id, email: enterprises.email })
    .from(enterprises)
    .where(inArray(enterprises.id, unreached));
  return new Map(rows.flatMap(({ id, email }) => (email ? [[id, email]] : [])));
}

/** Sends some notices to those who pay for their tenants, in one transaction. */
const send = (ctx: Ctx, notices: readonly Notice[], again: boolean): Promise<number> =>
  inTransaction(ctx.db, async (tx) => {
    const owing = notices.filter(({ totalFen }) => totalFen > 0);
    if (owing.length === 0) return 0;
    const entered = await enter(tx, ctx, owing, again);
    const payers = await payersByEnterprise(
      tx,
      entered.map(({ notice }) => notice.enterpriseId),
    );
    const addresses = await contactMails(tx, payers, entered);
    for (const { notice } of entered) {
      const message = messageOf(notice, ctx.now);
      await sendMessage(tx, { ...message, userIds: payers.get(notice.enterpriseId) ?? [] });
      const address = addresses.get(notice.enterpriseId);
      if (address) await mailMessage(tx, message, [{ address, language: 'zh' }]);
    }
    // One row a batch: each notice keeps who sent it, and when.
    const [first] = entered;
    if (first)
      await writeLog(tx, ctx, {
        event: 'notice.send',
        entity: 'notice',
        entityId: entered.length === 1 ? first.row.id : '',
        after: { period: first.notice.period, count: entered.length },
      });
    return entered.length;
  });

async function sendAll(ctx: Ctx, asked: Asked): Promise<number> {
  let sent = 0;
  // A transaction a batch, so that what was sent stays sent; sending again goes on where it ended.
  for await (const notices of allNotices(ctx.db, asked)) sent += await send(ctx, notices, false);
  return sent;
}

/**
 * Sends the notice of a month to a tenant, again if asked to, or to all tenants that have not got it yet.
 * @throws {AppError} 500404, 100002
 */
export const sendNotices: Verb<typeof noticeSend> = async (ctx, { data: { period, enterpriseId } }) => {
  const asked = askedFor(period, ctx.now);
  if (enterpriseId === undefined) return { sent: await sendAll(ctx, asked) };
  const found = await ctx.db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (found.length === 0) throw notFound();
  return { sent: await send(ctx, await noticesOf(ctx.db, asked, found), true) };
};
