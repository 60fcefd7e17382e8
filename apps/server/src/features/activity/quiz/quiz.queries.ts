import { type QuizPhase, quizPhases } from '@portal/contract/activity/learn-terms';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { activities, signUps } from '../activity.table.ts';
import { certificates } from '../certificate/certificate.table.ts';
import { type QuizAttempt, quizAttempts, quizzes } from './quiz.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/** Quizzes a user can take: they were checked in and the activity isn't cancelled. */
const selectOwn = (db: Db, userId: string) =>
  db
    .select({
      quiz: getTableColumns(quizzes),
      activity: getTableColumns(activities),
      signUp: getTableColumns(signUps),
      certificateId: certificates.id,
    })
    .from(quizzes)
    .innerJoin(activities, eq(activities.id, quizzes.activityId))
    .innerJoin(
      signUps,
      and(
        eq(signUps.activityId, quizzes.activityId),
        eq(signUps.userId, userId),
        eq(signUps.status, 'CHECKED_IN'),
      ),
    )
    .leftJoin(
      certificates,
      and(eq(certificates.activityId, quizzes.activityId), eq(certificates.userId, userId)),
    );
export type OwnQuizRow = Awaited<ReturnType<typeof selectOwn>>[number];

const isGoingOn = inArray(activities.status, ['PUBLISHED', 'ARCHIVED']);

const isOpenAt = (now: Date): SQL<boolean> =>
  sql<boolean>`(${and(lte(quizzes.openFrom, now), gt(quizzes.openTo, now))})`;

/** Open ones first, then by time, latest first. */
export const listOwnQuizzes = (
  db: Db,
  userId: string,
  now: Date,
  { pageNo, pageSize }: Page,
): Promise<OwnQuizRow[]> =>
  selectOwn(db, userId)
    .where(isGoingOn)
    .orderBy(desc(isOpenAt(now)), desc(quizzes.openFrom), desc(quizzes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countOwnQuizzes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(quizzes)
    .innerJoin(activities, eq(activities.id, quizzes.activityId))
    .innerJoin(signUps, eq(signUps.activityId, quizzes.activityId))
    .where(and(eq(signUps.userId, userId), eq(signUps.status, 'CHECKED_IN'), isGoingOn));
  return row?.count ?? 0;
}

/** @throws {AppError} 500404 for people who didn't attend */
export async function getOwnQuiz(db: Db, userId: string, id: string): Promise<OwnQuizRow> {
  const [row] = await selectOwn(db, userId).where(and(eq(quizzes.id, id), isGoingOn));
  if (!row) throw notFound();
  return row;
}

/** A user's attempts, in order. */
export const listAttemptsOf = (db: Db, userId: string, quizIds: readonly string[]): Promise<QuizAttempt[]> =>
  db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.quizId, ['', ...quizIds])))
    .orderBy(asc(quizAttempts.turn));

const presentOf = sql<number>`(select count(*) from ${signUps} as s
  where s.activity_id = ${quizzes}.activity_id and s.status = 'CHECKED_IN')`.mapWith(Number);
const takersOf = (condition: SQL) =>
  sql<number>`(select count(distinct t.user_id) from ${quizAttempts} as t
    where t.quiz_id = ${quizzes}.id and ${condition})`.mapWith(Number);

interface Filter {
  phase?: QuizPhase | undefined;
  keyword?: string | undefined;
}

const isIn =
  (now: Date) =>
  (phase: QuizPhase | undefined): SQL | undefined => {
    if (phase === undefined) return undefined;
    if (phase === 'COMING') return gt(quizzes.openFrom, now);
    return phase === 'OPEN'
      ? and(lte(quizzes.openFrom, now), gt(quizzes.openTo, now))
      : lte(quizzes.openTo, now);
  };

const selectManaged = (db: Db) =>
  db
    .select({
      quiz: getTableColumns(quizzes),
      title: activities.title,
      present: presentOf,
      taken: takersOf(sql`t.status = 'SUBMITTED'`),
      passed: takersOf(sql`t.is_passed`),
    })
    .from(quizzes)
    .innerJoin(activities, eq(activities.id, quizzes.activityId));
export type ManagedQuizRow = Awaited<ReturnType<typeof selectManaged>>[number];

export const listQuizzes = (
  db: Db,
  now: Date,
  { sort, pageNo, pageSize, ...filter }: Filter & Page & { sort: 'from' | '-from' },
): Promise<ManagedQuizRow[]> =>
  selectManaged(db)
    .where(and(contains(filter.keyword, activities.title), isIn(now)(filter.phase)))
    .orderBy(...sorted(sort, { from: quizzes.openFrom }, quizzes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countQuizzes = (db: Db, now: Date, { keyword }: Filter) =>
  countTabs(quizPhases, isIn(now), (columns) =>
    db
      .select(columns)
      .from(quizzes)
      .innerJoin(activities, eq(activities.id, quizzes.activityId))
      .where(contains(keyword, activities.title)),
  );

export async function findQuizOf(db: Db, activityId: string): Promise<ManagedQuizRow | undefined> {
  const [row] = await selectManaged(db).where(eq(quizzes.activityId, activityId));
  return row;
}

const selectAttempts = (db: Db) =>
  db
    .select({
      attempt: getTableColumns(quizAttempts),
      persons: signUps.persons,
      enterpriseName: enterprises.name,
    })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .leftJoin(
      signUps,
      and(
        eq(signUps.activityId, quizzes.activityId),
        eq(signUps.userId, quizAttempts.userId),
        eq(signUps.status, 'CHECKED_IN'),
      ),
    )
    .leftJoin(enterprises, eq(enterprises.id, signUps.enterpriseId));
export type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number];

export const listAttempts = (
  db: Db,
  { quizId, pageNo, pageSize }: Page & { quizId: string },
): Promise<AttemptRow[]> =>
  selectAttempts(db)
    .where(eq(quizAttempts.quizId, quizId))
    .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countAttempts = (db: Db, quizId: string): Promise<number> =>
  db.$count(quizAttempts, eq(quizAttempts.quizId, quizId));
