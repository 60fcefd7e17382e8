import { finProductKindLabels, institutionKindLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { isFiltered, listLoader } from '../../../platform/page/list-loader.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { wanText } from '../shared/money-texts.ts';
import styles from './Finance.module.css';
import { FinanceCrumbs } from './FinanceCrumbs.tsx';
import { FinProductTable } from './FinProductTable.tsx';
import { addressOf, type FinanceFilter, financeFilterOf, financeListHref, wanOf } from './finance-filter.ts';

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
  return (
    <PublicList
      title={m.finance_institutions()}
      note={m.finance_note()}
      lead={m.finance_lead({
        institutions: directory.total,
        products: list.kinds.reduce((sum, { count }) => sum + count, 0),
      })}
      crumbs={<FinanceCrumbs />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => financeListHref(filter, page)}
      wholeHref={isFiltered(filter) ? paths.institutionList() : undefined}
      nothing={{
        none: { title: m.finance_none_yet(), text: m.finance_none_yet_text() },
        noMatch: { title: m.finance_none(), text: m.finance_none_text(), clear: m.market_clear() },
      }}
      top={
        <>
          <Kinds filter={filter} kinds={list.kinds} />
          <RequestForm filter={filter} />
        </>
      }
      below={
        <>
          <Directory rows={directory.rows} />
          <Row as="p" wrap gap={16}>
            <ButtonLink href={paths.ownFinance()}>{m.finance_task_offer()}</ButtonLink>
          </Row>
        </>
      }
      className={styles.list}
    >
      <FinProductTable caption={m.finance_products()} rows={list.rows} loanRequest={filter} />
    </PublicList>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const Kinds = ({ filter, kinds }: { filter: FinanceFilter; kinds: Loaded['list']['kinds'] }) => (
  <PublicFilter
    listHref={paths.institutionList}
    address={addressOf(filter)}
    groups={[
      {
        name: 'kind',
        label: m.field_fin_product_kind(),
        choices: kinds.map(({ value, count }) => ({ value, text: finProductKindLabels[value](), count })),
      },
    ]}
  />
);

/** Form for the amount and term that costs are calculated for. */
const RequestForm = ({ filter: { kind, amountFen, termMonths } }: { filter: FinanceFilter }) => (
  <Row
    method="get"
    action={withBasePath(paths.institutionList())}
    as="form"
    wrap
    gap={16}
    align="end"
    className={styles.loanRequest}
  >
    {kind && <input type="hidden" name="kind" value={kind} />}
    <NativeInput
      name="amount"
      label={m.finance_requested_amount()}
      inputMode="decimal"
      maxLength={10}
      defaultValue={wanOf(amountFen)}
      end={m.finance_wan_unit()}
    />
    <NativeInput
      name="months"
      label={m.finance_requested_months()}
      inputMode="numeric"
      maxLength={3}
      defaultValue={termMonths}
      end={m.finance_month_unit()}
    />
    <Button type="submit">{m.finance_calculate()}</Button>
  </Row>
);

function Directory({ rows }: { rows: Loaded['directory']['rows'] }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.finance_directory()} />
      <Columns as="ul" of="repeat(2, minmax(0, 1fr))" gapX={48} stack="phone" className={styles.directory}>
        {rows.map(({ institutionId, name, kind, intro, ticketFromFen, ticketToFen }) => (
          <Text as="li" padBlock={12} lineBelow="thin" key={institutionId}>
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
          </Text>
        ))}
      </Columns>
    </section>
  );
}
