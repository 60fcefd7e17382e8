import type { ReceiptRow } from '@portal/contract/content/article-receipt';
import { articleStatusLabels } from '@portal/contract/content/article-states';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { columnNames } from '../column-names.ts';
import type { findReader, listReceiptArticles } from './receipt.queries.ts';

type Row = Awaited<ReturnType<typeof listReceiptArticles>>[number];
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

export function viewReceiptRow({ figures, publishAt, remindedAt, ...row }: Row): ReceiptRow {
  return { ...row, ...figures, publishAt: publishAt.getTime(), remindedAt: remindedAt?.getTime() ?? null };
}

export const viewReader = (reader: Reader) => ({
  ...reader,
  confirmedAt: reader.confirmedAt?.getTime() ?? null,
});

/** Reminders are sent once per day of Asia/Shanghai, while the article is published and not confirmed by all. */
export const mayRemind = ({ status, figures, remindedAt }: Row, now: Date): boolean =>
  status === 'PUBLISHED' &&
  figures.confirmed < figures.total &&
  (remindedAt === null || chinaDayOf(remindedAt) !== chinaDayOf(now));

export const articleColumns: readonly SheetColumn<Row>[] = [
  { head: '标题', value: ({ title }) => title, width: 48 },
  { head: '栏目', value: ({ column }) => columnNames[column], width: 12 },
  { head: '状态', value: ({ status }) => articleStatusLabels[status](), width: 12 },
  { head: '发布时间', value: ({ publishAt }) => publishAt, width: 20 },
  { head: '已确认企业', value: ({ figures }) => figures.confirmed, width: 12 },
  { head: '应确认企业', value: ({ figures }) => figures.total, width: 12 },
  { head: '上次提醒', value: ({ remindedAt }) => remindedAt, width: 20 },
];

export const readerColumns: readonly SheetColumn<Reader>[] = [
  { head: '企业', value: ({ name }) => name, width: 36 },
  { head: '是否已读', value: ({ confirmedAt }) => (confirmedAt ? '已读' : '未读'), width: 12 },
  { head: '确认时间', value: ({ confirmedAt }) => confirmedAt, width: 22 },
  { head: '确认人', value: ({ confirmedBy }) => confirmedBy },
];
