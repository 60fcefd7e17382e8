import type { BillRow } from '@portal/contract/billing/bill';
import type { MeterDetail, MeterMonth } from '@portal/contract/billing/meter';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { billVariants, quantityText } from '../shared/bill-words.ts';
import { NightFlow } from '../shared/NightFlow.tsx';
import { UsageChart } from '../shared/UsageChart.tsx';
import { Anomalies } from './Anomalies.tsx';
import styles from './Bill.module.css';
import { PriceOfDay } from './PriceOfDay.tsx';

const ReadDrawer = lazy(async () => ({ default: (await import('./ReadDrawer.tsx')).ReadDrawer }));

/** One meter: two years as a chart and month by month with their bills, and anomalies. */
export function MeterInformation() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/meter/queryDetail', { id });
  return <Answered of={answer}>{(meter) => <MeterDesk meter={meter} />}</Answered>;
}

function MeterDesk({ meter }: { meter: MeterDetail }) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <PageTitle
        title={`${meter.kindLabel} ${meter.meterNo}`}
        note={<Written>{meter.place}</Written>}
        actions={
          <>
            <ButtonLink href={paths.utilityBills()}>{m.act_back()}</ButtonLink>
            <ExportButton endpoint="GET /api/propertyManage/meter/export" input={{ id: meter.meterId }} />
            <ButtonLink href={paths.repair({ type: meter.kind === 'WATER' ? 'WATER' : 'ELEC' })}>
              {m.billing_report_meter()}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.stack}>
        <Anomalies anomalies={meter.anomalies} meterNo={meter.meterNo} />
        {meter.months.length === 0 ? (
          <EmptyState title={m.billing_no_readings()} />
        ) : (
          <>
            <Sums meter={meter} />
            <Panel title={m.billing_two_years()}>
              <UsageChart
                months={meter.months.toReversed()}
                unit={meter.unit}
                marked={new Set(meter.anomalies.map(({ period }) => period))}
              />
            </Panel>
            <PriceOfDay meter={meter} />
            <NightFlow months={meter.months} unit={meter.unit} />
            <Panel title={m.billing_by_month()} end={meter.unit}>
              <Months meter={meter} />
            </Panel>
          </>
        )}
      </div>
      <PageActs acts={[{ key: 'read', text: m.billing_send_reading(), onPress: () => setReading(true) }]} />
      <Suspense>{isReading && <ReadDrawer meter={meter} onClose={() => setReading(false)} />}</Suspense>
    </>
  );
}

const sumOf = (months: readonly MeterMonth[]) =>
  months.reduce((sum, { usageX100 }) => sum + (usageX100 ?? 0), 0);

/** The latest month and year, each compared with the one before. */
function Sums({
  meter: { months, unit, usageX100, lastYearX100, lastX100, lastPeriod, perM2 },
}: {
  meter: MeterDetail;
}) {
  const before = months.slice(12);
  return (
    <Figures
      figures={[
        {
          name: m.billing_usage_of({ period: lastPeriod }),
          value: quantityText(usageX100),
          unit,
          note: m.billing_against_last_year({ usage: quantityText(lastYearX100) }),
        },
        {
          name: m.billing_twelve_months(),
          value: quantityText(sumOf(months.slice(0, 12))),
          unit,
          note: before.length === 12 && m.billing_twelve_before({ usage: quantityText(sumOf(before)) }),
        },
        {
          name: m.billing_last_reading(),
          value: quantityText(lastX100),
          note: months[0] && `${formatDate(months[0].readAt, 'YYYY-MM-DD')} ${months[0].sourceLabel}`,
        },
        ...(perM2
          ? [
              {
                name: m.billing_per_m2({ period: perM2.period }),
                value: formatFen(perM2.ownFen),
                unit: m.field_yuan(),
                note:
                  perM2.peersFen === null
                    ? m.billing_peers_few()
                    : m.billing_peers({ count: perM2.peers, amount: formatFen(perM2.peersFen) }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Change on the year before, such as +12.3%; a dash if there is none. */
function changeText({ usageX100, lastYearX100 }: MeterMonth): string {
  if (usageX100 === null || !lastYearX100) return '—';
  const percent = ((usageX100 - lastYearX100) / lastYearX100) * 100;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;
}

const quantity = (key: 'usageX100' | 'peakX100' | 'flatX100' | 'valleyX100' | 'nightX100', head: string) => ({
  key,
  head,
  align: 'end' as const,
  cell: (month: MeterMonth) => quantityText(month[key]),
});

function Months({ meter: { months, bills, isTou } }: { meter: MeterDetail }) {
  // A corrected bill replaces the voided one.
  const billOf = new Map(bills.filter(({ state }) => state !== 'VOID').map((bill) => [bill.period, bill]));
  const ofBill = (show: (bill: BillRow) => ReactNode) => (month: MeterMonth) => {
    const bill = billOf.get(month.period);
    return bill ? show(bill) : '—';
  };
  return (
    <Table
      caption={m.field_reading()}
      columns={[
        { key: 'period', head: m.field_period(), cell: ({ period }) => period, nowrap: true },
        {
          key: 'readings',
          head: m.field_reading(),
          align: 'end',
          nowrap: true,
          cell: ({ fromX100, toX100 }) => `${quantityText(fromX100)} → ${quantityText(toX100)}`,
        },
        quantity('usageX100', m.field_usage()),
        ...(isTou
          ? [
              quantity('peakX100', m.billing_part_peak()),
              quantity('flatX100', m.billing_part_flat()),
              quantity('valleyX100', m.billing_part_valley()),
            ]
          : [quantity('nightX100', m.field_night_flow())]),
        {
          key: 'lastYear',
          head: m.billing_last_year(),
          align: 'end',
          cell: ({ lastYearX100 }) => quantityText(lastYearX100),
        },
        { key: 'change', head: m.billing_change_rate(), align: 'end', cell: changeText },
        {
          key: 'amount',
          head: m.field_amount(),
          align: 'end',
          cell: ofBill(({ billId, principalFen }) => (
            <Link href={paths.myPayment(billId)}>{formatFen(principalFen)}</Link>
          )),
        },
        {
          key: 'bill',
          head: m.billing_bill(),
          nowrap: true,
          cell: ofBill(({ state, stateLabel }) => <Status kind={billVariants[state]}>{stateLabel}</Status>),
        },
      ]}
      rows={months}
      rowKey={({ period }) => period}
    />
  );
}
