import { openQuestionStates } from '@portal/contract/policy-question/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { followFaqs } from './move-question.ts';
import { questionPosts, questions } from './question.table.ts';

/** Withdraws the user's open questions, unpublishes the published ones, and erases everything they wrote. */
export const eraseQuestions: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(questions.userId, userId);
  await tx
    .update(questions)
    .set({ status: 'WITHDRAWN', dueAt: null, updatedAt: now })
    .where(and(isTheirs, inArray(questions.status, [...openQuestionStates, 'ANSWERED'])));
  const erased = await tx
    .update(questions)
    .set({
      title: '',
      body: '',
      fileId: '',
      enterpriseId: null,
      consents: false,
      publishedAt: null,
      publicTitle: '',
      publicBody: '',
      publicAnswer: '',
    })
    .where(isTheirs)
    .returning({ id: questions.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(questionPosts).where(inArray(questionPosts.questionId, ids));
  await followFaqs(tx, { now }, ids);
};
