import type { ManagedShop } from '@portal/contract/market/shop-manage';
import { shopStateLabels } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { shopVariants } from '../shared/market-words.ts';

const ManagedShopDrawer = lazy(async () => ({
  default: (await import('./ManagedShopDrawer.tsx')).ManagedShopDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedShop>[] => [
  nameColumn('name', m.field_shop_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ shopId }) => hrefOf(shopId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('enterprise', m.field_owner(), ({ enterpriseName }) => enterpriseName),
  numberColumn('services', m.market_on_offer(), ({ services }) => services),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={shopVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

/** The shops of all enterprises; one opens in a drawer. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...shopStateLabels }),
      { kind: 'text', name: 'keyword', label: m.market_shop_keyword() },
    ],
    { size: 20, sort: '-submitted' },
  );
  return (
    <ListPage
      name="shops"
      title={m.market_shop_audit()}
      endpoint="GET /api/serviceManage/shop/queryManageList"
      exportFrom="GET /api/serviceManage/shop/export"
      query={query}
      columns={columns((shop) => query.hrefWith({ shop }))}
      rowKey={({ shopId }) => shopId}
      empty={{ title: m.market_no_shops() }}
    >
      <DetailPane query={query} name="shop">
        {(id, close) => <ManagedShopDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
