import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { articles } from '../features/content/article.table.ts';
import { articleReceipts } from '../features/content/receipt/receipt.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { composeReceipts, type DemoNotice } from './content/compose-receipts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const readNotices = ({ tx }: DemoContext): Promise<DemoNotice[]> =>
  tx
    .select({
      id: articles.id,
      publishAt: articles.publishAt,
      expireAt: articles.expireAt,
      inForce: sql<boolean>`${articles.status} = 'PUBLISHED'`,
    })
    .from(articles)
    .where(and(articles.needReceipt, inArray(articles.status, ['PUBLISHED', 'EXPIRED'])))
    .orderBy(desc(articles.publishAt), asc(articles.id));

const readOwners = ({ tx }: DemoContext) =>
  tx
    .select({
      enterpriseId: enterprises.id,
      since: enterprises.admittedAt,
      userId: users.id,
      loginName: users.loginName,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        eq(enterpriseMembers.status, 'ACTIVE'),
        eq(enterpriseMembers.memberRole, 'OWNER'),
      ),
    )
    .orderBy(asc(enterprises.id));

/** Inserts confirmations of notices, and reminders of the later ones for enterprises that have not confirmed. */
export async function fillReceipts(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const notices = await readNotices(context);
  const rows = composeReceipts(notices, await readOwners(context), chinaInstant(today));
  for (const chunk of inChunks(rows)) await tx.insert(articleReceipts).values(chunk);
  // The newest one is too recent for a reminder.
  for (const [nth, { id }] of notices.slice(1, 3).entries()) {
    const remindedAt = new Date(chinaInstant(addDays(today, -1 - nth), 610));
    await tx.update(articles).set({ remindedAt }).where(eq(articles.id, id));
  }
}
