import type { OwnService, OwnShop } from '@portal/contract/market/shop';
import { serviceStateLabels, serviceStates } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { dateColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { serviceVariants } from '../shared/market-words.ts';
import { PriceText } from '../shared/PriceText.tsx';

const OwnServiceDrawer = lazy(async () => ({
  default: (await import('./OwnServiceDrawer.tsx')).OwnServiceDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnService>[] => [
  nameColumn('title', m.field_service_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ serviceId }) => hrefOf(serviceId),
    opensPane: true,
    note: ({ categoryLabel }) => <Written>{categoryLabel}</Written>,
  }),
  textColumn('price', m.field_service_price(), (row) => <PriceText of={row} />),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={serviceVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.market_updated(), ({ updatedAt }) => updatedAt),
];

interface OwnServicesProps {
  shop: OwnShop;
  categories: { code: string; name: string }[];
}

/** The services of the user's shop; one opens in a drawer. */
export function OwnServices({ shop, categories }: OwnServicesProps) {
  const query = useListQuery([
    {
      kind: 'tabs',
      name: 'state',
      label: m.field_state(),
      options: [
        { value: '', text: m.input_all_masculine() },
        ...serviceStates.map((state) => ({ value: state, text: serviceStateLabels[state]() })),
      ],
    },
    { kind: 'text', name: 'keyword', label: m.field_service_title() },
  ]);
  return (
    <>
      <ListSection
        endpoint="GET /api/serviceManage/service/queryOwnList"
        query={query}
        caption={m.market_services()}
        columns={columns((service) => query.hrefWith({ service }))}
        rowKey={({ serviceId }) => serviceId}
        empty={{
          title: m.market_no_services(),
          text: shop.state === 'OPEN' ? m.market_no_services_text() : m.market_shop_first(),
        }}
      />
      <DetailPane query={query} name="service">
        {(id, close) => <OwnServiceDrawer id={id} categories={categories} onClose={close} />}
      </DetailPane>
    </>
  );
}
