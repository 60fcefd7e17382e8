import type { ReceivedFinancing } from '@portal/contract/finance/financing';
import { financingStateLabels } from '@portal/contract/finance/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { financingVariants } from '../shared/finance-variants.ts';

const ReceivedDrawer = lazy(async () => ({ default: (await import('./ReceivedDrawer.tsx')).ReceivedDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ReceivedFinancing>[] => [
  nameColumn('product', m.field_fin_product_name(), {
    name: ({ productName }) => <Written>{productName}</Written>,
    href: ({ applicationId }) => hrefOf(applicationId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('applicant', m.field_applicant(), ({ applicantName }) => applicantName),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    m.market_amount({ amount: formatFen(amountFen) }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={financingVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

const { DRAFT: _draft, ...receivedNames } = financingStateLabels;

/** Applications received by an institution; one opens in a drawer. */
export function Component() {
  const query = useListQuery([stateTabs('state', { '': m.input_all_masculine, ...receivedNames })], {
    size: 20,
    sort: '-submitted',
  });
  return (
    <ListPage
      name="received-financing"
      title={m.finance_received_title()}
      note={m.finance_received_note()}
      endpoint="GET /api/financeManage/application/queryReceivedList"
      query={query}
      columns={columns((application) => query.hrefWith({ application }))}
      rowKey={({ applicationId }) => applicationId}
      empty={{
        title: m.finance_none_received(),
        text: m.finance_none_received_text(),
        action: <ButtonLink href={paths.ownFinance()}>{m.finance_own_title()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="application">
        {(id, close) => <ReceivedDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
