import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { articles } from '../article.table.ts';
import { listSlowReaders } from './receipt.queries.ts';

type Article = Pick<typeof articles.$inferSelect, 'id' | 'title' | 'column'>;

/** Asks enterprises that haven't confirmed an article to do so; returns their number. */
export async function askForReceipts(tx: Db, { id, title, column }: Article, now: Date): Promise<number> {
  const { enterpriseIds, userIds } = await listSlowReaders(tx, id);
  if (userIds.length > 0)
    await sendMessage(tx, {
      eventCode: 'NOTICE_RECEIPT',
      userIds,
      params: { title },
      link: paths.article(column, id),
      now,
    });
  return enterpriseIds.length;
}
