import { paths } from '@portal/contract/paths';
import { and, asc, desc, eq, inArray, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm';
import { cases } from '../features/case/case.table.ts';
import { collections } from '../features/collect/collection.table.ts';
import { articles } from '../features/content/article.table.ts';
import { enterpriseAudits } from '../features/enterprise/admission/enterprise-audit.table.ts';
import { users } from '../features/identity/user.table.ts';
import { messages } from '../features/message/message.table.ts';
import { businessNumbers } from '../platform/business-number.table.ts';
import { smsMessages } from '../platform/sms/sms-message.table.ts';
import { composeCases } from './content/compose-cases.ts';
import {
  composeAuditMessages,
  composeChangeMessages,
  composeEverydayMessages,
  type Subject,
} from './content/compose-messages.ts';
import { chinaInstant } from './content/demo-day.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { fillReach } from './fill-reach.ts';

async function readSubjects({ tx }: DemoContext, isWanted: SQL): Promise<Subject[]> {
  const rows = await tx
    .select({ id: articles.id, title: articles.title, column: articles.column })
    .from(articles)
    .where(and(eq(articles.status, 'PUBLISHED'), isWanted))
    .orderBy(desc(articles.publishAt))
    .limit(40);
  return rows.map(({ id, title, column }) => ({ title, path: paths.article(column, id) }));
}

const someDays = 8 * 86_400_000;

/** Marks old messages as read and deletes all pending text messages. */
async function settleMessages({ tx, today }: DemoContext): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: sql`${messages.sentAt} + interval '3 hours'` })
    .where(lt(messages.sentAt, new Date(chinaInstant(today) - someDays)));
  await tx.delete(smsMessages);
}

/** Dates passwords by the last message about a change. */
async function datePasswords({ tx }: DemoContext): Promise<void> {
  const notified = tx
    .select({ userId: messages.userId, at: max(messages.sentAt).as('at') })
    .from(messages)
    .where(eq(messages.eventCode, 'PASSWORD_CHANGED'))
    .groupBy(messages.userId)
    .as('notified');
  await tx
    .update(users)
    .set({ passwordSetAt: sql`${notified.at}` })
    .from(notified)
    .where(eq(users.id, notified.userId));
}

/** Messages and cases as the real transitions would have written them. */
export async function fillMessages(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  await settleMessages(context);
  // One enterprise after another, so that numbers are the same on every fill.
  const audits = await tx
    .select()
    .from(enterpriseAudits)
    .where(and(eq(enterpriseAudits.kind, 'ENTRY'), isNotNull(enterpriseAudits.submittedAt)))
    .orderBy(asc(enterpriseAudits.id));
  const rows = composeCases(audits);
  await tx.insert(cases).values(rows);
  const lastOfDay = new Map(rows.map(({ caseNo }) => [caseNo.slice(2, 10), Number(caseNo.slice(11))]));
  await tx.insert(businessNumbers).values([...lastOfDay].map(([day, last]) => ({ prefix: 'RY', day, last })));
  const readers = await tx
    .select({
      id: users.id,
      loginName: users.loginName,
      userType: users.userType,
      createdAt: users.createdAt,
    })
    .from(users)
    .orderBy(asc(users.id));
  const subjects = {
    notices: await readSubjects(context, eq(articles.needReceipt, true)),
    readings: await readSubjects(context, inArray(articles.column, ['INDUSTRY', 'NOTICE', 'PARK'])),
  };
  const everyday = composeEverydayMessages(readers.filter(isActive), subjects, today);
  const marked = await tx.select().from(collections).where(isNotNull(collections.changedAt));
  const changed = marked.flatMap(({ id, userId, snapshot: { title, path }, changes, changedAt }) =>
    changedAt && changes ? [{ id, userId, title, path, changes, at: changedAt }] : [],
  );
  const all = [...composeAuditMessages(audits), ...composeChangeMessages(changed), ...everyday];
  for (const chunk of inChunks(all)) await tx.insert(messages).values(chunk);
  await datePasswords(context);
  await fillReach(context);
}
