import type { ReceiptRow } from '@portal/contract/content/article-receipt';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { dateColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ArticleState, statusNames } from '../shared/article-status.tsx';
import { columnNames } from '../shared/column-texts.ts';
import { LevelTag } from '../shared/LevelTag.tsx';
import { ReceiptShare } from './receipt/ReceiptShare.tsx';

const columns = (): ListColumn<ReceiptRow>[] => [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => title,
    href: ({ contentId }) => paths.manageReceipt(contentId),
  }),
  textColumn('column', m.field_column(), ({ column, level }) => (
    <>
      {columnNames[column]()} {level !== 'NORMAL' && <LevelTag level={level} />}
    </>
  )),
  stateColumn('state', m.field_state(), ({ status }) => <ArticleState status={status} />),
  dateColumn('publishAt', m.editing_published_at(), ({ publishAt }) => publishAt, {
    sortBy: '-published',
  }),
  textColumn('share', m.editing_receipt_share(), (row) => <ReceiptShare {...row} />, {
    width: '220px',
    nowrap: false,
  }),
  dateColumn('remindedAt', m.editing_receipt_reminded(), ({ remindedAt }) => remindedAt),
];

const statuses = ['PUBLISHED', 'EXPIRED', 'WITHDRAWN'] as const satisfies ReceiptRow['status'][];

/** Articles that require confirmation, each with its progress. */
export function Component() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title(), placeholder: m.editing_keyword_hint() },
      {
        kind: 'choice',
        name: 'column',
        label: m.field_column(),
        options: optionsOf(columnNames),
      },
      {
        kind: 'tabs',
        name: 'status',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          ...statuses.map((status) => ({ value: status, text: statusNames[status]() })),
        ],
      },
    ],
    { size: 20, sort: '-published' },
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
