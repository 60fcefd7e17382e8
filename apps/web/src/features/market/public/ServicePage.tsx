import type { ServiceDetail } from '@portal/contract/market/shop';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import type { Measured } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional, pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { phoneIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Steps } from '../../../ui/steps/Steps.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { Gallery } from '../../content/shared/Gallery.tsx';
import OrderButton from '../../service-order/shared/OrderButton.island.tsx';
import { QuestionRows } from '../../service-order/shared/QuestionRows.tsx';
import { RatingRows } from '../../service-order/shared/RatingRows.tsx';
import { RatingSummary } from '../../service-order/shared/RatingSummary.tsx';
import { ResponseDots } from '../../service-order/shared/ResponseDots.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { PriceText } from '../shared/PriceText.tsx';
import { RegionsText } from '../shared/RegionsText.tsx';
import { MarketCrumbs } from './MarketCrumbs.tsx';
import styles from './ServicePage.module.css';
import { ServiceRows } from './ServiceRows.tsx';
import { serviceJsonLd } from './service-json-ld.ts';

const questionsSize = 5;

export const loader = makeLoader(async ({ call, params, search }) => {
  const service = await call('GET /api/serviceManage/service/queryDetail', { id: params.id ?? '' });
  const { shopId, serviceId } = service;
  const questionsNo = pageNoOf(new URLSearchParams({ page: search.get('questions') ?? '1' }));
  const [others, ratings, measured, questions] = await Promise.all([
    optional(call('GET /api/serviceManage/service/queryList', { shopId, pageSize: 5 })),
    optional(call('GET /api/serviceManage/rating/queryList', { shopId, serviceId, pageSize: 5 })),
    optional(call('GET /api/serviceManage/reputation/queryDetail', { shopId, serviceId })),
    optional(
      call('GET /api/serviceManage/question/queryList', {
        serviceId,
        pageNo: questionsNo,
        pageSize: questionsSize,
      }),
    ),
  ]);
  return {
    ratings,
    measured,
    questions,
    service,
    others: (others?.rows ?? []).filter((other) => other.serviceId !== serviceId).slice(0, 4),
  };
});

export function Component() {
  const { service, others, ratings, measured, questions } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { serviceId, title, body, picture, processSteps, materials, cases, categoryLabel, isOffered } =
    service;
  const zh = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[title, m.market_title()]}
        description={body.slice(0, 120)}
        canonical={paths.service(serviceId)}
        {...(picture && { image: imageUrl(picture.fileId, 0, 1280) })}
        jsonLd={serviceJsonLd(origin, service)}
      />
      <MarketCrumbs name={title} />
      <Columns
        contained
        of="minmax(0, 1fr) 320px"
        gap={48}
        align="start"
        padTop={40}
        padBottom={96}
        className={styles.page}
      >
        <Stack gap={24} className={styles.text}>
          <Row as="p" wrap gap={8}>
            <Tag tone="brand">
              <span lang={zh}>{categoryLabel}</span>
            </Tag>
            {isOffered && (
              <Tag tone="leaf" mark="dot">
                {m.state_service_on()}
              </Tag>
            )}
          </Row>
          <h1 tabIndex={-1} lang={zh}>
            {title}
          </h1>
          {!isOffered && <Alert kind="warning" title={m.market_not_offered()} />}
          {picture && (
            <ArticlePicture
              picture={{ ...picture, alt: '' }}
              ratio="16 / 9"
              sizes="(min-width: 1000px) 760px, 100vw"
              widths={[480, 640, 960]}
              first
            />
          )}
          <Text keepLines lang={zh}>
            {body}
          </Text>
          <Gallery name={title} pictures={service.gallery} />
          <section>
            <BlockHead title={m.market_process()} />
            <div lang={zh}>
              <Steps steps={processSteps.map((step) => ({ title: step }))} />
            </div>
          </section>
          {materials.length > 0 && (
            <section>
              <BlockHead title={m.market_materials()} />
              <ul className={styles.materials} lang={zh}>
                {materials.map((material) => (
                  <li key={material}>{material}</li>
                ))}
              </ul>
            </section>
          )}
          {cases.length > 0 && (
            <section id="cases">
              <BlockHead title={m.market_cases()} note={m.market_cases_note()} />
              <Stack as="ul" gap={16} className={styles.cases} lang={zh}>
                {cases.map(({ title: name, text }) => (
                  <li key={name}>
                    <Text as="h3" size={16}>
                      {name}
                    </Text>
                    <p>{text}</p>
                  </li>
                ))}
              </Stack>
            </section>
          )}
          <section id="ratings">
            <BlockHead title={m.order_ratings_of()} />
            {measured && <RatingSummary of={measured} />}
            {ratings && ratings.rows.length > 0 ? (
              <>
                <RatingRows rows={ratings.rows} />
                {ratings.total > ratings.rows.length && (
                  <Text padTop={16}>
                    <Link href={`${paths.shop(service.shopId)}#ratings`}>
                      {m.order_all_ratings({ count: ratings.total })}
                    </Link>
                  </Text>
                )}
              </>
            ) : (
              <Text tone="quiet" size={14}>
                {m.order_no_ratings()}
              </Text>
            )}
          </section>
          <section id="questions">
            <BlockHead title={m.shop_questions()} note={m.shop_questions_note()} />
            {questions && <QuestionRows rows={questions.rows} shopName={service.shopName} />}
            {questions && (
              <ListPages
                label={m.shop_questions()}
                page={questions.pageNo}
                pageSize={questionsSize}
                total={questions.total}
                hrefOf={(page) =>
                  `${paths.service(serviceId)}${page > 1 ? `?questions=${page}` : ''}#questions`
                }
              />
            )}
            {isOffered && (
              <Text padTop={16}>
                <OrderButton
                  enterpriseId={service.shop.enterpriseId}
                  order={{ href: paths.myOrders({ view: 'questions', ask: serviceId }), text: m.shop_ask() }}
                  edit={{ href: paths.receivedOrders({ view: 'questions' }), text: m.shop_answer_own() }}
                  plain
                />
              </Text>
            )}
          </section>
          {others.length > 0 && (
            <section>
              <BlockHead title={m.market_others()} />
              <ServiceRows rows={others} />
            </section>
          )}
        </Stack>
        <Side service={service} measured={measured} />
      </Columns>
    </>
  );
}

function Side({ service, measured }: { service: ServiceDetail; measured: Measured | null }) {
  const { hotline } = useSiteSetting();
  const { serviceId, capacityNote, priceKind, tags, shop, isOffered } = service;
  const recommend = {
    href: paths.recommendRecord({ view: 'services', service: serviceId }),
    text: m.service_recommend_to_another(),
  };
  const zh = langOfContent('zh');
  return (
    <Stack as="aside" gap={16} className={styles.side}>
      <Panel>
        <Text weight={600} size={24}>
          <PriceText of={service} />
        </Text>
        <Facts
          columns={1}
          facts={[
            { name: m.field_price_kind(), value: priceKindLabels[priceKind]() },
            { name: m.field_service_regions(), value: <RegionsText names={service.regionNames} /> },
            ...(capacityNote === ''
              ? []
              : [{ name: m.field_capacity_note(), value: <span lang={zh}>{capacityNote}</span> }]),
            ...(tags.length === 0
              ? []
              : [{ name: m.field_tags(), value: <span lang={zh}>{tags.join('、')}</span> }]),
          ]}
        />
        {isOffered && (
          <>
            <OrderButton
              enterpriseId={shop.enterpriseId}
              order={{ href: paths.myOrders({ apply: serviceId }), text: m.order_apply() }}
              edit={{ href: paths.releaseService({ service: serviceId }), text: m.order_edit_own() }}
            />
            <Text tone="quiet" size={14}>
              {m.order_apply_note()}
            </Text>
          </>
        )}
        {isOffered && hotline && (
          <ButtonLink href={`tel:${hotline}`} icon={phoneIcon} wide>
            {m.market_call()} {hotline}
          </ButtonLink>
        )}
        <CollectButton {...collectProps('SERVICE', serviceId)} />
        {isOffered && (
          <OrderButton
            enterpriseId={shop.enterpriseId}
            order={recommend}
            edit={recommend}
            ofEnterprises
            plain
          />
        )}
      </Panel>
      <Panel title={<span lang={zh}>{shop.name}</span>}>
        <p lang={zh}>{shop.intro}</p>
        <Text tone="quiet" size={14} lang={zh}>
          {shop.enterpriseName}
        </Text>
        <Facts
          columns={1}
          facts={[
            ...(measured?.credit ? [{ name: m.order_credit(), value: String(measured.credit.points) }] : []),
            { name: m.order_response(), value: <ResponseDots of={service} /> },
            { name: m.order_done_count(), value: m.order_done_of({ count: shop.doneCount }) },
          ]}
        />
        <ButtonLink href={paths.shop(shop.shopId)} wide>
          {m.market_to_shop()}
        </ButtonLink>
      </Panel>
    </Stack>
  );
}
