import type { ManagedPrice } from '@portal/contract/flower-price/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  amountColumn,
  nameColumn,
  numberColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { yuanText } from '../shared/price-texts.ts';

const PriceDrawer = lazy(async () => ({ default: (await import('./PriceDrawer.tsx')).PriceDrawer }));
const ImportDrawer = lazy(async () => ({ default: (await import('./ImportDrawer.tsx')).ImportDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedPrice>[] => [
  nameColumn('variety', m.field_variety(), {
    name: ({ varietyName }) => <Written>{varietyName}</Written>,
    href: ({ priceId }) => hrefOf(priceId),
    opensPane: true,
    label: ({ varietyName, data }) => `${varietyName} ${data.day}`,
    note: ({ data }) => data.day,
  }),
  amountColumn('fen', m.price_per_stem(), ({ data }) => yuanText(data.fen)),
  numberColumn('stems', m.field_traded_stems(), ({ data }) => data.stems),
  writtenColumn('source', m.field_source(), ({ data }) => data.source),
];

/** The entered prices; one opens in a drawer to be corrected. */
export function Component() {
  const { data } = useQueryOf('GET /api/priceManage/price/queryManageList', { pageSize: 1 });
  const varieties = data?.varieties ?? [];
  const query = useListQuery(
    [
      {
        kind: 'choice',
        name: 'variety',
        label: m.field_variety(),
        options: varieties.map(({ code, name }) => ({ value: code, text: name })),
      },
      { kind: 'days', from: 'from', to: 'to', label: m.field_date() },
    ],
    { size: 20, sort: '-day' },
  );
  return (
    <ListPage
      name="flower-prices"
      title={m.price_title()}
      actions={
        <>
          <ButtonLink href={paths.flowerPrice()}>{m.act_public_page()}</ButtonLink>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ price: 'import' })} keepScroll>
              {m.price_import()}
            </ButtonLink>
          </ForDesk>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ price: 'new' })} variant="main" icon={plusIcon} keepScroll>
              {m.price_new()}
            </ButtonLink>
          </ForDesk>
        </>
      }
      endpoint="GET /api/priceManage/price/queryManageList"
      exportFrom="GET /api/priceManage/price/export"
      query={query}
      columns={columns((price) => query.hrefWith({ price }))}
      rowKey={({ priceId }) => priceId}
      empty={{ title: m.price_none(), text: m.price_import_hint() }}
    >
      <DetailPane query={query} name="price">
        {(id, close) =>
          id === 'import' ? (
            <ImportDrawer onClose={close} />
          ) : (
            <PriceDrawer id={id} varieties={varieties} onClose={close} />
          )
        }
      </DetailPane>
    </ListPage>
  );
}
