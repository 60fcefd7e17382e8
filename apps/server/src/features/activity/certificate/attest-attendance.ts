import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachListed } from '../../../platform/database/failed-rows.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { lockActivity } from '../activity.queries.ts';
import { activities, signUps } from '../activity.table.ts';
import { quizzes } from '../quiz/quiz.table.ts';
import { certificates } from './certificate.table.ts';
import { issueCertificates } from './issue-certificates.ts';

const pageSize = 50;
const { id: activityId, endAt, kind, status } = activities;

/** Attended courses that are over and have no quiz, where some attendees don't have a certificate yet. */
const listDue = (db: Db, now: Date, after: string) =>
  db
    .select({ signUp: signUps, activityId })
    .from(signUps)
    .innerJoin(activities, eq(activityId, signUps.activityId))
    .leftJoin(quizzes, eq(quizzes.activityId, activityId))
    .where(
      and(
        eq(kind, 'TRAINING'),
        inArray(status, ['PUBLISHED', 'ARCHIVED']),
        lte(endAt, now),
        gt(signUps.id, after),
        eq(signUps.status, 'CHECKED_IN'),
        // Sign-ups of closed accounts have no names left, so no certificate is due.
        sql`jsonb_array_length(${signUps.persons}) > (select count(*) from ${certificates} as issued
          where issued.activity_id = ${signUps.activityId} and issued.user_id = ${signUps.userId})`,
        isNull(quizzes.id),
      ),
    )
    .orderBy(asc(signUps.id))
    .limit(pageSize);

/** Issues certificates for courses without a quiz once they're over. Idempotent. */
export async function attestAttendance(ctx: WriteContext): Promise<void> {
  await eachListed(
    (after) => listDue(ctx.db, ctx.now, after),
    ({ signUp }) => signUp.id,
    (row) =>
      inTransaction(ctx.db, async (tx) => {
        const activity = await lockActivity(tx, row.activityId);
        await issueCertificates(tx, ctx, activity, row.signUp, null);
      }),
  );
}
