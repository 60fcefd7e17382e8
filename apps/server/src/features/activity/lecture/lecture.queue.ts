import { lectureStateLabels } from '@portal/contract/activity/learn-terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../../feature/queue-source.ts';
import { activities, teachers } from '../activity.table.ts';
import { lectureQuestions } from './lecture.table.ts';

/** Selected questions to teachers who answer from their own account. */
export const taughtQueue: QueueSource = {
  kind: 'TAUGHT_QUESTION',
  label: m.learn_question,
  role: 'EXPERT',
  stateLabels: { SELECTED: lectureStateLabels.SELECTED },
  isFor: (userId) => sql`waiting.teacher_user_id = ${userId}`,
  waiting: sql`
    select ${lectureQuestions.id} as ref_id, ${activities.title} as title, ${lectureQuestions.status} as state,
      ${lectureQuestions.createdAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id,
      ${teachers.userId} as teacher_user_id
    from ${lectureQuestions} join ${activities} on ${activities.id} = ${lectureQuestions.activityId}
    join ${teachers} on ${teachers.id} = ${lectureQuestions.teacherId}
    where ${lectureQuestions.status} = 'SELECTED'`,
};

/** Unanswered questions to teachers. */
export const lectureQueue: QueueSource = {
  kind: 'LECTURE_QUESTION',
  label: m.learn_question,
  role: 'OP_SERVICE',
  stateLabels: { SUBMITTED: lectureStateLabels.SUBMITTED, SELECTED: lectureStateLabels.SELECTED },
  waiting: sql`
    select ${lectureQuestions.id} as ref_id, ${activities.title} as title, ${lectureQuestions.status} as state,
      ${lectureQuestions.createdAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${lectureQuestions} join ${activities} on ${activities.id} = ${lectureQuestions.activityId}
    where ${lectureQuestions.status} in ('SUBMITTED', 'SELECTED')`,
};
