import { finProductKindLabels, isLoan, repayLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { redirect, useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
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
import { resultTexts } from '../../policy/shared/match-texts.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { amountRange, rateRange, termRange } from '../shared/money-texts.ts';
import { CashSection } from './CashSection.tsx';
import { CostSection } from './CostSection.tsx';
import styles from './Finance.module.css';
import { FinanceCrumbs } from './FinanceCrumbs.tsx';
import { FinProductTable } from './FinProductTable.tsx';
import { exampleOf } from './loan-example.ts';
import ProductMatch from './ProductMatch.island.tsx';

/** The current month in Asia/Shanghai, 1 to 12. */
const chinaMonth = () => new Date(Date.now() + 8 * 3_600_000).getUTCMonth() + 1;

export const loader = makeLoader(async ({ call, params, search }) => {
  const { id = '', inId } = params;
  const product = await call('GET /api/financeManage/product/queryDetail', {
    id,
    ...(inId !== undefined && { inId }),
  });
  if (inId === undefined) throw redirect(paths.finProduct(id, product.institutionId));
  const example = exampleOf(product, search, chinaMonth());
  const { amountFen, termMonths } = example;
  const others = isLoan(product.kind)
    ? await optional(call('GET /api/financeManage/product/queryList', { amountFen, termMonths, pageSize: 8 }))
    : null;
  return {
    product,
    example,
    asked: Object.fromEntries(search),
    others: (others?.rows ?? []).filter(({ kind }) => isLoan(kind)).slice(0, 6),
  };
});

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { product, example, others, asked } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { productId, institutionId, institutionName, name, intro, kind, isOffered, conditions } = product;
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[name, m.finance_products()]}
        description={intro}
        canonical={paths.finProduct(productId, institutionId)}
        noIndex={!isOffered}
        jsonLd={[
          {
            '@type': 'FinancialProduct',
            name,
            description: intro,
            url: origin + paths.finProduct(productId, institutionId),
            provider: { '@type': 'FinancialService', name: institutionName },
          },
          breadcrumbJsonLd(origin, [
            { name: m.finance_institutions(), path: paths.institutionList() },
            { name: institutionName, path: paths.institution(institutionId) },
            { name },
          ]),
        ]}
      />
      <FinanceCrumbs
        institution={{ name: institutionName, href: paths.institution(institutionId) }}
        product={name}
      />
      <Text as="div" contained padTop={40} padBottom={96} className={styles.page}>
        <Stack as="header" gap={12}>
          <Row as="p" wrap gap={8}>
            <Tag tone="brand">{finProductKindLabels[kind]()}</Tag>
            {isOffered && (
              <Tag tone="leaf" mark="dot">
                {m.state_fin_product_on()}
              </Tag>
            )}
            {product.subsidyPpm > 0 && <Tag>{m.finance_has_subsidy()}</Tag>}
          </Row>
          <Text as="h1" size={32} tabIndex={-1} lang={lang}>
            {name}
          </Text>
          <p lang={lang}>
            <Link href={paths.institution(institutionId)} look="underlined">
              {institutionName}
            </Link>{' '}
            {intro}
          </p>
        </Stack>
        {!isOffered && <Alert kind="warning" title={m.refusal_product_off()} />}
        <Facts
          layout="row"
          facts={[
            { name: m.field_amount(), value: amountRange(product) },
            { name: m.finance_nominal(), value: kind === 'EQUITY' ? '—' : rateRange(product) },
            { name: m.finance_term(), value: termRange(product) },
            { name: m.field_repay(), value: isLoan(kind) ? repayLabels[product.repay]() : '—' },
          ]}
        />
        <Columns of="minmax(0, 1fr) 320px" gap={48} align="start" stack="tablet" className={styles.columns}>
          <div className={styles.text}>
            <CostSection product={product} example={example} />
            {example.cash && (
              <CashSection
                plan={example.cash}
                product={product}
                amountFen={example.amountFen}
                asked={asked}
              />
            )}
            {conditions.length > 0 && (
              <section>
                <BlockHead title={m.field_conditions()} />
                <ol className={styles.numbered} lang={lang}>
                  {conditions.map(({ ruleId, text }) => (
                    <li key={ruleId}>
                      <span>{text}</span> <span data-rule={ruleId} />
                    </li>
                  ))}
                </ol>
                <ProductMatch
                  productId={productId}
                  texts={{
                    results: resultTexts(),
                    met: m.finance_met_of({ met: '{met}', all: '{all}' }),
                  }}
                />
                <Text tone="quiet" size={14}>
                  {m.finance_conditions_note()}
                </Text>
              </section>
            )}
            {others.length > 1 && (
              <section>
                <BlockHead title={m.finance_others()} />
                <FinProductTable
                  caption={m.finance_others()}
                  rows={others}
                  loanRequest={{ amountFen: example.amountFen, termMonths: example.termMonths }}
                  currentId={productId}
                />
              </section>
            )}
            <section>
              <BlockHead title={m.finance_consent_title()} />
              <p>{m.finance_consent_note()}</p>
              <p>
                <Link href={paths.ownFinancing({ consents: 'all' })}>{m.finance_matrix_own()}</Link>
              </p>
            </section>
          </div>
          <Side product={product} />
        </Columns>
      </Text>
    </>
  );
}

function Side({ product }: { product: Loaded['product'] }) {
  const { productId, materials, guarantee, subsidyPolicy, isOffered } = product;
  const lang = langOfContent('zh');
  return (
    <aside className={styles.side}>
      <Panel>
        {isOffered && (
          <ButtonLink href={paths.ownFinancing({ apply: productId })} variant="main">
            {m.act_apply()}
          </ButtonLink>
        )}
        <CollectButton {...collectProps('FIN_PRODUCT', productId)} />
        <Facts
          columns={1}
          facts={[
            ...(guarantee === ''
              ? []
              : [{ name: m.field_guarantee(), value: <span lang={lang}>{guarantee}</span> }]),
            ...(subsidyPolicy
              ? [
                  {
                    name: m.field_subsidy_policy(),
                    value: (
                      <Link href={paths.policy(subsidyPolicy.policyId)} lang={lang}>
                        {subsidyPolicy.title}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      {materials.length > 0 && (
        <section>
          <h2>{m.field_fin_materials()}</h2>
          <ul className={styles.list} lang={lang}>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{m.finance_afterwards()}</h2>
        <Steps
          steps={[
            { title: m.case_stop_accepted() },
            { title: m.case_stop_due_diligence() },
            { title: m.case_stop_approved() },
            { title: m.case_stop_lent() },
          ]}
        />
        <Text tone="quiet" size={14}>
          {m.finance_thirty_days()}
        </Text>
      </section>
    </aside>
  );
}
