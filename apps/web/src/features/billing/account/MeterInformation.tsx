import type { MeterDetail, MeterMonth } from '@portal/contract/meter';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { billLooks, quantityText, readingLooks } from '../shared/bill-words.ts';
import { UsageChart } from '../shared/UsageChart.tsx';
import { Anomalies } from './Anomalies.tsx';

const ReadDrawer = lazy(async () => ({ default: (await import('./ReadDrawer.tsx')).ReadDrawer }));

/** One meter: two years drawn and as a table, what is unusual, and its bills. */
export function MeterInformation() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/meter/queryDetail', { id });
  return <Answered of={answer}>{(meter) => <MeterDesk meter={meter} />}</Answered>;
}

function MeterDesk({ meter }: { meter: MeterDetail }) {
  const [isReading, setReading] = useState(false);
  const marked = new Set(meter.anomalies.map(({ period }) => period));
  return (
    <>
      <PageTitle
        title={`${meter.kindLabel} ${meter.meterNo}`}
        note={meter.place}
        actions={<ButtonLink href={paths.utilityBills()}>{m.act_back()}</ButtonLink>}
      />
      <Anomalies anomalies={meter.anomalies} meterNo={meter.meterNo} />
      {meter.months.length === 0 ? (
        <EmptyState title={m.billing_no_readings()} />
      ) : (
        <Panel title={m.billing_two_years()}>
          <UsageChart months={meter.months.toReversed()} unit={meter.unit} marked={marked} />
          <Months meter={meter} />
        </Panel>
      )}
      <Panel title={m.billing_tab_bills()}>
        <Bills meter={meter} />
      </Panel>
      <PageActs
        acts={[{ key: 'read', text: m.billing_did_send_reading(), onPress: () => setReading(true) }]}
      />
      <Suspense>{isReading && <ReadDrawer meter={meter} onClose={() => setReading(false)} />}</Suspense>
    </>
  );
}

const part = (key: 'peakX100' | 'flatX100' | 'valleyX100', head: string) => ({
  key,
  head,
  align: 'end' as const,
  cell: (month: MeterMonth) => quantityText(month[key]),
});

function Months({ meter: { months, unit, isTou } }: { meter: MeterDetail }) {
  return (
    <Table
      caption={m.billing_two_years()}
      columns={[
        { key: 'period', head: m.field_period(), cell: ({ period }) => period },
        {
          key: 'readings',
          head: m.field_reading(),
          align: 'end',
          cell: ({ fromX100, toX100 }) => `${quantityText(fromX100)} → ${quantityText(toX100)}`,
        },
        {
          key: 'usage',
          head: `${m.field_usage()} (${unit})`,
          align: 'end',
          cell: ({ usageX100 }) => quantityText(usageX100),
        },
        ...(isTou
          ? [
              part('peakX100', m.billing_part_peak()),
              part('flatX100', m.billing_part_flat()),
              part('valleyX100', m.billing_part_valley()),
            ]
          : []),
        {
          key: 'night',
          head: m.field_night_flow(),
          align: 'end',
          cell: ({ nightX100 }) => quantityText(nightX100),
        },
        {
          key: 'read',
          head: m.billing_read_at(),
          cell: ({ readAt, sourceLabel }) => `${formatDate(readAt, 'YYYY-MM-DD')} ${sourceLabel}`,
        },
        {
          key: 'state',
          head: m.field_state(),
          cell: ({ state, stateLabel }) => <Status kind={readingLooks[state]}>{stateLabel}</Status>,
        },
      ]}
      rows={months}
      rowKey={({ period }) => period}
    />
  );
}

function Bills({ meter: { bills } }: { meter: MeterDetail }) {
  return (
    <Table
      caption={m.billing_tab_bills()}
      columns={[
        {
          key: 'no',
          head: m.field_bill_no(),
          cell: ({ billId, no }) => <Link href={paths.myPayment(billId)}>{no}</Link>,
        },
        { key: 'period', head: m.field_period(), cell: ({ period }) => period },
        {
          key: 'amount',
          head: m.billing_principal(),
          align: 'end',
          cell: ({ principalFen }) => formatFen(principalFen),
        },
        {
          key: 'state',
          head: m.field_state(),
          cell: ({ state, stateLabel }) => <Status kind={billLooks[state]}>{stateLabel}</Status>,
        },
      ]}
      rows={bills}
      rowKey={({ billId }) => billId}
      empty={m.billing_no_bills()}
    />
  );
}
