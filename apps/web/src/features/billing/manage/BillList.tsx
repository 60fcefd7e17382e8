import type { ManagedBill } from '@portal/contract/billing/bill-manage';
import { billStateLabels, feeLabels } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { billVariants } from '../shared/bill-words.ts';
import { BillTabs } from './BillTabs.tsx';
import { recentMonths } from './months.ts';
import { useOwnFeeOptions } from './use-own-fee-options.ts';

const BillDrawer = lazy(async () => ({ default: (await import('./BillDrawer.tsx')).BillDrawer }));

const billColumns = (hrefOf: (id: string) => string): ListColumn<ManagedBill>[] => [
  nameColumn(
    'no',
    m.field_bill_no(),
    {
      name: ({ no }) => no,
      href: ({ billId }) => hrefOf(billId),
      opensPane: true,
      note: ({ place }) => place,
    },
    { sortBy: '-created' },
  ),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  textColumn('fee', m.field_fee(), ({ feeLabel }) => feeLabel),
  textColumn('period', m.field_period(), ({ period }) => period),
  textColumn('principal', m.billing_principal(), ({ principalFen }) => formatFen(principalFen), {
    align: 'end',
  }),
  textColumn('late', m.billing_late_fee(), ({ lateFeeFen }) => formatFen(lateFeeFen), { align: 'end' }),
  amountColumn('payable', m.billing_payable(), ({ payableFen }) => formatFen(payableFen)),
  textColumn('due', m.billing_due_date(), ({ dueDate }) => dueDate, { sortBy: 'due' }),
  statusColumn('state', m.field_state(), ({ state }) => state, billVariants, billStateLabels),
];

/** The bills of all enterprises; one opens in a drawer. */
export function BillList() {
  const ownFees = useOwnFeeOptions();
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...billStateLabels }),
      { kind: 'text', name: 'keyword', label: m.billing_bill_keyword() },
      {
        kind: 'choice',
        name: 'feeCode',
        label: m.field_fee(),
        options: [...optionsOf(feeLabels), ...ownFees],
      },
      {
        kind: 'choice',
        name: 'period',
        label: m.field_period(),
        options: recentMonths(24).map((period) => ({ value: period, text: period })),
      },
      { kind: 'hidden', name: 'runId' },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="bills"
      title={m.billing_bill_manage()}
      lead={<BillTabs current="bills" />}
      endpoint="GET /api/propertyManage/bill/queryManageList"
      exportFrom="GET /api/propertyManage/bill/exportManage"
      query={query}
      columns={billColumns((bill) => query.hrefWith({ bill }))}
      rowKey={({ billId }) => billId}
      bulk={{
        nameOf: ({ no }) => no,
        more: (keys) => (
          <ExportButton
            endpoint="GET /api/propertyManage/bill/exportManage"
            input={{ ids: keys.join(',') }}
            text={m.bulk_export_chosen()}
          />
        ),
      }}
      empty={{
        title: m.billing_no_bills(),
        action: <ButtonLink href={paths.manageBills({ view: 'runs' })}>{m.billing_tab_runs()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="bill">
        {(id, close) => <BillDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
