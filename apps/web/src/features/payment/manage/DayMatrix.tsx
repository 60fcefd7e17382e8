import { paths } from '@portal/contract/paths';
import type { ReconcileState } from '@portal/contract/payment/reconcile';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './DayMatrix.module.css';

const stateNames: Record<ReconcileState, () => string> = {
  BALANCED: m.pay_days_balanced,
  SETTLED: m.pay_days_settled,
  OPEN: m.pay_days_open,
};

const looks = { BALANCED: styles.balanced, SETTLED: styles.settled, OPEN: styles.differs };

const otherMonth = (month: string, months: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
};

function daysOf(month: string): string[] {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return Array.from({ length: count }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}

/** Scrolls to the latest days if there is no room for a month. */
function showLatest(frame: HTMLDivElement | null): void {
  const days = [...(frame?.querySelectorAll<HTMLElement>('[data-compared]') ?? [])];
  const last = Math.max(0, ...days.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  if (frame) frame.scrollLeft = last - frame.clientWidth;
}

/** A month of channels, day by day: balanced, corrected, and open differences. */
export function DayMatrix({ month, isNow }: { month: string; isNow: boolean }) {
  const answer = useQueryOf('GET /api/payManage/reconcile/queryDays', { month });
  const hrefOf = (other: string) => paths.manageReconcile({ month: other });
  return (
    <Text aria-labelledby="month" as="section" below={24}>
      <Row wrap gap={16} align="baseline" className={styles.head}>
        <Text id="month" as="h2" size={16}>
          {m.pay_days_of({ month })}
        </Text>
        <Link href={hrefOf(otherMonth(month, -1))}>{m.pay_days_before()}</Link>
        {!isNow && <Link href={hrefOf(otherMonth(month, 1))}>{m.pay_days_after()}</Link>}
      </Row>
      <Answered of={answer}>
        {({ channels, rows }) => {
          const known = new Map(rows.map((row) => [`${row.channel} ${row.day}`, row]));
          const all = [...new Set([...channels, ...rows.map(({ channel }) => channel)])];
          return (
            // It is read along its days, and scrolls in its place.
            /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
            <div key={month} ref={showLatest} className={styles.frame} tabIndex={0}>
              <table className={styles.days}>
                <thead>
                  <tr>
                    <th scope="col">{m.field_pay_channel()}</th>
                    {daysOf(month).map((day) => (
                      <th key={day} scope="col">
                        {Number(day.slice(8))}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {all.map((channel) => (
                    <tr key={channel}>
                      <th scope="row">{payChannelLabels[channel]()}</th>
                      {daysOf(month).map((day) => {
                        const row = known.get(`${channel} ${day}`);
                        const label = row
                          ? m.pay_days_cell({
                              channel: payChannelLabels[channel](),
                              day,
                              state: stateNames[row.state](),
                              theirs: row.theirs.lines,
                              ours: row.ours.lines,
                            })
                          : m.pay_days_none();
                        return (
                          <td key={day} data-compared={row ? '' : undefined}>
                            <span
                              role="img"
                              aria-label={label}
                              title={label}
                              className={row ? looks[row.state] : styles.none}
                            />
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        }}
      </Answered>
      <Row as="ul" wrap gap={16} above={12} size={13} className={styles.key}>
        {(['BALANCED', 'SETTLED', 'OPEN'] as const).map((state) => (
          <li key={state}>
            <span className={looks[state]} />
            {stateNames[state]()}
          </li>
        ))}
        <li>
          <span className={styles.none} />
          {m.pay_days_none()}
        </li>
      </Row>
    </Text>
  );
}
