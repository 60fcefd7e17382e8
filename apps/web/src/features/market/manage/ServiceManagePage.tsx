import type { ManagedService } from '@portal/contract/market/shop-manage';
import { serviceStateLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
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
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { serviceVariants } from '../shared/market-words.ts';
import { PriceText } from '../shared/PriceText.tsx';

const ManagedServiceDrawer = lazy(async () => ({
  default: (await import('./ManagedServiceDrawer.tsx')).ManagedServiceDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedService>[] => [
  nameColumn('title', m.field_service_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ serviceId }) => hrefOf(serviceId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('shop', m.field_shop_name(), ({ shopName }) => shopName),
  writtenColumn('category', m.field_service_category(), ({ categoryLabel }) => categoryLabel),
  textColumn('price', m.field_service_price(), (row) => <PriceText of={row} />),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={serviceVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

/** The services of all shops; one opens in a drawer. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...serviceStateLabels }),
      { kind: 'text', name: 'keyword', label: m.market_service_keyword() },
    ],
    { size: 20, sort: '-submitted' },
  );
  return (
    <ListPage
      name="services"
      title={m.market_service_audit()}
      actions={<ButtonLink href={paths.serviceList()}>{m.act_public_page()}</ButtonLink>}
      endpoint="GET /api/serviceManage/service/queryManageList"
      exportFrom="GET /api/serviceManage/service/export"
      query={query}
      columns={columns((service) => query.hrefWith({ service }))}
      rowKey={({ serviceId }) => serviceId}
      empty={{ title: m.market_no_services() }}
    >
      <DetailPane query={query} name="service">
        {(id, close) => <ManagedServiceDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
