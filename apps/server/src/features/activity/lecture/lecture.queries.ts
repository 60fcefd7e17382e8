import { type LectureState, lectureStates } from '@portal/contract/activity/learn-terms';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { isPublic } from '../activity.queries.ts';
import { activities, teachers } from '../activity.table.ts';
import { lectureQuestions } from './lecture.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

const select = (db: Db) =>
  db
    .select({
      question: getTableColumns(lectureQuestions),
      title: activities.title,
      kind: activities.kind,
      teacherName: teachers.name,
      no: cases.caseNo,
      askerName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(lectureQuestions)
    .innerJoin(activities, eq(activities.id, lectureQuestions.activityId))
    .leftJoin(teachers, eq(teachers.id, lectureQuestions.teacherId))
    .leftJoin(users, eq(users.id, lectureQuestions.userId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'LECTURE_QUESTION'), eq(cases.bizId, lectureQuestions.id)));
export type LectureRecord = Awaited<ReturnType<typeof select>>[number];

const isIn = (state: LectureState | undefined) => state && eq(lectureQuestions.status, state);
const isOf = (userId: string) => eq(lectureQuestions.userId, userId);

export const listOwnLectures = (
  db: Db,
  userId: string,
  { state, pageNo, pageSize }: Page & { state?: LectureState | undefined },
): Promise<LectureRecord[]> =>
  select(db)
    .where(and(isOf(userId), isIn(state)))
    .orderBy(desc(lectureQuestions.createdAt), desc(lectureQuestions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnLectures = (db: Db, userId: string) =>
  countTabs(lectureStates, isIn, (columns) => db.select(columns).from(lectureQuestions).where(isOf(userId)));

const maxShown = 50;

/** Answered questions of a public activity, latest first. */
export const listAnswered = (db: Db, activityId: string): Promise<LectureRecord[]> =>
  select(db)
    .where(
      and(eq(lectureQuestions.activityId, activityId), eq(lectureQuestions.status, 'ANSWERED'), isPublic),
    )
    .orderBy(desc(lectureQuestions.answeredAt), desc(lectureQuestions.id))
    .limit(maxShown);

interface Filter {
  state?: LectureState | undefined;
  keyword?: string | undefined;
  /** Limits the list to the teacher with this account. */
  teacherUserId?: string | undefined;
}

/** Whether the question is addressed to the teacher with this account. */
export const isAskedOf = (userId: string): SQL =>
  sql`exists (select from ${teachers} as teaching
    where teaching.id = ${lectureQuestions}.teacher_id and teaching.user_id = ${userId})`;

const conditions = ({ keyword, teacherUserId }: Filter): SQL | undefined =>
  and(
    contains(keyword, lectureQuestions.body, activities.title),
    teacherUserId === undefined ? undefined : isAskedOf(teacherUserId),
  );

export const listLectures = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & Page & { sort: 'created' | '-created' },
): Promise<LectureRecord[]> =>
  select(db)
    .where(and(conditions(filter), isIn(filter.state)))
    .orderBy(...sorted(sort, { created: lectureQuestions.createdAt }, lectureQuestions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countLectures = (db: Db, filter: Filter) =>
  countTabs(lectureStates, isIn, (columns) =>
    db
      .select(columns)
      .from(lectureQuestions)
      .innerJoin(activities, eq(activities.id, lectureQuestions.activityId))
      .where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getLecture(db: Db, id: string, within?: SQL): Promise<LectureRecord> {
  const [row] = await select(db).where(and(eq(lectureQuestions.id, id), within));
  if (!row) throw notFound();
  return row;
}
