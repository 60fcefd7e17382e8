import type { ActivityDetail, ActivityRow, Teacher } from '@portal/contract/activity/public';
import { phaseOf } from './activity.policy.ts';
import type { CountedActivity } from './activity.queries.ts';
import type { Activity, TeacherRecord } from './activity.table.ts';

const instants = ({ startAt, endAt, signFrom, signTo }: Activity) => ({
  startAt: startAt.getTime(),
  endAt: endAt.getTime(),
  signFrom: signFrom.getTime(),
  signTo: signTo.getTime(),
});

/** An activity as it appears in public lists. */
export const viewActivity = (activity: CountedActivity, now: Date): ActivityRow => ({
  ...activity,
  ...instants(activity),
  activityId: activity.id,
  state: activity.status,
  phase: phaseOf(activity, activity.taken, now),
});

export const viewTeacher = (teacher: TeacherRecord): Teacher => ({ ...teacher, teacherId: teacher.id });

export const viewDetail = (
  activity: CountedActivity,
  teachers: readonly TeacherRecord[],
  tagNames: readonly string[],
  now: Date,
): ActivityDetail => ({
  ...activity,
  ...viewActivity(activity, now),
  audience: {
    userTypes: activity.userTypes,
    auditedOnly: activity.auditedOnly,
    tagCodes: activity.tagCodes,
  },
  tagNames: [...tagNames],
  cancelDeadline: activity.cancelDeadline.getTime(),
  teachers: teachers.map(viewTeacher),
  // The reason for a return before publication is internal to the office.
  reason: activity.status === 'CANCELLED' ? activity.reason : '',
});
