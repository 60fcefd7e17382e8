import type { BillRow } from '@portal/contract/billing/bill';
import { billStateLabels, feeLabels } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import {
  amountColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { billVariants } from '../shared/bill-words.ts';

/** The amount of a bill: what is left to pay, or what was paid. */
const amountOf = ({ payableFen, paidFen }: BillRow) => (payableFen > 0 ? payableFen : paidFen);

const billColumns = (): ListColumn<BillRow>[] => [
  nameColumn('fee', m.field_fee(), {
    name: ({ feeLabel, period }) => `${feeLabel} ${period}`,
    href: ({ billId }) => paths.myPayment(billId),
    note: ({ no, place }) => `${no} · ${place}`,
  }),
  textColumn('period', m.field_period(), ({ period }) => period, { sortBy: '-period', part: 'hidden' }),
  textColumn('principal', m.billing_principal(), ({ principalFen }) => formatFen(principalFen), {
    align: 'end',
    part: 'hidden',
  }),
  {
    key: 'late',
    head: m.billing_late_fee(),
    align: 'end',
    part: 'fact',
    cell: ({ lateFeeFen }) => (lateFeeFen > 0 ? formatFen(lateFeeFen) : null),
  },
  amountColumn('amount', m.field_amount(), (bill) => formatFen(amountOf(bill))),
  textColumn('due', m.billing_due_date(), ({ dueDate }) => dueDate, { sortBy: '-due' }),
  statusColumn('state', m.field_state(), ({ state }) => state, billVariants, billStateLabels),
];

const tabNames = {
  OVERDUE: m.state_bill_overdue,
  OBJECTED: m.state_objected,
  PAID: m.state_bill_paid,
};

interface BillListProps {
  lead: ReactNode;
  actions: ReactNode;
}

/** All bills of the enterprise, whatever their state. */
export function BillList({ lead, actions }: BillListProps) {
  const { ownFees = [], dueFen } =
    useQueryOf('GET /api/propertyManage/bill/queryList', {}, { quiet: true }).data ?? {};
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...tabNames }),
      {
        kind: 'choice',
        name: 'feeCode',
        label: m.field_fee(),
        options: [
          ...optionsOf(feeLabels),
          ...ownFees.map(({ feeCode, feeLabel }) => ({ value: feeCode, text: feeLabel })),
        ],
      },
      {
        kind: 'choice',
        name: 'year',
        label: m.field_year(),
        options: [0, 1, 2].map((back) => {
          const year = String(new Date().getFullYear() - back);
          return { value: year, text: year };
        }),
      },
      { kind: 'text', name: 'keyword', label: m.field_bill_no() },
    ],
    { size: 20, sort: '-due', place: 'view' },
  );
  return (
    <ListPage
      name="own-bills"
      title={m.billing_cost_title()}
      note={dueFen !== undefined && m.billing_due_sum({ sum: formatFen(dueFen) })}
      lead={lead}
      actions={actions}
      endpoint="GET /api/propertyManage/bill/queryList"
      exportFrom="GET /api/propertyManage/bill/export"
      query={query}
      columns={billColumns()}
      rowKey={({ billId }) => billId}
      empty={{ title: m.billing_no_bills(), text: m.billing_no_bills_text() }}
    />
  );
}
