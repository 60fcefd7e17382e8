import type { ComingPayment } from '@portal/contract/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes/calendar-plus.ts';
import { settings2Icon } from '../../../ui/icon/shapes/settings-2.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { billLooks, billNames } from '../shared/bill-words.ts';
import styles from './Bill.module.css';
import { DueMonth } from './DueMonth.tsx';

/** What is due within 90 days, month by month: issued bills, and charges that are to be expected. */
export function Component() {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryComing', {});
  return (
    <>
      <PageTitle
        title={m.billing_coming_title()}
        note={m.billing_coming_note()}
        actions={
          <>
            <ButtonLink href={paths.costQuery()}>{m.billing_cost_title()}</ButtonLink>
            <Button icon={calendarPlusIcon} onClick={() => void keepCalendar()}>
              {m.billing_calendar()}
            </Button>
            <ButtonLink href={paths.personPreserve()} icon={settings2Icon}>
              {m.billing_reminders()}
            </ButtonLink>
          </>
        }
      />
      <Answered of={answer}>
        {({ today, rows }) =>
          rows.length === 0 ? (
            <EmptyState title={m.billing_nothing_coming()} />
          ) : (
            <Months today={today} rows={rows} />
          )
        }
      </Answered>
    </>
  );
}

const keepCalendar = async () =>
  saveFile(await browserClient().download('/api/propertyManage/bill/comingCalendar', {}), document);

/** The days of these, and whether a bill of each is issued. */
function dueOf(rows: readonly ComingPayment[]) {
  const due = new Map<string, { isIssued: boolean }>();
  for (const { day, billId } of rows)
    due.set(day, { isIssued: billId !== null || (due.get(day)?.isIssued ?? false) });
  return due;
}

const isPayable = ({ state, amountFen }: ComingPayment) =>
  (state === 'UNPAID' || state === 'OVERDUE') && (amountFen ?? 0) > 0;

function Months({ today, rows }: { today: string; rows: ComingPayment[] }) {
  const { busy, pay } = usePayFor();
  const due = dueOf(rows);
  const months = [...new Set(rows.map(({ day }) => day.slice(0, 7)))];
  return (
    <div className={styles.stack}>
      {months.map((month) => (
        <Panel key={month} title={month}>
          <div className={styles.month}>
            <DueMonth month={month} today={today} due={due} />
            <Table
              caption={`${month} ${m.field_fee()}`}
              columns={[
                { key: 'day', head: m.billing_due_date(), cell: ({ day }) => day.slice(5), nowrap: true },
                {
                  key: 'fee',
                  nowrap: true,
                  head: m.field_fee(),
                  cell: ({ billId, feeLabel, period }) =>
                    billId === null ? (
                      `${feeLabel} ${period}`
                    ) : (
                      <Link href={paths.myPayment(billId)}>{`${feeLabel} ${period}`}</Link>
                    ),
                },
                {
                  key: 'amount',
                  head: m.field_amount(),
                  align: 'end',
                  cell: ({ amountFen }) => (amountFen === null ? m.billing_by_meter() : formatFen(amountFen)),
                },
                {
                  key: 'state',
                  nowrap: true,
                  head: m.field_state(),
                  cell: ({ state }) =>
                    state === null ? (
                      <Status kind="open">{m.billing_expected()}</Status>
                    ) : (
                      <Status kind={billLooks[state]}>{billNames[state]()}</Status>
                    ),
                },
                {
                  key: 'act',
                  head: m.act_bar(),
                  cell: (row) =>
                    isPayable(row) &&
                    row.billId !== null && (
                      <Button
                        size="small"
                        busy={busy}
                        onClick={() =>
                          void pay({ kind: 'BILL', ids: [row.billId ?? ''], totalFen: row.amountFen ?? 0 })
                        }
                      >
                        {m.billing_pay()}
                      </Button>
                    ),
                },
              ]}
              rows={rows.filter(({ day }) => day.startsWith(month))}
              rowKey={({ feeCode, period, billId }) => billId ?? `${feeCode}${period}`}
            />
          </div>
        </Panel>
      ))}
    </div>
  );
}
