import { institutionKindLabels, ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { wanText } from '../shared/money-texts.ts';
import styles from './Finance.module.css';
import { FinanceCrumbs } from './FinanceCrumbs.tsx';
import { FinProductTable } from './FinProductTable.tsx';
import InstitutionContact from './InstitutionContact.island.tsx';

export const loader = makeLoader(async ({ call, params }) => {
  const institutionId = params.id ?? '';
  const [institution, list] = await Promise.all([
    call('GET /api/financeManage/institution/queryDetail', { id: institutionId }),
    call('GET /api/financeManage/product/queryList', { institutionId, pageSize: 50 }),
  ]);
  return { institution, rows: list.rows };
});

export function Component() {
  const { institution, rows } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { institutionId, name, kind, intro, isOpen, stages, enterpriseId, enterpriseName } = institution;
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[name, m.finance_institutions()]}
        description={intro}
        canonical={paths.institution(institutionId)}
        noIndex={!isOpen}
        jsonLd={[
          {
            '@type': 'FinancialService',
            name,
            description: intro,
            url: origin + paths.institution(institutionId),
          },
          breadcrumbJsonLd(origin, [
            { name: m.finance_institutions(), path: paths.institutionList() },
            { name },
          ]),
        ]}
      />
      <FinanceCrumbs institution={{ name }} />
      <Text as="div" contained padTop={40} padBottom={96} className={styles.page}>
        <Stack as="header" gap={12}>
          <Row as="p" wrap gap={8}>
            <Tag tone="brand">{institutionKindLabels[kind]()}</Tag>
            {isOpen && (
              <Tag tone="leaf" mark="dot">
                {m.state_institution_open()}
              </Tag>
            )}
          </Row>
          <Text as="h1" size={32} tabIndex={-1} lang={lang}>
            {name}
          </Text>
          <p lang={lang}>{intro}</p>
        </Stack>
        {!isOpen && <Alert kind="warning" title={m.finance_suspended()} />}
        <Facts
          columns={2}
          facts={[
            {
              name: m.field_owner(),
              value: (
                <Link href={paths.article('STYLE', enterpriseId)} lang={lang}>
                  {enterpriseName}
                </Link>
              ),
            },
            { name: m.field_licence_no(), value: <span lang={lang}>{institution.licenceNo}</span> },
            { name: m.field_service_regions(), value: <span lang={lang}>{institution.regions}</span> },
            {
              name: m.field_amount(),
              value: `${wanText(institution.ticketFromFen)}–${wanText(institution.ticketToFen)}`,
            },
            ...(stages.length === 0
              ? []
              : [
                  {
                    name: m.field_venture_stages(),
                    value: stages.map((stage) => ventureStageLabels[stage]()).join(' · '),
                  },
                ]),
            { name: m.finance_since(), value: formatDate(institution.openedAt, 'YYYY-MM-DD') },
          ]}
        />
        {isOpen && (
          <section>
            <BlockHead title={m.finance_contact()} note={m.finance_contact_whom()} />
            <Row as="p" wrap gap={16}>
              <ButtonLink
                href={paths.ownVentures({ view: 'introductions', talk: institutionId })}
                variant="main"
              >
                {m.finance_talk()}
              </ButtonLink>
              <ButtonLink href={paths.ownVentures({ view: 'introductions', pitch: institutionId })}>
                {m.finance_pitch()}
              </ButtonLink>
            </Row>
            <InstitutionContact institutionId={institutionId} />
          </section>
        )}
        <section>
          <BlockHead title={m.finance_products()} />
          {rows.length > 0 ? (
            <FinProductTable caption={m.finance_products()} rows={rows} loanRequest={{}} />
          ) : (
            <EmptyState
              title={m.finance_none_yet()}
              action={<Link href={paths.institutionList()}>{m.finance_institutions()}</Link>}
            >
              {m.finance_none_yet_text()}
            </EmptyState>
          )}
        </section>
      </Text>
    </>
  );
}
