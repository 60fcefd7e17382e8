import { wordCase } from '@portal/contract/case-kinds';
import type { TodoKind } from '@portal/contract/todo';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from '../case/case.table.ts';
import { articles } from '../content/article.table.ts';
import { articlePath } from '../content/article-path.public.ts';
import { isOwedBy } from '../content/receipt/owed-receipts.public.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { enterpriseInvites } from '../enterprise/invite/enterprise-invite.table.ts';
import { users } from '../identity/user.table.ts';

/** For whom, when, and how many rows at most. */
export interface Asked {
  actor: Actor;
  now: Date;
  limit: number;
}

export interface Todo {
  kind: TodoKind;
  id: string;
  title: string;
  note?: string;
  statusText?: string;
  nextStep?: string | null;
  link: string;
  dueAt?: Date | null;
  /** Of its kind, however many rows were read. */
  total: number;
}

const total = sql<number>`(count(*) over ())::int`;

const runsEnterprise = ({ memberRole }: Actor) => memberRole === 'OWNER' || memberRole === 'ADMIN';

/** Cases in which it is the user's turn. */
async function waitingCases(db: Db, { actor, limit }: Asked): Promise<Todo[]> {
  const ofEnterprise =
    runsEnterprise(actor) && actor.enterpriseId !== null
      ? eq(cases.enterpriseId, actor.enterpriseId)
      : undefined;
  const { id, kind, subject, state, caseNo: note, link, dueAt } = cases;
  const rows = await db
    .select({ id, kind, subject, state, note, link, dueAt, total })
    .from(cases)
    .where(and(or(eq(cases.userId, actor.userId), ofEnterprise), eq(cases.statusKind, 'TODO')))
    .orderBy(desc(cases.updatedAt), desc(id))
    .limit(limit);
  return rows.map(({ kind: business, subject: about, state: reached, ...row }) => ({
    ...row,
    ...wordCase({ kind: business, subject: about, state: reached }),
    kind: 'CASE',
    link: row.link ?? `/my-case?id=${row.id}`,
  }));
}

/** Invitations that wait for whoever has the user's number. */
async function openInvites(db: Db, { actor, now, limit }: Asked): Promise<Todo[]> {
  if (actor.userType === '900') return [];
  const own = db.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, actor.userId));
  const rows = await db
    .select({
      id: enterpriseInvites.id,
      title: enterprises.name,
      note: users.name,
      dueAt: enterpriseInvites.expiresAt,
      total,
    })
    .from(enterpriseInvites)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseInvites.enterpriseId))
    .innerJoin(users, eq(users.id, enterpriseInvites.inviterId))
    .where(
      and(
        eq(enterpriseInvites.phoneNumber, sql`(${own})`),
        eq(enterpriseInvites.status, 'SENT'),
        gt(enterpriseInvites.expiresAt, now),
        eq(enterprises.entryStatus, 'PASSED'),
      ),
    )
    .orderBy(desc(enterpriseInvites.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: 'INVITE', link: `/invite/${row.id}` }));
}

/** Who asks to join the enterprise which the user runs. */
async function askers(db: Db, { actor, limit }: Asked): Promise<Todo[]> {
  const { enterpriseId, auditStatus } = actor;
  if (!runsEnterprise(actor) || enterpriseId === null || auditStatus !== '2') return [];
  const rows = await db
    .select({ id: enterpriseMembers.id, title: users.name, total })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.status, 'APPLIED')))
    .orderBy(desc(enterpriseMembers.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: 'JOIN', link: '/enterprise-preserve?tab=members' }));
}

/** Notices which the user's enterprise has still to confirm. */
async function owedReceipts(db: Db, { actor, now, limit }: Asked): Promise<Todo[]> {
  const { enterpriseId, auditStatus } = actor;
  if (enterpriseId === null || auditStatus !== '2') return [];
  const { id, title, column, expireAt: dueAt } = articles;
  const rows = await db
    .select({ id, title, column, dueAt, total })
    .from(articles)
    .where(isOwedBy(db, enterpriseId, now))
    .orderBy(desc(articles.publishAt), desc(id))
    .limit(limit);
  return rows.map(({ column: folder, ...row }) => ({
    ...row,
    kind: 'RECEIPT',
    link: articlePath(folder, row.id),
  }));
}

/** What can wait for a member, by kinds in the order they are shown in. */
export const todoSources = [waitingCases, openInvites, askers, owedReceipts];
