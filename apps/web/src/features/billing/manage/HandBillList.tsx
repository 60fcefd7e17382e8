import type { HandBillRow } from '@portal/contract/billing/hand-bill';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { BillTabs } from './BillTabs.tsx';

const { variants, labels } = handBillLifecycle;

const handBillColumns = (): ListColumn<HandBillRow>[] => [
  nameColumn('enterprise', m.field_enterprise(), {
    name: ({ enterpriseName }) => enterpriseName,
    href: ({ handBillId }) => paths.manageHandBill(handBillId),
    note: ({ kindLabel, feeLabel }) => `${kindLabel} · ${feeLabel}`,
  }),
  amountColumn('amount', m.field_amount(), ({ amountFen }) => formatFen(amountFen)),
  textColumn('due', m.billing_due_date(), ({ dueDate }) => dueDate),
  writtenColumn('user', m.field_handler(), ({ userName }) => userName),
  dateColumn('created', m.case_created(), ({ createdAt }) => createdAt),
  statusColumn('state', m.field_state(), ({ state }) => state, variants, labels),
];

/** Bills and credit notes by hand, from the draft to what was issued. */
export function HandBillList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...labels }),
      { kind: 'text', name: 'keyword', label: m.charge_keyword() },
      { kind: 'hidden', name: 'view' },
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="hand-bills"
      title={m.billing_bill_manage()}
      lead={<BillTabs current="hand" />}
      actions={
        <ForDesk>
          <ButtonLink href={paths.manageHandBill('new', { kind: 'CREDIT' })}>
            {m.charge_new_credit()}
          </ButtonLink>
          <ButtonLink href={paths.manageHandBill('new')} variant="main" icon={plusIcon}>
            {m.charge_new_bill()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/propertyManage/handBill/queryList"
      query={query}
      columns={handBillColumns()}
      rowKey={({ handBillId }) => handBillId}
      bulk={{ nameOf: ({ enterpriseName, feeLabel }) => `${enterpriseName} ${feeLabel}` }}
      empty={{ title: m.charge_no_by_hand() }}
    />
  );
}
