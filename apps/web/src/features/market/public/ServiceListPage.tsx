import { type ServiceSort, serviceSorts } from '@portal/contract/market/shop';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatTotal } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { isFiltered, listLoader } from '../../../platform/page/list-loader.ts';
import { optional } from '../../../platform/page/load.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { responseNames } from '../shared/market-words.ts';
import { MarketCrumbs } from './MarketCrumbs.tsx';
import { ServiceCompare } from './ServiceCompare.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import {
  addressOf,
  comparedIn,
  compareHref,
  type ServiceFilter,
  serviceFilterOf,
  serviceListHref,
  usualSort,
} from './service-filter.ts';

const pageSize = 12;

const sortNames: Record<ServiceSort, () => string> = {
  response: m.order_sort_response,
  rating: m.order_sort_rating,
  done: m.order_sort_done,
  price: m.market_sort_price,
  latest: m.market_sort_latest,
};

export const loader = listLoader({
  filterOf: ({ search }) => serviceFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const { compare, sort = usualSort, ...wanted } = filter;
    const [list, facets, ...found] = await Promise.all([
      call('GET /api/serviceManage/service/queryList', { ...wanted, sort, pageNo, pageSize }),
      call('GET /api/serviceManage/service/queryFacets', {}),
      ...comparedIn(compare).map((id) =>
        optional(call('GET /api/serviceManage/service/queryDetail', { id })),
      ),
    ]);
    return { list, facets, compared: found.filter((service) => service !== null) };
  },
  knownOf: (filter, { facets, compared }) => ({
    ...filter,
    category: facets.categories.find(({ code }) => code === filter.category)?.code,
    compare: compared.map(({ serviceId }) => serviceId).join('.') || undefined,
  }),
  hrefOf: serviceListHref,
});

type Facets = Awaited<ReturnType<typeof loader>>['facets'];

export function Component() {
  const { list, filter, facets, compared, place } = useLoaderData<typeof loader>();
  const { compare, ...chosen } = filter;
  return (
    <PublicList
      title={m.market_title()}
      note={m.market_note()}
      lead={m.market_lead({ shops: facets.shops })}
      crumbs={<MarketCrumbs />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => serviceListHref(filter, page)}
      wholeHref={isFiltered(chosen) ? paths.serviceList() : undefined}
      canonical={compare && paths.serviceList()}
      nothing={{
        none: { title: m.market_no_services(), text: m.market_none_yet_text() },
        noMatch: { title: m.market_none(), text: m.market_none_text(), clear: m.market_clear() },
        next: { text: m.market_ask_for(), href: paths.project('new') },
      }}
      top={
        <>
          <ServiceFilters filter={filter} facets={facets} />
          <ListBar
            count={m.market_count({ count: formatTotal(list.total, list.totalIsExact) })}
            sorting={{
              label: m.content_sort(),
              current: filter.sort ?? usualSort,
              sorts: serviceSorts.map((sort) => ({
                key: sort,
                text: sortNames[sort](),
                href: serviceListHref({ ...filter, sort }),
              })),
            }}
          />
        </>
      }
      below={
        <>
          {compared.length > 0 && (
            <ServiceCompare
              services={compared}
              clearHref={serviceListHref({ ...filter, compare: undefined }, place.pageNo)}
              hrefWithout={(id) => compareHref(filter, place.pageNo, id) ?? paths.serviceList()}
            />
          )}
          <Text padTop={32}>
            <ButtonLink href={paths.releaseService()}>{m.market_task_open()}</ButtonLink>
          </Text>
        </>
      }
    >
      <ServiceRows
        rows={list.rows}
        compared={comparedIn(compare)}
        compareHref={(id) => compareHref(filter, place.pageNo, id)}
      />
      <Text padBlock={16} tone="quiet" size={14}>
        {m.order_response_note()}
      </Text>
    </PublicList>
  );
}

function ServiceFilters({ filter, facets }: { filter: ServiceFilter; facets: Facets }) {
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      listHref={paths.serviceList}
      address={addressOf(filter)}
      groups={[
        {
          name: 'category',
          label: m.field_service_category(),
          choices: facets.categories.map(({ code, name, count }) => ({
            value: code,
            text: name,
            count: formatTotal(count),
            lang,
          })),
        },
        {
          name: 'price',
          label: m.field_price_kind(),
          choices: facets.priceKinds.map(({ value, count }) => ({
            value,
            text: priceKindLabels[value](),
            count: formatTotal(count),
          })),
        },
        {
          name: 'response',
          label: m.market_answers(),
          choices: facets.responses.map(({ value, count }) => ({
            value,
            text: responseNames[value](),
            count: formatTotal(count),
          })),
        },
      ]}
    />
  );
}
