import { quizTries } from '@portal/contract/activity/learn-terms';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../../feature/todo-source.ts';
import { activities, signUps } from '../activity.table.ts';
import { learnLink } from '../public-path.ts';
import { quizAttempts, quizzes } from './quiz.table.ts';

/** Open quizzes not passed yet, for attendees who have an attempt left. */
export const quizTodo: TodoSource = {
  kind: 'QUIZ',
  async list(db, { actor, now, limit }) {
    if (actor.userType === '900') return [];
    const tries = (condition: ReturnType<typeof sql>) =>
      sql`(select count(*) from ${quizAttempts} as t where t.quiz_id = ${quizzes.id}
        and t.user_id = ${actor.userId} and ${condition})`;
    const rows = await db
      .select({ id: quizzes.id, title: activities.title, dueAt: quizzes.openTo, total: todoTotal })
      .from(quizzes)
      .innerJoin(activities, eq(activities.id, quizzes.activityId))
      .innerJoin(signUps, eq(signUps.activityId, quizzes.activityId))
      .where(
        and(
          eq(signUps.userId, actor.userId),
          eq(signUps.status, 'CHECKED_IN'),
          inArray(activities.status, ['PUBLISHED', 'ARCHIVED']),
          lte(quizzes.openFrom, now),
          gt(quizzes.openTo, now),
          sql`${tries(sql`t.is_passed`)} = 0`,
          sql`${tries(sql`t.status = 'SUBMITTED'`)} < ${quizTries}`,
        ),
      )
      .orderBy(asc(quizzes.openTo), asc(quizzes.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, link: `${learnLink}/${row.id}` }));
  },
};
