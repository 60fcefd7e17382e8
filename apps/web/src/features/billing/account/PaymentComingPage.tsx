import type { ComingPayment } from '@portal/contract/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { billLooks, billNames } from '../shared/bill-words.ts';
import styles from './Bill.module.css';

/** What is due within 90 days, month by month: issued bills, and charges that are to be expected. */
export function Component() {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryComing', {});
  return (
    <>
      <PageTitle
        title={m.billing_coming_title()}
        note={m.billing_coming_note()}
        actions={<ButtonLink href={paths.costQuery()}>{m.billing_cost_title()}</ButtonLink>}
      />
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? <EmptyState title={m.billing_nothing_coming()} /> : <Months rows={rows} />
        }
      </Answered>
    </>
  );
}

function Months({ rows }: { rows: ComingPayment[] }) {
  const months = [...new Set(rows.map(({ day }) => day.slice(0, 7)))];
  return (
    <div className={styles.stack}>
      {months.map((month) => (
        <Panel key={month} title={month}>
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
            ]}
            rows={rows.filter(({ day }) => day.startsWith(month))}
            rowKey={({ feeCode, period, billId }) => billId ?? `${feeCode}${period}`}
          />
        </Panel>
      ))}
    </div>
  );
}
