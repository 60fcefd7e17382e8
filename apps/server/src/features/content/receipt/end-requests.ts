import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { amendReceiptRequests } from '../../message/message.public.ts';
import type { articles } from '../article.table.ts';

type Article = Pick<typeof articles.$inferSelect, 'id' | 'title' | 'column' | 'withdrawReason'>;

/** Marks the messages requesting confirmation of a notice as obsolete once it's no longer public. */
export const endReceiptRequests = (
  tx: Db,
  { id, title, column, withdrawReason }: Article,
  now: Date,
): Promise<void> =>
  amendReceiptRequests(tx, {
    eventCode: 'NOTICE_WITHDRAWN',
    params: { title, reason: withdrawReason },
    link: paths.article(column, id),
    now,
  });
