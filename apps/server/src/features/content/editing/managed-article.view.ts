import type { ArticleLevel } from '@portal/contract/content/article';
import { type ArticleStatus, articleStatusLabels } from '@portal/contract/content/article-states';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { columnNames } from '../column-names.ts';
import type { listManaged } from './managed-list.queries.ts';

interface Row {
  status: ArticleStatus;
  publishAt: Date;
  updatedAt: Date;
}

const isUndecided = ({ status }: Row) => status === 'DRAFT' || status === 'PENDING';

/** An article in any state, as a list row. */
export const viewManagedRow = <Given extends Row>(row: Given) => ({
  ...row,
  statusLabel: articleStatusLabels[row.status](),
  publishAt: isUndecided(row) ? null : row.publishAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});

/** Level names for texts that are always in Chinese. */
export const levelLabels: Record<ArticleLevel, string> = {
  NORMAL: '一般',
  IMPORTANT: '重要',
  URGENT: '紧急',
};

export const managedColumns: readonly SheetColumn<Awaited<ReturnType<typeof listManaged>>[number]>[] = [
  { head: '标题', value: ({ title }) => title, width: 48 },
  { head: '栏目', value: ({ column }) => columnNames[column] },
  { head: '状态', value: ({ status }) => articleStatusLabels[status](), width: 12 },
  { head: '级别', value: ({ level }) => levelLabels[level], width: 10 },
  { head: '编辑', value: ({ fromEnterprise, authorName }) => fromEnterprise || authorName },
  { head: '发布时间', value: (row) => (isUndecided(row) ? null : row.publishAt), width: 22 },
  { head: '有效期至', value: ({ expireAt }) => expireAt, width: 22, format: 'end' },
  { head: '浏览', value: ({ views }) => views, width: 10 },
  { head: '更新时间', value: ({ updatedAt }) => updatedAt, width: 22 },
];
