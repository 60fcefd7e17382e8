import type {
  activityQueryCalendar,
  activityQueryDetail,
  activityQueryList,
  teacherQueryList,
} from '@portal/contract/activity/public';
import { calendarWeeks } from '@portal/contract/activity/public';
import { mondayOf } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import {
  countActivities,
  countChoices,
  getActivity,
  isPublic,
  listActivities,
  listBetween,
  listTeachers,
  listTeachersOf,
} from './activity.queries.ts';
import { viewActivity, viewDetail, viewTeacher } from './activity.view.ts';

export const queryActivities: Verb<typeof activityQueryList> = async ({ db, now }, input) => {
  const [page, counts] = await Promise.all([
    pageOf(input, listActivities(db, input, input, now), countActivities(db, input, now), (row) =>
      viewActivity(row, now),
    ),
    countChoices(db, input.period, now),
  ]);
  return { ...page, counts };
};

/** Five weeks starting from the Monday of the given day's week, limited to a year back and a year ahead. */
export const queryCalendar: Verb<typeof activityQueryCalendar> = async ({ db, now }, { date }) => {
  const today = chinaDayOf(now);
  const isNear = date !== undefined && date > addDays(today, -366) && date < addDays(today, 366);
  const from = mondayOf(isNear ? date : today);
  const to = addDays(from, calendarWeeks * 7);
  const rows = await listBetween(db, startOfChinaDay(from), startOfChinaDay(to));
  return { from, today, rows: rows.map((row) => viewActivity(row, now)) };
};

/** @throws {AppError} 500404 */
export const queryActivity: Verb<typeof activityQueryDetail> = async ({ db, now }, { id }) => {
  const activity = await getActivity(db, id, isPublic);
  const [teachers, names] = await Promise.all([
    listTeachersOf(db, activity.teacherIds),
    readNames(db, 'INDUSTRY_TAG', activity.tagCodes),
  ]);
  return viewDetail(
    activity,
    teachers,
    activity.tagCodes.flatMap((code) => names.get(code) ?? []),
    now,
  );
};

export const queryTeachers: Verb<typeof teacherQueryList> = async ({ db, now }) => ({
  rows: (await listTeachers(db, now)).map(({ coming, ...teacher }) => ({ ...viewTeacher(teacher), coming })),
});
