import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { NoticeRow } from '@portal/contract/report/notice';
import * as m from '@portal/texts/messages';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  actsColumn,
  amountColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { chosenMonths, currentMonth, moveMonth } from './term.ts';

const useSend = () =>
  useMutationOf('POST /api/propertyManage/notice/send', {
    done: ({ sent }) => m.report_notice_sent({ count: sent }),
    invalidates: ['GET /api/propertyManage/notice/queryList'],
  });

/** Prints the notice of one tenant, or sends it again. */
function NoticeActs({ notice, period }: { notice: NoticeRow; period: string }) {
  const send = useSend();
  const { enterpriseId } = notice;
  return (
    <Row gap={8}>
      <ExportButton
        size="small"
        endpoint="GET /api/propertyManage/notice/print"
        input={{ period, enterpriseId }}
        text={m.report_pdf()}
      />
      <ForDesk>
        <Button
          size="small"
          busy={send.busy}
          onClick={() => void send.run({ data: { period, enterpriseId } })}
        >
          {notice.times > 0 ? m.report_notice_send_again() : m.report_notice_send()}
        </Button>
      </ForDesk>
    </Row>
  );
}

/** Sends the notices that were not sent yet. */
function SendAll({ period }: { period: string }) {
  const send = useSend();
  const ask = async () => {
    const isMeant = await confirm({
      title: m.report_notice_send_all(),
      text: m.report_notice_send_all_text({ period }),
      ok: m.report_notice_send_all(),
    });
    if (isMeant) await send.run({ data: { period } });
  };
  return (
    <Button variant="main" busy={send.busy} onClick={() => void ask()}>
      {m.report_notice_send_all()}
    </Button>
  );
}

const noticeColumns = (period: string): ListColumn<NoticeRow>[] => [
  nameColumn('enterprise', m.field_enterprise(), {
    name: ({ enterpriseName }) => <Written>{enterpriseName}</Written>,
  }),
  textColumn('no', m.report_notice_no(), ({ no }) => no),
  textColumn('code', m.report_notice_remittance(), ({ code }) => `${code.slice(0, 4)} ${code.slice(4)}`),
  numberColumn('bills', m.billing_bill_count(), ({ bills }) => bills),
  amountColumn('total', m.report_notice_due(), ({ totalFen }) => formatFen(totalFen)),
  textColumn('due', m.report_notice_due_day(), ({ dueDay }) => dueDay),
  dateColumn('sent', m.report_notice_sent_at(), ({ sentAt }) => sentAt),
  actsColumn('acts', m.act_bar(), (notice) => <NoticeActs notice={notice} period={period} />),
];

/** The payment notices of a month: one for each tenant with something to pay. */
export function Component() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_enterprise() },
      {
        kind: 'choice',
        name: 'period',
        label: m.field_month(),
        options: Array.from({ length: chosenMonths }, (_, back) => {
          const month = moveMonth(currentMonth(), -back);
          return { value: month, text: month };
        }),
      },
    ],
    { size: 20 },
  );
  const period = query.values.period || currentMonth();
  return (
    <ListPage
      name="payment-notices"
      title={m.report_notice()}
      note={m.report_notice_note({ period })}
      actions={
        <>
          <ButtonLink href={paths.manageBusinessReport()}>{m.report_title()}</ButtonLink>
          <ExportButton
            endpoint="GET /api/propertyManage/notice/printAll"
            input={{ period }}
            text={m.report_notice_print_all()}
          />
          <ForDesk>
            <SendAll period={period} />
          </ForDesk>
        </>
      }
      endpoint="GET /api/propertyManage/notice/queryList"
      query={query}
      columns={noticeColumns(period)}
      rowKey={({ enterpriseId }) => enterpriseId}
      bulk={{ nameOf: ({ enterpriseName }) => enterpriseName }}
      empty={{ title: m.report_notice_none(), text: m.report_notice_none_text() }}
    />
  );
}
