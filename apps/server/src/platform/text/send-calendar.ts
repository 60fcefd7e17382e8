import type { FastifyReply } from 'fastify';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

/** Sends events as a calendar file; a public one may be kept by caches on the way. */
export const sendCalendarFile = (
  reply: FastifyReply,
  name: string,
  events: readonly CalendarEvent[],
  { isPublic = false }: { isPublic?: boolean } = {},
): FastifyReply =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .header('cache-control', isPublic ? 'no-cache' : 'private, no-cache')
    .send(writeCalendar(events));
