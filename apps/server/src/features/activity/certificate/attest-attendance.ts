import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { lockActivity } from '../activity.queries.ts';
import { activities, signUps } from '../activity.table.ts';
import { quizzes } from '../quiz/quiz.table.ts';
import { certificates } from './certificate.table.ts';
import { issueCertificate } from './issue-certificate.ts';

const mostAtOnce = 50;
const { id: activityId, endAt, kind, status } = activities;

/** Who was at a course that is over and has no quiz, and has no certificate of it yet. */
const listDue = (db: Db, now: Date) =>
  db
    .select({ signUp: signUps, activityId })
    .from(signUps)
    .innerJoin(activities, eq(activityId, signUps.activityId))
    .leftJoin(quizzes, eq(quizzes.activityId, activityId))
    .leftJoin(
      certificates,
      and(eq(certificates.activityId, signUps.activityId), eq(certificates.userId, signUps.userId)),
    )
    .where(
      and(
        eq(kind, 'TRAINING'),
        inArray(status, ['PUBLISHED', 'ARCHIVED']),
        lte(endAt, now),
        eq(signUps.status, 'CHECKED_IN'),
        // Whose account has ended is no longer named.
        sql`jsonb_array_length(${signUps.persons}) > 0`,
        isNull(quizzes.id),
        isNull(certificates.id),
      ),
    )
    .orderBy(asc(signUps.id))
    .limit(mostAtOnce);

/** Issues the certificates of courses without a quiz once they are over. Run again, it does nothing. */
export async function attestAttendance(ctx: WriteContext): Promise<void> {
  for (const row of await listDue(ctx.db, ctx.now))
    await inTransaction(ctx.db, async (tx) => {
      const activity = await lockActivity(tx, row.activityId);
      await issueCertificate(tx, ctx, activity, row.signUp, null);
    });
}
