import type { OwnFinProduct } from '@portal/contract/finance/public';
import { finProductKindLabels, finProductStateLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { dateColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { finProductVariants } from '../shared/finance-variants.ts';
import { amountRange, rateRange } from '../shared/money-texts.ts';

const OwnProductDrawer = lazy(async () => ({
  default: (await import('./OwnProductDrawer.tsx')).OwnProductDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnFinProduct>[] => [
  nameColumn('name', m.field_fin_product_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ productId }) => hrefOf(productId),
    opensPane: true,
    note: ({ kind }) => finProductKindLabels[kind](),
  }),
  textColumn('amount', m.field_amount(), amountRange),
  textColumn('rate', m.finance_nominal(), rateRange),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={finProductVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.market_updated(), ({ updatedAt }) => updatedAt),
];

interface OwnProductsProps {
  isOpen: boolean;
  policies: { policyId: string; title: string }[];
}

/** The products of the user's institution; one opens in a drawer. */
export function OwnProducts({ isOpen, policies }: OwnProductsProps) {
  const query = useListQuery([
    stateTabs('state', { '': m.input_all_masculine, ...finProductStateLabels }),
    { kind: 'text', name: 'keyword', label: m.field_fin_product_name() },
  ]);
  return (
    <>
      <ListSection
        endpoint="GET /api/financeManage/product/queryOwnList"
        query={query}
        caption={m.finance_products()}
        columns={columns((product) => query.hrefWith({ product }))}
        rowKey={({ productId }) => productId}
        empty={{
          title: m.finance_none_yet(),
          text: isOpen ? m.finance_first_product() : m.finance_open_first(),
        }}
      />
      <DetailPane query={query} name="product">
        {(id, close) => <OwnProductDrawer id={id} policies={policies} onClose={close} />}
      </DetailPane>
    </>
  );
}
