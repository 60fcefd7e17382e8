import type { QuizQuestion } from '@portal/contract/activity/quiz-manage';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { quizzes } from '../quiz/quiz.table.ts';

/** Two questions, the second with two right options: 40 and 60 points. */
export const testQuestions: QuizQuestion[] = [
  { stem: '先看什么？', options: ['花头', '价格'], answer: ['A'], score: 40, explain: '先看花头。' },
  {
    stem: '哪两样要记？',
    options: ['损耗', '天气', '工时'],
    answer: ['A', 'C'],
    score: 60,
    explain: '损耗和工时。',
  },
];

/** A quiz open for an hour around the test clock, with a pass score of 60. */
export async function insertQuiz(
  db: Db,
  given: Partial<typeof quizzes.$inferInsert> & { activityId: string; now: number },
): Promise<string> {
  const { now, ...values } = given;
  const id = given.id ?? ulid();
  await db.insert(quizzes).values({
    id,
    questions: testQuestions,
    passScore: 60,
    openFrom: new Date(now - 1_800_000),
    openTo: new Date(now + 1_800_000),
    ...values,
  });
  return id;
}
