import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { questionPosts, questions } from '../question.table.ts';

/** Inserts a question that an officer has answered, in the given state; returns its id. */
export async function insertQuestion(
  db: Db,
  given: Partial<typeof questions.$inferInsert> & { userId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date('2026-11-20T02:00:00Z');
  await db.insert(questions).values({
    id,
    title: '租来的温室能不能申报',
    body: '温室是向园区租的，租期还有六年。',
    status: 'SUBMITTED',
    askedAt: at,
    createdAt: at,
    updatedAt: at,
    ...given,
  });
  return id;
}

export const insertAnswer = (db: Db, questionId: string, by: string) =>
  db.insert(questionPosts).values({
    id: ulid(),
    questionId,
    kind: 'ANSWER',
    body: '可以，凭租赁合同申报。',
    officeCode: 'GREEN',
    by,
    at: new Date('2026-11-20T04:00:00Z'),
  });
