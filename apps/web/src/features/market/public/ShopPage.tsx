import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional, pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { minutesText } from '../../service-order/shared/minutes-text.ts';
import { RatingRows } from '../../service-order/shared/RatingRows.tsx';
import { RatingSummary } from '../../service-order/shared/RatingSummary.tsx';
import { CreditPanel, ResponsePanel } from '../../service-order/shared/Reputation.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { MarketCrumbs } from './MarketCrumbs.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import styles from './ShopPage.module.css';
import { shopJsonLd } from './service-json-ld.ts';

const pageSize = 20;
const ratingsSize = 10;

export const loader = makeLoader(async ({ call, params, search }) => {
  const shopId = params.id ?? '';
  const shop = await call('GET /api/serviceManage/shop/queryDetail', { id: shopId });
  const pageNo = pageNoOf(search);
  const ratingsNo = pageNoOf(new URLSearchParams({ page: search.get('ratings') ?? '1' }));
  const [list, ratings, measured] = await Promise.all([
    call('GET /api/serviceManage/service/queryList', { shopId, pageNo, pageSize }),
    optional(
      call('GET /api/serviceManage/rating/queryList', {
        shopId,
        pageNo: ratingsNo,
        pageSize: ratingsSize,
      }),
    ),
    optional(call('GET /api/serviceManage/reputation/queryDetail', { shopId })),
  ]);
  return { shop, list, ratings, measured };
});

export function Component() {
  const { shop, list, ratings, measured } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { shopId, name, intro, logo, state, categories, enterpriseId, enterpriseName, openedAt } = shop;
  const zh = langOfContent('zh');
  const hrefOf = (page: number) => `${paths.shop(shopId)}${page > 1 ? `?page=${page}` : ''}`;
  return (
    <>
      <PageHead
        title={[name, m.market_shops()]}
        description={intro}
        canonical={hrefOf(list.pageNo)}
        noIndex={state === 'SUSPENDED'}
        jsonLd={shopJsonLd(origin, shop)}
      />
      <MarketCrumbs name={name} />
      <Text as="header" ground="quiet">
        <Row contained gap={24} align="start" padBlock={40} className={styles.head}>
          {logo && (
            <img src={imageUrl(logo.fileId, 0, 160)} alt="" width={72} height={72} className={styles.logo} />
          )}
          <Stack gap={12} items="start" className={styles.text}>
            {state === 'OPEN' && (
              <p>
                <Tag tone="leaf" mark="dot">
                  {m.state_shop_open()}
                </Tag>{' '}
                <Tag outlined>{m.shop_licence_checked()}</Tag>
              </p>
            )}
            <h1 tabIndex={-1} lang={zh}>
              {name}
            </h1>
            <p lang={zh}>{intro}</p>
            <CollectButton {...collectProps('SHOP', shopId)} />
          </Stack>
        </Row>
      </Text>
      <Stack contained gap={24} padTop={32} padBottom={96} className={styles.page}>
        <Facts
          layout="row"
          facts={[
            {
              name: m.field_owner(),
              value: (
                <Link href={paths.article('STYLE', enterpriseId)} lang={zh}>
                  {enterpriseName}
                </Link>
              ),
            },
            {
              name: m.field_service_category(),
              value: <span lang={zh}>{categories.map((category) => category.name).join('、')}</span>,
            },
            { name: m.market_on_offer(), value: String(list.total) },
            { name: m.market_since(), value: formatDate(openedAt, 'YYYY-MM-DD') },
          ]}
        />
        {state === 'SUSPENDED' && <Alert kind="warning" title={m.market_suspended()} />}
        {measured && (
          <Figures
            figures={[
              {
                name: m.order_response(),
                value: measured.medianMin === null ? m.order_too_few() : minutesText(measured.medianMin),
                note: m.order_sample({ count: measured.sample }),
              },
              { name: m.order_done_count(), value: String(measured.doneCount) },
              {
                name: m.order_avg(),
                value: measured.avgRating === null ? '—' : measured.avgRating.toFixed(1),
                note: m.order_avg_count({ count: measured.ratings }),
              },
            ]}
          />
        )}
        <Columns of="minmax(0, 1fr) 320px" gap={48} align="start" stack="tablet" className={styles.columns}>
          <Stack gap={24}>
            <BlockHead title={m.market_price_list()} />
            {list.rows.length > 0 ? (
              <ServiceRows rows={list.rows} />
            ) : (
              <EmptyState
                title={m.market_no_services()}
                action={<Link href={paths.serviceList()}>{m.market_clear()}</Link>}
              >
                {m.market_none_in_shop()}
              </EmptyState>
            )}
            <ListPages page={list.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
            <section id="ratings">
              <BlockHead title={m.order_ratings_of()} />
              {measured && <RatingSummary of={measured} />}
              {ratings && ratings.rows.length > 0 ? (
                <RatingRows rows={ratings.rows} namesService />
              ) : (
                <p>{m.order_no_ratings()}</p>
              )}
              {ratings && (
                <ListPages
                  label={m.order_ratings_of()}
                  page={ratings.pageNo}
                  pageSize={ratingsSize}
                  total={ratings.total}
                  hrefOf={(page) => `${paths.shop(shopId)}${page > 1 ? `?ratings=${page}` : ''}#ratings`}
                />
              )}
            </section>
          </Stack>
          <Stack as="aside" gap={24}>
            {measured && (
              <>
                <CreditPanel credit={measured.credit} />
                <ResponsePanel of={measured} />
              </>
            )}
            <Stack as="p" gap={4}>
              <Link href={paths.myOrders({ view: 'complaints', complain: shopId })}>{m.shop_complain()}</Link>
              <Text as="small" tone="quiet" size={14}>
                {m.shop_complain_note()}
              </Text>
            </Stack>
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}
