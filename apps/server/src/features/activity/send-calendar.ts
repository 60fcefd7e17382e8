import type { activityCalendar } from '@portal/contract/activity/public';
import type { FastifyReply } from 'fastify';
import type { ContextOf, InputOf, ReplyContext } from '../../platform/http/context.ts';
import { type CalendarEvent, writeCalendar } from '../../platform/text/write-calendar.ts';
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
    description: `${activity.place}\n${activity.organizer}`,
    url: publicUrl + publicPath(activity),
    remindBefore: [1],
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
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${id ?? 'activities'}.ics"`)
    .header('cache-control', 'no-cache')
    .send(writeCalendar(rows.map(eventOf(env.PUBLIC_URL)), now));
};
