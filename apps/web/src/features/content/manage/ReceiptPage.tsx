import type { receiptReader } from '@portal/contract/content/article-receipt';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { dateColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { bellIcon, externalLinkIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ArticleState } from '../shared/article-status.tsx';
import styles from './receipt/Receipt.module.css';
import { ReceiptShare } from './receipt/ReceiptShare.tsx';

const detail = 'GET /api/infoManage/receipt/queryDetail';

const columns = (): ListColumn<z.infer<typeof receiptReader>>[] => [
  nameColumn('name', m.field_enterprise(), { name: ({ name }) => name }),
  stateColumn('state', m.field_state(), ({ confirmedAt }) =>
    confirmedAt === null ? (
      <Status kind="waiting">{m.editing_receipt_unread()}</Status>
    ) : (
      <Status kind="done">{m.editing_receipt_read()}</Status>
    ),
  ),
  dateColumn('confirmedAt', m.editing_receipt_confirmed_at(), ({ confirmedAt }) => confirmedAt, {
    sortBy: '-confirmed',
  }),
  textColumn('confirmedBy', m.editing_receipt_confirmed_by(), ({ confirmedBy }) => confirmedBy),
];

/** Which enterprises have confirmed an article and which have not. */
export function Component() {
  const { id = '' } = useParams();
  const readsOnly = useReadsOnly();
  const { data } = useQueryOf(detail, { id, pageSize: 1 }, { quiet: true });
  const remind = useMutationOf('POST /api/infoManage/receipt/remind', {
    done: ({ reminded }) => m.editing_receipt_remind_done({ count: reminded }),
    invalidates: [detail, 'GET /api/infoManage/receipt/queryList'],
  });
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_enterprise() },
      {
        kind: 'tabs',
        name: 'read',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          { value: '0', text: m.editing_receipt_unread() },
          { value: '1', text: m.editing_receipt_read() },
        ],
      },
    ],
    { size: 20 },
  );
  const article = data?.article;
  const askAndRemind = async (count: number) => {
    const question = {
      title: m.editing_receipt_remind_ask({ count }),
      text: m.editing_receipt_remind_ask_text(),
    };
    if (await confirm({ ...question, ok: m.editing_receipt_remind() })) await remind.run({ id });
  };
  return (
    <ListPage
      name="receipt-readers"
      title={article?.title ?? m.editing_receipt_title()}
      lead={
        article && (
          <Stack gap={10} below={20} className={styles.share}>
            <ArticleState status={article.status} />
            <ReceiptShare {...article} />
          </Stack>
        )
      }
      exportFrom="GET /api/infoManage/receipt/export"
      actions={
        article && (
          <>
            {article.status !== 'WITHDRAWN' && (
              <ButtonLink
                href={paths.article(article.column, article.contentId)}
                icon={externalLinkIcon}
                target="_blank"
              >
                {m.act_public_page()}
              </ButtonLink>
            )}
            {!readsOnly && data.mayRemind && (
              <Button
                variant="main"
                icon={bellIcon}
                busy={remind.busy}
                onClick={() => void askAndRemind(article.total - article.confirmed)}
              >
                {m.editing_receipt_remind()}
              </Button>
            )}
          </>
        )
      }
      note={
        article &&
        (article.remindedAt === null
          ? undefined
          : m.editing_receipt_reminded_at({ time: formatDate(article.remindedAt) }))
      }
      endpoint={detail}
      fixed={{ id }}
      query={query}
      columns={columns()}
      rowKey={({ enterpriseId }) => enterpriseId}
      empty={{ title: m.editing_receipt_nobody(), text: m.editing_receipt_nobody_text() }}
    />
  );
}
