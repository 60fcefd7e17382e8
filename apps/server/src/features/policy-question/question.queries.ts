import {
  type QuestionComplexity,
  type QuestionState,
  questionStates,
} from '@portal/contract/policy-question/terms';
import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { policies } from '../policy/policy.table.ts';
import { questionPosts, questions } from './question.table.ts';

export interface QuestionFilter {
  state?: QuestionState | undefined;
  complexity?: QuestionComplexity | undefined;
  keyword?: string | undefined;
  /** Limits the result to one asker. */
  userId?: string | undefined;
}

interface Page {
  sort?: 'due' | '-due' | 'created' | '-created' | undefined;
  pageNo: number;
  pageSize: number;
}

const isInState = (tab: QuestionState | undefined) => tab && eq(questions.status, tab);

const conditions = ({ complexity, keyword, userId }: QuestionFilter) =>
  and(
    complexity && eq(questions.complexity, complexity),
    userId === undefined ? undefined : eq(questions.userId, userId),
    contains(keyword, questions.title, questions.body),
  );

const isOffice = and(eq(businessData.type, 'POLICY_DEPT'), eq(businessData.code, questions.officeCode));
/** Empty until the question has reached an office. */
const officeName = sql<string>`coalesce(${businessData.name}, ${questions.officeCode})`;

const select = (db: Db) =>
  db
    .select({
      question: getTableColumns(questions),
      no: cases.caseNo,
      policyTitle: policies.title,
      officeName,
      askerName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .leftJoin(enterprises, eq(enterprises.id, questions.enterpriseId))
    .leftJoin(policies, eq(policies.id, questions.policyId))
    .leftJoin(businessData, isOffice)
    .leftJoin(cases, and(eq(cases.kind, 'POLICY_QUESTION'), eq(cases.bizId, questions.id)));

export type QuestionRow = Awaited<ReturnType<typeof select>>[number];

export const listQuestions = (
  db: Db,
  { sort = '-created', pageNo, pageSize, ...filter }: QuestionFilter & Page,
): Promise<QuestionRow[]> =>
  select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { due: questions.dueAt, created: questions.createdAt }, questions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countQuestions = (db: Db, filter: QuestionFilter) =>
  countTabs(questionStates, isInState, (columns) =>
    db.select(columns).from(questions).where(conditions(filter)),
  );

/** @throws {AppError} 500404, also if it does not belong to the given asker */
export async function getQuestion(db: Db, id: string, userId?: string): Promise<QuestionRow> {
  const isOwn: SQL | undefined = userId === undefined ? undefined : eq(questions.userId, userId);
  const [row] = await select(db).where(and(eq(questions.id, id), isOwn));
  if (!row) throw notFound();
  return row;
}

/** Texts written in the course of a question, in chronological order. */
export const listPosts = (db: Db, questionId: string) =>
  db
    .select({
      kind: questionPosts.kind,
      body: questionPosts.body,
      at: questionPosts.at,
      officeName: sql<string>`coalesce(${businessData.name}, ${questionPosts.officeCode})`,
    })
    .from(questionPosts)
    .leftJoin(
      businessData,
      and(eq(businessData.type, 'POLICY_DEPT'), eq(businessData.code, questionPosts.officeCode)),
    )
    .where(eq(questionPosts.questionId, questionId))
    .orderBy(asc(questionPosts.at), asc(questionPosts.id));

/** Maximum number shown on a policy's page. */
const maxFaqs = 20;

/** Published questions about a policy, newest first. */
export const listFaqs = (db: Db, policyId: string) =>
  db
    .select({
      questionId: questions.id,
      title: questions.publicTitle,
      body: questions.publicBody,
      answer: questions.publicAnswer,
      answeredAt: sql<Date>`coalesce(${questions.answeredAt}, ${questions.publishedAt})`.mapWith(
        questions.publishedAt,
      ),
      officeName,
    })
    .from(questions)
    .innerJoin(policies, and(eq(policies.id, questions.policyId), eq(policies.status, 'PUBLISHED')))
    .leftJoin(businessData, isOffice)
    .where(and(eq(questions.policyId, policyId), isNotNull(questions.publishedAt)))
    .orderBy(desc(questions.publishedAt), desc(questions.id))
    .limit(maxFaqs);
