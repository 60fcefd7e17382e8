import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../../feature/account-end.ts';
import { salonRequests, signUps } from '../activity.table.ts';
import { certificates } from '../certificate/certificate.table.ts';
import { lectureQuestions } from '../lecture/lecture.table.ts';
import { quizAttempts } from '../quiz/quiz.table.ts';

/**
 * Cancels a closed account's pending sign-ups, removes names and answers from past ones, and anonymizes certificates
 * and questions.
 */
export const eraseSignUps: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(signUps.userId, userId);
  await tx
    .update(signUps)
    .set({ status: 'CANCELLED', updatedAt: now })
    .where(and(isTheirs, inArray(signUps.status, signUpLifecycle.groups.requested)));
  await tx
    .update(signUps)
    .set({ status: 'LEFT', updatedAt: now })
    .where(and(isTheirs, inArray(signUps.status, signUpLifecycle.groups.queued)));
  await tx.update(signUps).set({ persons: [], answers: [] }).where(isTheirs);
  await tx
    .update(lectureQuestions)
    .set({ status: 'CLOSED', updatedAt: now })
    .where(
      and(eq(lectureQuestions.userId, userId), inArray(lectureQuestions.status, ['SUBMITTED', 'SELECTED'])),
    );
  await tx.update(lectureQuestions).set({ anonymous: true }).where(eq(lectureQuestions.userId, userId));
  await tx.delete(quizAttempts).where(eq(quizAttempts.userId, userId));
  // A certificate can still be verified, but no longer names its holder.
  await tx.update(certificates).set({ name: '' }).where(eq(certificates.userId, userId));
  await tx
    .update(salonRequests)
    .set({ contactName: '', phone: '', body: '' })
    .where(eq(salonRequests.userId, userId));
};
