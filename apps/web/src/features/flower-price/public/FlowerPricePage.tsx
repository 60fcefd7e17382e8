import { type PriceList, priceSpans } from '@portal/contract/flower-price/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { ChipFilter, ChipRow } from '../../../ui/chip/ChipRow.tsx';
import { downloadIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import styles from './FlowerPricePage.module.css';
import { PriceCurves } from './PriceCurves.tsx';
import { DayTable, QuoteTable } from './PriceTables.tsx';
import { type PriceFilter, priceFilterOf, priceHref, toggled } from './price-filter.ts';

export const loader = makeLoader(async ({ call, search }) => {
  const filter = priceFilterOf(search);
  const varieties = filter.codes.join('.') || undefined;
  const [list, panel] = await Promise.all([
    call('GET /api/priceManage/price/queryList', { ...(varieties && { varieties }), span: filter.span }),
    call('GET /api/priceManage/price/queryPanel', {}),
  ]);
  return { list, panel, filter: { ...filter, codes: list.series.map(({ code }) => code) } };
});

export function Component() {
  const { list, panel, filter } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { day } = panel;
  return (
    <>
      <DocumentHead
        title={[m.price_title()]}
        description={m.price_note()}
        canonical={paths.flowerPrice()}
        noIndex={day === null}
        jsonLd={{
          '@type': 'Dataset',
          name: m.price_title(),
          description: m.price_note(),
          url: origin + paths.flowerPrice(),
          ...(day && { dateModified: day }),
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: `${origin}/api/priceManage/price/file`,
          },
        }}
      />
      <Crumbs steps={[{ text: m.site_nav_service() }, { text: m.price_title() }]} />
      <Stack contained fluid gap={20} padTop={40} padBottom={64} className={styles.page}>
        <PageHead title={m.price_title()} note={m.price_note()} actions={day && <Downloads />} />
        {day === null ? (
          <NothingListed
            clearHref={null}
            none={{ title: m.price_none(), text: m.price_none_text() }}
            noMatch={{ title: '', text: '', clear: '' }}
          />
        ) : (
          <>
            <Text tone="quiet">
              <span lang={langOfContent('zh')}>{panel.source}</span> · {m.price_of_day({ day })}
            </Text>
            <Filters list={list} filter={filter} />
            <PriceCurves list={list} />
            <DayTable list={list} />
            <QuoteTable panel={panel} hrefOf={(code) => priceHref({ ...filter, codes: [code] })} />
          </>
        )}
      </Stack>
    </>
  );
}

const fileHref = (format: 'csv' | 'xlsx') => withBasePath(`/api/priceManage/price/file?format=${format}`);

const Downloads = () => (
  <>
    <ButtonLink href={fileHref('csv')} download icon={downloadIcon}>
      CSV
    </ButtonLink>
    <ButtonLink href={fileHref('xlsx')} download icon={downloadIcon}>
      XLSX
    </ButtonLink>
  </>
);

function Filters({ list, filter }: { list: PriceList; filter: PriceFilter }) {
  return (
    <ChipFilter label={m.member_list_filters()}>
      <ChipRow label={m.field_variety()}>
        {list.varieties.map(({ code, name }) => (
          <ChipLink
            key={code}
            href={toggled(filter, code)}
            current={filter.codes.includes(code)}
            lang={langOfContent('zh')}
          >
            {name}
          </ChipLink>
        ))}
      </ChipRow>
      <ChipRow label={m.price_span()}>
        {priceSpans.map((span) => (
          <ChipLink key={span} href={priceHref({ ...filter, span })} current={filter.span === span}>
            {m.price_days({ days: span })}
          </ChipLink>
        ))}
      </ChipRow>
    </ChipFilter>
  );
}
