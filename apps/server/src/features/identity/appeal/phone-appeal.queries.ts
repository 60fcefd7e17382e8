import { type PhoneAppealState, phoneAppealStates } from '@portal/contract/identity/phone-appeal';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../user.table.ts';
import type { PhoneAppealRecord } from './phone-appeal.policy.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

const deciders = alias(users, 'decider');

export interface AppealFilter {
  state?: PhoneAppealState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: PhoneAppealState | undefined): SQL | undefined =>
  state && eq(phoneAppeals.state, state);

function conditions({ keyword }: AppealFilter): SQL | undefined {
  return and(
    contains(keyword, users.name, users.loginName, phoneAppeals.oldPhoneNumber, phoneAppeals.newPhoneNumber),
  );
}

interface AppealListing extends AppealFilter {
  sort?: 'submitted' | '-submitted' | 'due' | '-due' | undefined;
  pageNo: number;
  pageSize: number;
}

/** Open appeals first, then latest first, unless a sort is given. */
export function listAppeals(db: Db, { sort, ...filter }: AppealListing) {
  const openFirst = [
    desc(sql`${phoneAppeals.state} = 'PENDING'`),
    desc(phoneAppeals.createdAt),
    asc(phoneAppeals.id),
  ];
  const columns = { submitted: phoneAppeals.createdAt, due: phoneAppeals.dueAt };
  return db
    .select({
      appeal: phoneAppeals,
      loginName: users.loginName,
      userName: users.name,
      decidedByName: deciders.name,
    })
    .from(phoneAppeals)
    .innerJoin(users, eq(users.id, phoneAppeals.userId))
    .leftJoin(deciders, eq(deciders.id, phoneAppeals.decidedBy))
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...(sort ? sorted(sort, columns, phoneAppeals.id) : openFirst))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export type AppealListRow = Awaited<ReturnType<typeof listAppeals>>[number];

export const countAppeals = (db: Db, filter: AppealFilter): Promise<TabCounts<PhoneAppealState>> =>
  countTabs(phoneAppealStates, isInState, (columns) =>
    db
      .select(columns)
      .from(phoneAppeals)
      .innerJoin(users, eq(users.id, phoneAppeals.userId))
      .where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getAppeal(db: Db, id: string) {
  const [row] = await db
    .select({
      appeal: phoneAppeals,
      user: users,
      decidedByName: deciders.name,
      enterpriseName: enterprises.name,
      proof: { name: fileItems.name, mime: fileItems.mime, bytes: fileItems.bytes },
    })
    .from(phoneAppeals)
    .innerJoin(users, eq(users.id, phoneAppeals.userId))
    .leftJoin(deciders, eq(deciders.id, phoneAppeals.decidedBy))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(fileItems, and(eq(fileItems.fileId, phoneAppeals.proofFileId), eq(fileItems.index, 0)))
    .where(eq(phoneAppeals.id, id));
  if (!row) throw notFound();
  return row;
}

export type AppealDetail = Awaited<ReturnType<typeof getAppeal>>;

export async function findLatestAppeal(db: Db, userId: string): Promise<PhoneAppealRecord | undefined> {
  const [row] = await db
    .select()
    .from(phoneAppeals)
    .where(eq(phoneAppeals.userId, userId))
    .orderBy(desc(phoneAppeals.createdAt))
    .limit(1);
  return row;
}

export const countAppealsSince = (db: Db, userId: string, since: Date): Promise<number> =>
  db.$count(phoneAppeals, and(eq(phoneAppeals.userId, userId), gt(phoneAppeals.createdAt, since)));
