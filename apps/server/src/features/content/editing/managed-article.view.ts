import { type ArticleStatus, articleStatusLabels } from '@portal/contract/article-states';

interface Row {
  status: ArticleStatus;
  publishAt: Date;
  updatedAt: Date;
}

const isUndecided = ({ status }: Row) => status === 'DRAFT' || status === 'PENDING';

/** A row of a list of articles in any state. */
export const viewManagedRow = <Given extends Row>(row: Given) => ({
  ...row,
  statusLabel: articleStatusLabels[row.status],
  publishAt: isUndecided(row) ? null : row.publishAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});
