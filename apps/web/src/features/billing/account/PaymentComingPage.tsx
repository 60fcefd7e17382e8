import type { ComingPayment } from '@portal/contract/billing/bill';
import { billStateLabels } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import {
  actsColumn,
  amountColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { calendarPlusIcon, settings2Icon } from '../../../ui/icon/shapes.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { billVariants } from '../shared/bill-words.ts';
import styles from './Bill.module.css';
import { DueMonth } from './DueMonth.tsx';

/** Payments due within 90 days, month by month: issued bills and expected charges. */
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

/** Due days of the payments, each with whether its bill is issued. */
function dueOf(rows: readonly ComingPayment[]) {
  const due = new Map<string, { isIssued: boolean }>();
  for (const { day, billId } of rows)
    due.set(day, { isIssued: billId !== null || (due.get(day)?.isIssued ?? false) });
  return due;
}

const isPayable = ({ state, amountFen }: ComingPayment) =>
  (state === 'UNPAID' || state === 'OVERDUE') && (amountFen ?? 0) > 0;

const columnsOf = (payButton: (row: ComingPayment) => ReactNode): ListColumn<ComingPayment>[] => [
  textColumn('day', m.billing_due_date(), ({ day }) => day.slice(5)),
  nameColumn('fee', m.field_fee(), {
    name: ({ feeLabel, period }) => <>{`${feeLabel} ${period}`}</>,
    href: ({ billId }) => billId && paths.myPayment(billId),
  }),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    amountFen === null ? m.billing_by_meter() : formatFen(amountFen),
  ),
  stateColumn('state', m.field_state(), ({ state }) =>
    state === null ? (
      <Status kind="open">{m.billing_expected()}</Status>
    ) : (
      <Status kind={billVariants[state]}>{billStateLabels[state]()}</Status>
    ),
  ),
  actsColumn('act', m.act_bar(), payButton),
];

type Paying = ReturnType<typeof usePayFor>;

function PayButton({ row: { billId, amountFen }, busy, pay }: Paying & { row: ComingPayment }) {
  if (billId === null) return null;
  const payThis = () => void pay({ kind: 'BILL', ids: [billId], totalFen: amountFen ?? 0 });
  return (
    <Button size="small" busy={busy} onClick={payThis}>
      {m.billing_pay()}
    </Button>
  );
}

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
            <CardTable
              caption={`${month} ${m.field_fee()}`}
              columns={columnsOf((row) => isPayable(row) && <PayButton row={row} busy={busy} pay={pay} />)}
              rows={rows.filter(({ day }) => day.startsWith(month))}
              rowKey={({ feeCode, period, day, billId }) => billId ?? `${feeCode}${period}${day}`}
            />
          </div>
        </Panel>
      ))}
    </div>
  );
}
