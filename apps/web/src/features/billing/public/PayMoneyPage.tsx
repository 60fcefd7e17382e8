import { daysToPay } from '@portal/contract/billing/terms';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { PublicDays } from '../../payment/shared/PublicDays.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PriceLines } from '../shared/PriceLines.tsx';
import { Lookup } from './Lookup.tsx';
import OwnDue from './OwnDue.island.tsx';
import styles from './Public.module.css';

export const loader = makeLoader(async ({ call }) => {
  const [prices, days] = await Promise.all([
    optional(call('GET /api/propertyManage/fee/queryPublic', {})),
    optional(call('GET /api/payManage/reconcile/queryPublic', {})),
  ]);
  return { prices, days: days?.rows ?? [] };
});

/** How to pay, for members and for visitors paying for others, and how each fee is calculated. */
export function Component() {
  const { prices, days } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead
        title={[m.billing_pay_title()]}
        description={m.billing_pay_note()}
        canonical={paths.payMoney()}
      />
      <Crumbs steps={[{ text: m.billing_pay_title() }]} />
      <Stack contained fluid gap={32} padTop={48} padBottom={96} className={styles.page}>
        <PageHead title={m.billing_pay_title()} note={m.billing_pay_note()} />
        <Columns of="minmax(0, 1fr) 360px" gap={24} stack="laptop">
          <Lookup asked="BILL" title={m.billing_pay_by_bill()} />
          <OwnDue
            bills={paths.costQuery({ state: 'DUE' })}
            login={paths.login(paths.costQuery())}
            register={paths.register()}
            texts={{
              title: m.billing_in_login(),
              points: [
                m.billing_in_all(),
                m.billing_in_compare(),
                m.billing_in_object(),
                m.billing_in_receipt(),
              ],
              login: m.site_login(),
              register: m.site_register(),
              due: m.billing_own_due(),
              count: m.billing_own_due_count({ count: '{count}' }),
              none: m.billing_nothing_due(),
              together: m.billing_pay_together(),
              all: m.billing_cost_title(),
            }}
          />
        </Columns>
        <MeterWays />
        <Fees prices={prices} />
        <After days={days} />
      </Stack>
    </>
  );
}

function MeterWays() {
  const ways = [
    { href: paths.waterQuery(), title: m.billing_water_title() },
    { href: paths.electricityQuery(), title: m.billing_electricity_title() },
  ];
  return (
    <Columns of="repeat(auto-fit, minmax(min(260px, 100%), 1fr))" gap={24} className={styles.ways}>
      {ways.map(({ href, title }) => (
        <Panel
          key={href}
          title={
            <Link href={href} cover>
              {title}
            </Link>
          }
        >
          <p>{m.billing_pay_meter_text()}</p>
        </Panel>
      ))}
    </Columns>
  );
}

type Prices = EndpointMap['GET /api/propertyManage/fee/queryPublic']['output'];

/** The price range per square metre. */
function propertyPrice({ property }: Prices): string {
  if (!property) return '—';
  const { fromFen, toFen } = property;
  const price = fromFen === toFen ? formatFen(fromFen) : `${formatFen(fromFen)}–${formatFen(toFen)}`;
  return m.building_per_m2({ price });
}

function Fees({ prices }: { prices: Prices | null }) {
  const ofKind = (kind: Prices['rows'][number]['kind']) => {
    const found = prices?.rows.find((row) => row.kind === kind);
    return found
      ? {
          price: <PriceLines price={found.price} unit={found.unit} />,
          since: m.billing_price_since({ day: found.effectiveFrom }),
        }
      : { price: '—', since: '' };
  };
  const fees = [
    {
      name: m.billing_fee_property(),
      how: m.billing_how_property(),
      price: prices ? propertyPrice(prices) : '—',
      since: m.billing_price_by_contract(),
    },
    { name: m.billing_fee_water(), how: m.billing_how_water(), ...ofKind('WATER') },
    { name: m.billing_fee_electricity(), how: m.billing_how_electricity(), ...ofKind('ELECTRICITY') },
  ];
  return (
    <section aria-labelledby="fees" className={styles.fees}>
      <BlockHead id="fees" title={m.billing_how_title()} />
      <Table
        caption={m.field_fee()}
        columns={[
          {
            key: 'fee',

            head: m.field_fee(),
            cell: ({ name }) => <b>{name}</b>,
            rowHeader: true,
          },
          { key: 'how', head: m.field_formula(), cell: ({ how }) => how },
          {
            key: 'price',
            head: m.billing_price_now(),
            cell: ({ price, since }) => (
              <>
                {price}
                {since && (
                  <Text as="small" block tone="quiet">
                    {since}
                  </Text>
                )}
              </>
            ),
          },
          { key: 'when', head: m.billing_when(), cell: () => m.billing_when_monthly({ days: daysToPay }) },
        ]}
        rows={fees}
        rowKey={({ name }) => name}
      />
    </section>
  );
}

function After({ days }: Pick<Awaited<ReturnType<typeof loader>>, 'days'>) {
  const parts = [
    { title: m.billing_after_receipt(), text: m.billing_after_receipt_text() },
    { title: m.billing_after_refund(), text: m.billing_after_refund_text() },
    { title: m.billing_after_late(), text: m.billing_after_late_text() },
  ];
  return (
    <section aria-labelledby="after">
      <BlockHead id="after" title={m.billing_after_title()} />
      <Columns
        of="repeat(auto-fit, minmax(min(260px, 100%), 1fr))"
        gap={24}
        gapX={40}
        className={styles.after}
      >
        {parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <PublicDays days={days} />
      </Columns>
    </section>
  );
}
