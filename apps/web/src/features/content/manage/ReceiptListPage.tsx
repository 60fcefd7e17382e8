import type { ReceiptRow } from '@portal/contract/article-receipt';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticleState, statusNames } from '../shared/article-status.tsx';
import { columnNames } from '../shared/column-texts.ts';
import { LevelTag } from '../shared/LevelTag.tsx';
import { ReceiptShare } from './receipt/ReceiptShare.tsx';

const columns = (): ListColumn<ReceiptRow>[] => [
  {
    key: 'title',
    head: m.field_title(),
    cell: ({ contentId, title }) => (
      <Link href={paths.manageReceipt(contentId)}>
        <span lang={langOfContent('zh')}>{title}</span>
      </Link>
    ),
    rowHeader: true,
    shown: 'always',
  },
  {
    key: 'column',
    head: m.field_column(),
    cell: ({ column, level }) =>
      level === 'NORMAL' ? (
        columnNames[column]()
      ) : (
        <>
          {columnNames[column]()} <LevelTag level={level} />
        </>
      ),
    nowrap: true,
  },
  {
    key: 'state',
    head: m.field_state(),
    cell: ({ status }) => <ArticleState status={status} />,
    nowrap: true,
  },
  {
    key: 'publishAt',
    head: m.editing_published_at(),
    cell: ({ publishAt }) => formatDate(publishAt),
    nowrap: true,
  },
  { key: 'share', head: m.editing_receipt_share(), cell: (row) => <ReceiptShare {...row} />, width: '220px' },
  {
    key: 'remindedAt',
    head: m.editing_receipt_reminded(),
    cell: ({ remindedAt }) => (remindedAt === null ? '—' : formatDate(remindedAt)),
    nowrap: true,
  },
];

const statuses = ['PUBLISHED', 'EXPIRED', 'WITHDRAWN'] as const satisfies ReceiptRow['status'][];

/** Articles that ask to be confirmed, each with how far it has come. */
export function Component() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title(), placeholder: m.editing_keyword_hint() },
      {
        kind: 'choice',
        name: 'column',
        label: m.field_column(),
        options: codesOf(columnNames).map((column) => ({ value: column, text: columnNames[column]() })),
      },
      {
        kind: 'choice',
        name: 'status',
        label: m.field_state(),
        options: statuses.map((status) => ({ value: status, text: statusNames[status]() })),
      },
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="receipt"
      title={m.editing_receipt_title()}
      note={m.editing_receipt_note()}
      endpoint="GET /api/infoManage/receipt/queryList"
      exportFrom="GET /api/infoManage/receipt/exportList"
      query={query}
      columns={columns()}
      rowKey={({ contentId }) => contentId}
      empty={{ title: m.editing_receipt_empty(), text: m.editing_receipt_empty_text() }}
    />
  );
}
