import type { activityCalendar } from '@portal/contract/activity/public';
import type { FastifyReply } from 'fastify';
import type { ContextOf, InputOf, ReplyContext } from '../../platform/http/context.ts';
import { sendCalendarFile } from '../../platform/text/send-calendar.ts';
import type { CalendarEvent } from '../../platform/text/write-calendar.ts';
import { getActivity, isPublic, listActivities } from './activity.queries.ts';
import type { Activity } from './activity.table.ts';
import { publicPath } from './public-path.ts';

const maxInFeed = 200;

const eventOf =
  (publicUrl: string) =>
  (activity: Activity): CalendarEvent => ({
    uid: `${activity.id}@park-portal`,
    at: { from: activity.startAt, to: activity.endAt },
    summary: activity.title,
    place: activity.place,
    description: activity.organizer,
    url: publicUrl + publicPath(activity),
    remindBefore: [1],
    version: activity.version,
    changedAt: activity.updatedAt,
  });

/**
 * Sends a calendar file of one activity or of all upcoming ones.
 * @throws {AppError} 500404
 */
export const sendCalendar = async (
  { db, env, now, reply }: ReplyContext<ContextOf<typeof activityCalendar>['actor']>,
  { id }: InputOf<typeof activityCalendar>,
): Promise<FastifyReply> => {
  const rows =
    id === undefined
      ? await listActivities(db, { period: 'COMING' }, { pageNo: 1, pageSize: maxInFeed }, now)
      : [await getActivity(db, id, isPublic)];
  return sendCalendarFile(reply, id ?? 'activities', rows.map(eventOf(env.PUBLIC_URL)), { isPublic: true });
};
