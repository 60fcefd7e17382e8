import { id as idShape } from '@portal/contract/fields';
import { paths } from '@portal/contract/paths';
import type { FastifyReply } from 'fastify';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendCalendarFile } from '../../platform/text/send-calendar.ts';
import { findArticle } from './article.queries.ts';

/** Sends the last day of a notice as a calendar file; 404 if the notice doesn't exist or has expired. */
export async function sendNoticeCalendar(
  { clock, database, env }: Pick<Deps, 'clock' | 'database' | 'env'>,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = clock.now();
  const row = idShape.safeParse(id).success ? await findArticle(database.db, id, 'zh', now) : null;
  if (row?.column !== 'NOTICE' || !row.expireAt || row.expireAt <= now) {
    return reply.code(404).type('text/plain; charset=utf-8').send('404');
  }
  const event = {
    uid: `${id}@park-portal`,
    // `expireAt` is the first moment at which it's no longer valid.
    at: chinaDayOf(new Date(row.expireAt.getTime() - 1)),
    summary: row.title,
    place: '',
    description: [row.issueNo, row.source, row.summary].filter(Boolean).join('\n'),
    url: env.PUBLIC_URL + paths.article('NOTICE', id),
    remindBefore: [1],
    version: row.version,
    changedAt: row.updatedAt,
  };
  return sendCalendarFile(reply, id, [event]);
}
