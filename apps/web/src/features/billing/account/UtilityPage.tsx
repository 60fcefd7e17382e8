import type { MeterRow } from '@portal/contract/billing/meter';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { quantityText } from '../shared/bill-words.ts';
import { Anomalies } from './Anomalies.tsx';
import styles from './Bill.module.css';
import { meterHref } from './meter-href.ts';

const ReadDrawer = lazy(async () => ({ default: (await import('./ReadDrawer.tsx')).ReadDrawer }));
const BindDrawer = lazy(async () => ({ default: (await import('./BindDrawer.tsx')).BindDrawer }));

/** The enterprise's meters: consumption, anomalies, and submitting a reading. */
export function Component() {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryList', {});
  const [read, setRead] = useState<MeterRow>();
  const [isBinding, setBinding] = useState(false);
  const bind = <Button onClick={() => setBinding(true)}>{m.billing_bind()}</Button>;
  return (
    <>
      <PageTitle title={m.billing_utility_title()} note={m.billing_utility_note()} actions={bind} />
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={m.billing_no_meters()} action={bind}>
              {m.billing_bind_text()}
            </EmptyState>
          ) : (
            <div className={styles.stack}>
              {rows.map((meter) => (
                <Anomalies key={meter.meterId} anomalies={meter.anomalies} meterNo={meter.meterNo} />
              ))}
              <Meters rows={rows} onRead={setRead} />
            </div>
          )
        }
      </Answered>
      <Suspense>
        {read && <ReadDrawer key={read.meterId} meter={read} onClose={() => setRead(undefined)} />}
        {isBinding && <BindDrawer onClose={() => setBinding(false)} />}
      </Suspense>
    </>
  );
}

function Meters({ rows, onRead }: { rows: MeterRow[]; onRead: (meter: MeterRow) => void }) {
  return (
    <CardTable
      caption={m.billing_utility_title()}
      columns={[
        {
          key: 'meter',
          nowrap: true,
          part: 'title',
          head: m.field_meter_no(),
          cell: (meter) => (
            <>
              <Link href={meterHref(meter)}>{meter.meterNo}</Link>
              <small>
                {meter.kindLabel} · <Written>{meter.place}</Written>
              </small>
            </>
          ),
        },
        {
          key: 'last',
          part: 'fact',
          head: m.billing_last_reading(),
          align: 'end',
          cell: ({ lastX100, lastPeriod }) => `${quantityText(lastX100)} (${lastPeriod || '—'})`,
        },
        {
          key: 'usage',
          part: 'fact',
          head: m.field_usage(),
          align: 'end',
          cell: ({ usageX100, unit }) => `${quantityText(usageX100)} ${unit}`,
        },
        {
          key: 'before',
          part: 'fact',
          head: m.billing_month_before(),
          align: 'end',
          cell: ({ monthBeforeX100 }) => quantityText(monthBeforeX100),
        },
        {
          key: 'lastYear',
          part: 'fact',
          head: m.billing_last_year(),
          align: 'end',
          cell: ({ lastYearX100 }) => quantityText(lastYearX100),
        },
        {
          key: 'acts',
          part: 'action',
          head: m.act_bar(),
          cell: (meter) => (
            <Button size="small" onClick={() => onRead(meter)}>
              {m.billing_send_reading()}
            </Button>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ meterId }) => meterId}
    />
  );
}
