import type { ManagedArticleRow } from '@portal/contract/article-manage';
import { articleStatusLabels } from '@portal/contract/article-states';
import type { listManaged } from './managed-list.queries.ts';

type Row = Awaited<ReturnType<typeof listManaged>>[number];

const isUndecided = ({ status }: Pick<Row, 'status'>) => status === 'DRAFT' || status === 'PENDING';

export function viewManagedRow(row: Row): ManagedArticleRow {
  return {
    ...row,
    statusLabel: articleStatusLabels[row.status],
    publishAt: isUndecided(row) ? null : row.publishAt.getTime(),
    expireAt: row.expireAt?.getTime() ?? null,
    updatedAt: row.updatedAt.getTime(),
  };
}
