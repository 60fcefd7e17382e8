import { paths } from '@portal/contract/paths';
import { desc } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../../feature/todo-source.ts';
import { articles } from '../article.table.ts';
import { isOwedBy } from './owed-receipts.public.ts';

/** Notices the user's enterprise still has to confirm. */
export const receiptTodo: TodoSource = {
  kind: 'RECEIPT',
  async list(db, { actor, now, limit }) {
    const { enterpriseId, auditStatus } = actor;
    if (enterpriseId === null || auditStatus !== '2') return [];
    const { id, title, column, expireAt: dueAt } = articles;
    const rows = await db
      .select({ id, title, column, dueAt, total: todoTotal })
      .from(articles)
      .where(isOwedBy(db, enterpriseId, now))
      .orderBy(desc(articles.publishAt), desc(id))
      .limit(limit);
    return rows.map(({ column: folder, ...row }) => ({ ...row, link: paths.article(folder, row.id) }));
  },
};
