import { type ServiceSort, serviceSorts } from '@portal/contract/shop';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatTotal } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { optional } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { priceKindNames, responseNames } from '../shared/market-words.ts';
import { MarketCrumbs } from './MarketCrumbs.tsx';
import { ServiceCompare } from './ServiceCompare.tsx';
import styles from './ServiceListPage.module.css';
import { ServiceRows } from './ServiceRows.tsx';
import {
  addressOf,
  comparedIn,
  compareHref,
  isFiltered,
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
  const hrefOf = (page: number) => serviceListHref(filter, page);
  const isPlain = !isFiltered(filter) && filter.compare === undefined;
  return (
    <>
      <DocumentHead
        title={[m.market_title()]}
        description={m.market_note()}
        canonical={isPlain ? hrefOf(place.pageNo) : paths.serviceList()}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <MarketCrumbs />
      <Wrap className={styles.page}>
        <PageHead title={m.market_title()} note={m.market_lead({ shops: facets.shops })} />
        <ServiceFilters filter={filter} facets={facets} />
        <ListBar
          count={m.market_count({ count: formatTotal(list.total, list.totalIsExact) })}
          label={m.content_sort()}
          current={filter.sort ?? usualSort}
          sorts={serviceSorts.map((sort) => ({
            key: sort,
            text: sortNames[sort](),
            href: serviceListHref({ ...filter, sort }),
          }))}
        />
        {list.rows.length > 0 ? (
          <ServiceRows
            rows={list.rows}
            compared={comparedIn(filter.compare)}
            compareHref={(id) => compareHref(filter, place.pageNo, id)}
          />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.serviceList() : null}
            none={{ title: m.market_none_yet(), text: m.market_none_yet_text() }}
            noMatch={{ title: m.market_none(), text: m.market_none_text(), clear: m.market_clear() }}
            next={{ text: m.market_ask_for(), href: paths.project('new') }}
          />
        )}
        {list.rows.length > 0 && <p className={styles.note}>{m.order_response_note()}</p>}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
        {compared.length > 0 && (
          <ServiceCompare
            services={compared}
            clearHref={serviceListHref({ ...filter, compare: undefined }, place.pageNo)}
            hrefWithout={(id) => compareHref(filter, place.pageNo, id) ?? paths.serviceList()}
          />
        )}
        <p className={styles.open}>
          <ButtonLink href={paths.releaseService()}>{m.market_errand_open()}</ButtonLink>
        </p>
      </Wrap>
    </>
  );
}

function ServiceFilters({ filter, facets }: { filter: ServiceFilter; facets: Facets }) {
  const choice = (set: Partial<ServiceFilter>, current: boolean, text: string, more: object = {}) => ({
    value: set.category ?? set.priceKind ?? set.answersWithin ?? '',
    text,
    href: serviceListHref({ ...filter, ...set }),
    current,
    ...more,
  });
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      groups={[
        {
          name: 'category',
          label: m.field_service_category(),
          choices: [
            choice({ category: undefined }, filter.category === undefined, m.market_any()),
            ...facets.categories.map(({ code, name, count }) =>
              choice({ category: code }, filter.category === code, name, { count: formatTotal(count), lang }),
            ),
          ],
        },
        {
          name: 'price',
          label: m.field_price_kind(),
          choices: [
            choice({ priceKind: undefined }, filter.priceKind === undefined, m.market_any()),
            ...facets.priceKinds.map(({ value, count }) =>
              choice({ priceKind: value }, filter.priceKind === value, priceKindNames[value](), {
                count: formatTotal(count),
              }),
            ),
          ],
        },
        {
          name: 'response',
          label: m.market_answers(),
          choices: [
            choice({ answersWithin: undefined }, filter.answersWithin === undefined, m.market_any()),
            ...facets.responses.map(({ value, count }) =>
              choice({ answersWithin: value }, filter.answersWithin === value, responseNames[value](), {
                count: formatTotal(count),
              }),
            ),
          ],
        },
      ]}
      action={paths.serviceList()}
      kept={{ sort: addressOf(filter).sort as string | undefined, compare: filter.compare }}
      clearHref={paths.serviceList()}
    />
  );
}
