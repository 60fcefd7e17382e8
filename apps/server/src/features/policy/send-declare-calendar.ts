import { id as idShape } from '@portal/contract/fields';
import { paths } from '@portal/contract/paths';
import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import type { FastifyReply } from 'fastify';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendCalendarFile } from '../../platform/text/send-calendar.ts';
import type { CalendarEvent } from '../../platform/text/write-calendar.ts';
import { findDeclareItem } from './declare-item.queries.ts';
import { viewDeclareItem } from './declare-item.view.ts';

function eventsOf(
  item: DeclareItemDetail,
  revision: Pick<CalendarEvent, 'version' | 'changedAt'>,
  publicUrl: string,
): CalendarEvent[] {
  const url = publicUrl + paths.declareItem(item.itemId);
  const description = `申报窗口 ${item.windowFrom} 至 ${item.windowTo}\n${item.contactOffice} ${item.contactPhone}`;
  const about = { ...revision, place: item.contactOffice, description, url };
  const opening = {
    ...about,
    uid: `${item.itemId}-from@park-portal`,
    at: item.windowFrom,
    summary: `开始申报：${item.title}`,
    remindBefore: [],
  };
  const closing = {
    ...about,
    uid: `${item.itemId}-to@park-portal`,
    at: item.windowTo,
    summary: `申报截止：${item.title}`,
    remindBefore: [7, 1],
  };
  return item.state === 'COMING' ? [opening, closing] : [closing];
}

/** Sends the first and last day of an item's window as a calendar file; 404 if there is no such item. */
export async function sendDeclareCalendar(
  { clock, database, env }: Pick<Deps, 'clock' | 'database' | 'env'>,
  itemId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = idShape.safeParse(itemId).success ? await findDeclareItem(database.db, itemId) : null;
  if (!row) return reply.code(404).type('text/plain; charset=utf-8').send('404');
  const item = viewDeclareItem(row, [], chinaDayOf(clock.now()));
  const revision = { version: row.version, changedAt: row.updatedAt };
  return sendCalendarFile(reply, itemId, eventsOf(item, revision, env.PUBLIC_URL));
}
