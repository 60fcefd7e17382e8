import {
  type QuestionView,
  type ServiceQuestionState,
  serviceQuestionStates,
} from '@portal/contract/market/service-question-terms';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { services, shops } from '../../market/market.table.ts';
import { ledEnterprise } from '../service-order.queries.ts';
import { serviceQuestions } from './question.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

const select = (db: Db) =>
  db
    .select({
      question: getTableColumns(serviceQuestions),
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
      serviceTitle: services.title,
      shopName: shops.name,
      /** The enterprise that owns the shop. */
      providerId: shops.enterpriseId,
      askerName: sql<string>`coalesce(${enterprises.name}, '')`,
      userName: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(serviceQuestions)
    .innerJoin(services, eq(services.id, serviceQuestions.serviceId))
    .innerJoin(shops, eq(shops.id, serviceQuestions.shopId))
    .leftJoin(users, eq(users.id, serviceQuestions.userId))
    .leftJoin(enterprises, eq(enterprises.id, serviceQuestions.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'SERVICE_QUESTION'), eq(cases.bizId, serviceQuestions.id)));
export type QuestionRow = Awaited<ReturnType<typeof select>>[number];

const isAsker = ({ userId }: Actor): SQL => eq(serviceQuestions.userId, userId);
/** Questions to the caller's shop, except those withdrawn. */
const isOfShop = (actor: Actor): SQL =>
  sql`${serviceQuestions.shopId} = (select ${shops.id} from ${shops}
    where ${shops.enterpriseId} = ${ledEnterprise(actor) ?? ''}) and ${serviceQuestions.status} <> 'WITHDRAWN'`;

const isOf = (actor: Actor, view: QuestionView): SQL => (view === 'ASKED' ? isAsker(actor) : isOfShop(actor));
const isInState = (state: ServiceQuestionState | undefined) => state && eq(serviceQuestions.status, state);

const paged = (db: Db, where: SQL | undefined, { pageNo, pageSize }: Page) =>
  select(db)
    .where(where)
    .orderBy(desc(serviceQuestions.createdAt), desc(serviceQuestions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const counted = (db: Db, where?: SQL) =>
  countTabs(serviceQuestionStates, isInState, (columns) =>
    db.select(columns).from(serviceQuestions).where(where),
  );

interface Filter {
  state?: ServiceQuestionState | undefined;
}

export const listOwnQuestions = (
  db: Db,
  actor: Actor,
  { view, state, ...page }: Filter & Page & { view: QuestionView },
) => paged(db, and(isOf(actor, view), isInState(state)), page);
export const countOwnQuestions = (db: Db, actor: Actor, view: QuestionView) => counted(db, isOf(actor, view));

export const listManagedQuestions = (db: Db, { state, ...page }: Filter & Page) =>
  paged(db, isInState(state), page);
export const countManagedQuestions = (db: Db) => counted(db);

/** @throws {AppError} 500404, also for a caller on neither side */
export async function getQuestion(db: Db, id: string, actor?: Actor): Promise<QuestionRow> {
  const isSide = actor && sql`(${isAsker(actor)} or (${isOfShop(actor)}))`;
  const [row] = await select(db).where(and(eq(serviceQuestions.id, id), isSide));
  if (!row) throw notFound();
  return row;
}

const isShown = (serviceId: string) =>
  and(eq(serviceQuestions.serviceId, serviceId), eq(serviceQuestions.status, 'ANSWERED'));

/** Answered questions about a service, newest first. */
export const listAnswered = (db: Db, { serviceId, pageNo, pageSize }: Page & { serviceId: string }) =>
  db
    .select()
    .from(serviceQuestions)
    .where(isShown(serviceId))
    .orderBy(desc(serviceQuestions.answeredAt), desc(serviceQuestions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
export const countAnswered = (db: Db, serviceId: string) => db.$count(serviceQuestions, isShown(serviceId));
