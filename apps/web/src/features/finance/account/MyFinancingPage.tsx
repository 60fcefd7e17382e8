import type { OwnFinancing } from '@portal/contract/finance/financing';
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
  textColumn,
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
import { consentText } from './consent-text.ts';

const FinancingDrawer = lazy(async () => ({
  default: (await import('./FinancingDrawer.tsx')).FinancingDrawer,
}));
const ConsentMatrix = lazy(async () => ({ default: (await import('./ConsentMatrix.tsx')).ConsentMatrix }));
const FinancingForm = lazy(async () => ({ default: (await import('./FinancingForm.tsx')).FinancingForm }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnFinancing>[] => [
  nameColumn('product', m.field_fin_product_name(), {
    name: ({ productName }) => <Written>{productName}</Written>,
    href: ({ applicationId }) => hrefOf(applicationId),
    opensPane: true,
    note: ({ institutionName }) => <Written>{institutionName}</Written>,
  }),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    m.market_amount({ amount: formatFen(amountFen) }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={financingVariants[state]}>{stateLabel}</Status>
  )),
  textColumn('consent', m.finance_consent(), ({ state, consent }) => consentText(state, consent)),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt),
];

/** The enterprise's financing applications, each with its consent. */
export function Component() {
  const query = useListQuery([stateTabs('state', { '': m.input_all_masculine, ...financingStateLabels })], {
    size: 20,
  });
  const compare = <ButtonLink href={paths.institutionList()}>{m.finance_task_compare()}</ButtonLink>;
  return (
    <ListPage
      name="own-financing"
      title={m.finance_financing_title()}
      note={m.finance_financing_note()}
      actions={
        <>
          <ButtonLink href={query.hrefWith({ consents: 'all' })} keepScroll>
            {m.finance_matrix()}
          </ButtonLink>
          {compare}
        </>
      }
      endpoint="GET /api/financeManage/application/queryOwnList"
      query={query}
      columns={columns((application) => query.hrefWith({ application }))}
      rowKey={({ applicationId }) => applicationId}
      empty={{ title: m.finance_no_financing(), text: m.finance_no_financing_text(), action: compare }}
    >
      <DetailPane query={query} name="application">
        {(id, close) => <FinancingDrawer id={id} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="consents">
        {(_all, close) => (
          <ConsentMatrix hrefOf={(application) => query.hrefWith({ application })} onClose={close} />
        )}
      </DetailPane>
      <DetailPane query={query} name="apply">
        {(productId, close) => <FinancingForm productId={productId} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
