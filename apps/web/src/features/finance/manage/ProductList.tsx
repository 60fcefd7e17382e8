import type { ManagedFinProduct } from '@portal/contract/finance/manage';
import { finProductKindLabels, finProductStateLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { finProductVariants } from '../shared/finance-variants.ts';
import { percentOf } from '../shared/money-texts.ts';
import { FinanceTabs } from './FinanceTabs.tsx';

const ProductDrawer = lazy(async () => ({ default: (await import('./ProductDrawer.tsx')).ProductDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedFinProduct>[] => [
  nameColumn('name', m.field_fin_product_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ productId }) => hrefOf(productId),
    opensPane: true,
    note: ({ kind }) => finProductKindLabels[kind](),
  }),
  writtenColumn('institution', m.field_institution_name(), ({ institutionName }) => institutionName),
  textColumn('cost', m.finance_cost(), ({ costPpm }) => costPpm !== null && `${percentOf(costPpm)}%`),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={finProductVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

/** The products of all institutions; one opens in a drawer. */
export function ProductList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...finProductStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_fin_product_name() },
    ],
    { size: 20, sort: '-submitted', place: 'view' },
  );
  return (
    <ListPage
      name="fin-products"
      title={m.finance_manage_title()}
      lead={<FinanceTabs current="products" />}
      endpoint="GET /api/financeManage/product/queryManageList"
      exportFrom="GET /api/financeManage/product/export"
      query={query}
      columns={columns((product) => query.hrefWith({ product }))}
      rowKey={({ productId }) => productId}
      empty={{ title: m.finance_none_yet() }}
    >
      <DetailPane query={query} name="product">
        {(id, close) => <ProductDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
