import type { ManagedFinancing } from '@portal/contract/finance/manage';
import { type FinancingState, financingStateLabels } from '@portal/contract/finance/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { financingVariants } from '../shared/finance-variants.ts';
import { FinanceTabs } from './FinanceTabs.tsx';

const columns = (): ListColumn<ManagedFinancing>[] => [
  nameColumn('product', m.field_fin_product_name(), {
    name: ({ productName }) => <Written>{productName}</Written>,
    note: ({ no }) => no,
  }),
  writtenColumn('institution', m.field_institution_name(), ({ institutionName }) => institutionName),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    m.market_amount({ amount: formatFen(amountFen) }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={financingVariants[state as FinancingState]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
  dateColumn('due', m.finance_due(), ({ dueAt }) => dueAt),
];

const { DRAFT: _draft, ...receivedNames } = financingStateLabels;

/** The applications at all institutions. Applicant and purpose are not shown; they stay between the two sides. */
export function FinancingList() {
  const query = useListQuery([stateTabs('state', { '': m.input_all_masculine, ...receivedNames })], {
    size: 20,
    sort: '-submitted',
    place: 'view',
  });
  return (
    <ListPage
      name="financing"
      title={m.finance_manage_title()}
      note={m.finance_manage_note()}
      lead={<FinanceTabs current="financing" />}
      endpoint="GET /api/financeManage/application/queryManageList"
      exportFrom="GET /api/financeManage/application/export"
      query={query}
      columns={columns()}
      rowKey={({ applicationId }) => applicationId}
      empty={{ title: m.finance_no_financing() }}
    />
  );
}
