import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { MarketCrumbs } from './MarketCrumbs.tsx';
import { ServiceRows } from './ServiceRows.tsx';
import styles from './ShopPage.module.css';
import { shopJsonLd } from './service-json-ld.ts';

const pageSize = 20;

export const loader = makeLoader(async ({ call, params, search }) => {
  const shopId = params.id ?? '';
  const shop = await call('GET /api/serviceManage/shop/queryDetail', { id: shopId });
  const pageNo = pageNoOf(search);
  const list = await call('GET /api/serviceManage/service/queryList', { shopId, pageNo, pageSize });
  return { shop, list };
});

export function Component() {
  const { shop, list } = useLoaderData<typeof loader>();
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
      <header className={styles.ground}>
        <Wrap className={styles.head}>
          {logo && (
            <img src={imageUrl(logo.fileId, 0, 160)} alt="" width={72} height={72} className={styles.logo} />
          )}
          <div className={styles.text}>
            {state === 'OPEN' && (
              <p>
                <Tag tone="leaf" mark="dot">
                  {m.state_shop_open()}
                </Tag>
              </p>
            )}
            <h1 tabIndex={-1} lang={zh}>
              {name}
            </h1>
            <p lang={zh}>{intro}</p>
            <CollectButton {...collectProps('SHOP', shopId)} />
          </div>
        </Wrap>
      </header>
      <Wrap className={styles.page}>
        <Facts
          layout="row"
          facts={[
            {
              name: m.market_owner(),
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
        <BlockHead title={m.market_price_list()} />
        {list.rows.length > 0 ? (
          <ServiceRows rows={list.rows} />
        ) : (
          <EmptyState
            title={m.market_none_yet()}
            action={<Link href={paths.serviceList()}>{m.market_clear()}</Link>}
          >
            {m.market_none_in_shop()}
          </EmptyState>
        )}
        <ListPages page={list.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
      </Wrap>
    </>
  );
}
