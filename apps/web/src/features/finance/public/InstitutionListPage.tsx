import { finProductKindLabels, institutionKindLabels } from '@portal/contract/finance-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { wanText } from '../shared/money-texts.ts';
import styles from './Finance.module.css';
import { FinanceCrumbs } from './FinanceCrumbs.tsx';
import { FinProductTable } from './FinProductTable.tsx';
import { type FinanceFilter, financeFilterOf, financeListHref, isFiltered, wanOf } from './finance-filter.ts';

const pageSize = 20;

export const loader = listLoader({
  filterOf: ({ search }) => financeFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const [list, directory] = await Promise.all([
      call('GET /api/financeManage/product/queryList', { ...filter, pageNo, pageSize }),
      call('GET /api/financeManage/institution/queryList', { pageSize: 50 }),
    ]);
    return { list, directory };
  },
  hrefOf: financeListHref,
});

export function Component() {
  const { list, directory, filter, place } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => financeListHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.finance_institutions()]}
        description={m.finance_note()}
        canonical={isFiltered(filter) ? paths.institutionList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <FinanceCrumbs />
      <Wrap className={styles.page}>
        <PageHead
          title={m.finance_institutions()}
          note={m.finance_lead({
            institutions: directory.total,
            products: list.kinds.reduce((sum, { count }) => sum + count, 0),
          })}
        />
        <Kinds filter={filter} kinds={list.kinds} />
        <WishForm filter={filter} />
        {list.rows.length > 0 ? (
          <FinProductTable caption={m.finance_products()} rows={list.rows} wish={filter} />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.institutionList() : null}
            none={{ title: m.finance_none_yet(), text: m.finance_none_yet_text() }}
            noMatch={{ title: m.finance_none(), text: m.finance_none_text(), clear: m.market_clear() }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
        <Directory rows={directory.rows} />
        <p className={styles.acts}>
          <ButtonLink href={paths.ownFinance()}>{m.finance_errand_offer()}</ButtonLink>
        </p>
      </Wrap>
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Kinds({ filter, kinds }: { filter: FinanceFilter; kinds: Loaded['list']['kinds'] }) {
  const choice = (kind: FinanceFilter['kind'], text: string, more: object = {}) => ({
    value: kind ?? '',
    text,
    href: financeListHref({ ...filter, kind }),
    current: filter.kind === kind,
    ...more,
  });
  return (
    <PublicFilter
      groups={[
        {
          name: 'kind',
          label: m.field_fin_product_kind(),
          choices: [
            choice(undefined, m.market_any()),
            ...kinds.map(({ value, count }) => choice(value, finProductKindLabels[value](), { count })),
          ],
        },
      ]}
      action={paths.institutionList()}
      kept={{ amount: wanOf(filter.amountFen), months: filter.termMonths?.toString() }}
      clearHref={paths.institutionList()}
    />
  );
}

/** How much is wanted and for how long: costs are reckoned for that. */
const WishForm = ({ filter: { kind, amountFen, termMonths } }: { filter: FinanceFilter }) => (
  <form method="get" action={withBasePath(paths.institutionList())} className={styles.wish}>
    {kind && <input type="hidden" name="kind" value={kind} />}
    <NativeInput
      name="amount"
      label={m.finance_wish_amount()}
      inputMode="decimal"
      maxLength={10}
      defaultValue={wanOf(amountFen)}
      end={m.finance_wan_unit()}
    />
    <NativeInput
      name="months"
      label={m.finance_wish_months()}
      inputMode="numeric"
      maxLength={3}
      defaultValue={termMonths}
      end={m.finance_month_unit()}
    />
    <Button type="submit">{m.finance_reckon()}</Button>
  </form>
);

function Directory({ rows }: { rows: Loaded['directory']['rows'] }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.finance_directory()} />
      <ul className={styles.directory}>
        {rows.map(({ institutionId, name, kind, intro, ticketFromFen, ticketToFen }) => (
          <li key={institutionId}>
            <p>
              <Link href={paths.institution(institutionId)} lang={lang}>
                {name}
              </Link>
              <span>{institutionKindLabels[kind]()}</span>
              <span>
                {wanText(ticketFromFen)}–{wanText(ticketToFen)}
              </span>
            </p>
            <p lang={lang}>{intro}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
