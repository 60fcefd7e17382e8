import {
  type RecommendSender,
  type RecommendState,
  type RecommendStep,
  recommendStates,
  recommendSteps,
} from '@portal/contract/match/recommend-terms';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { services } from '../market/market.table.ts';
import { projects } from './project.table.ts';
import { recommendations } from './recommend.table.ts';

const owner = alias(enterprises, 'project_owner');
const receiver = alias(enterprises, 'receiver');
const target = alias(projects, 'target_project');

const sideOf = (enterprise: typeof owner | typeof receiver) => ({
  name: enterprise.name,
  tags: enterprise.industryTagIds,
  stages: enterprise.chainStages,
  regionId: enterprise.regionId,
  creditGrade: enterprise.creditGrade,
  contactName: enterprise.contactName,
  contactPhone: enterprise.contactPhone,
});

const select = (db: Db) =>
  db
    .select({
      recommend: getTableColumns(recommendations),
      project: getTableColumns(projects),
      target: {
        seasonFrom: target.seasonFrom,
        seasonTo: target.seasonTo,
        categoryCode: target.categoryCode,
        chainStage: target.chainStage,
        regionId: target.regionId,
      },
      serviceTitle: services.title,
      no: cases.caseNo,
      signedBy: users.name,
      owner: sideOf(owner),
      receiver: sideOf(receiver),
    })
    .from(recommendations)
    .innerJoin(projects, eq(projects.id, recommendations.projectId))
    .innerJoin(owner, eq(owner.id, recommendations.ownerId))
    .innerJoin(receiver, eq(receiver.id, recommendations.toEnterpriseId))
    .leftJoin(target, eq(target.id, recommendations.targetProjectId))
    .leftJoin(services, eq(services.id, recommendations.serviceId))
    .leftJoin(users, eq(users.id, recommendations.fromUserId))
    .leftJoin(cases, and(eq(cases.kind, 'RECOMMEND'), eq(cases.bizId, recommendations.id)));

export type RecommendRecord = Awaited<ReturnType<typeof select>>[number];

interface RecommendFilter {
  state?: RecommendState | undefined;
  fromType?: RecommendSender | undefined;
  keyword?: string | undefined;
  projectId?: string | undefined;
  /** Sent to this enterprise. */
  toEnterpriseId?: string | undefined;
  /** About projects of this enterprise. */
  ownerId?: string | undefined;
}

interface Page {
  sort?: 'sent' | '-sent' | undefined;
  pageNo: number;
  pageSize: number;
}

const isInState = (tab: RecommendState | undefined) => tab && eq(recommendations.status, tab);

const hasReached: Record<RecommendStep, SQL | undefined> = {
  EVER_VIEWED: isNotNull(recommendations.viewedAt),
  EVER_INTERESTED: and(isNotNull(recommendations.answeredAt), isNull(recommendations.declineReason)),
  EVER_CONNECTED: isNotNull(recommendations.connectedAt),
  EVER_AGREED: inArray(recommendations.status, ['COOPERATING', 'DONE']),
};
const isStep = (tab: RecommendState | RecommendStep): tab is RecommendStep => tab in hasReached;

const conditions = ({ fromType, keyword, projectId, toEnterpriseId, ownerId }: RecommendFilter) =>
  and(
    fromType && eq(recommendations.fromType, fromType),
    projectId === undefined ? undefined : eq(recommendations.projectId, projectId),
    toEnterpriseId === undefined ? undefined : eq(recommendations.toEnterpriseId, toEnterpriseId),
    ownerId === undefined ? undefined : eq(recommendations.ownerId, ownerId),
    keyword ? contains(keyword, projects.title, owner.name, receiver.name) : undefined,
  );

export const listRecommends = (
  db: Db,
  { sort = '-sent', pageNo, pageSize, ...filter }: RecommendFilter & Page,
): Promise<RecommendRecord[]> =>
  select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { sent: recommendations.sentAt }, recommendations.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countRecommends = (db: Db, filter: RecommendFilter) =>
  countTabs(
    [...recommendStates, ...recommendSteps],
    (tab) => (tab && isStep(tab) ? hasReached[tab] : isInState(tab)),
    (columns) =>
      db
        .select(columns)
        .from(recommendations)
        .innerJoin(projects, eq(projects.id, recommendations.projectId))
        .innerJoin(owner, eq(owner.id, recommendations.ownerId))
        .innerJoin(receiver, eq(receiver.id, recommendations.toEnterpriseId))
        .where(conditions(filter)),
  );

/** Recommendations in which an enterprise is one of the sides. */
export const isParty = (enterpriseId: string) =>
  or(eq(recommendations.toEnterpriseId, enterpriseId), eq(recommendations.ownerId, enterpriseId));

/** @throws {AppError} 500404, also if the enterprise is on neither side */
export async function getRecommend(db: Db, id: string, enterpriseId: string): Promise<RecommendRecord> {
  const [row] = await select(db).where(and(eq(recommendations.id, id), isParty(enterpriseId)));
  if (!row) throw notFound();
  return row;
}

/** Percentage of answerable recommendations that were answered in the last ninety days. */
export async function readAnswered(db: Db, toEnterpriseId: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({
      asked: sql<number>`count(*) filter (where status not in ('SENT', 'VIEWED', 'WITHDRAWN'))::int`,
      answered: sql<number>`count(*) filter (where answered_at is not null)::int`,
    })
    .from(recommendations)
    .where(
      and(
        eq(recommendations.toEnterpriseId, toEnterpriseId),
        sql`${recommendations.sentAt} > ${now.toISOString()}::timestamptz - interval '90 days'`,
      ),
    );
  return row && row.asked > 0 ? Math.min(100, Math.round((row.answered * 100) / row.asked)) : null;
}
