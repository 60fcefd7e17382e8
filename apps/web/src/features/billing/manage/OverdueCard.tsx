import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import { Card } from '../../../platform/account/card/Card.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Link } from '../../../ui/link/Link.tsx';

const shownBills = 10;
const dayMs = 86_400_000;

/** Whole days from the start of a day to an instant. */
const daysSince = (day: string, at: number) => Math.floor((at - Date.parse(`${day}T00:00:00+08:00`)) / dayMs);

/** The bills that have been overdue longest. */
export function OverdueCard() {
  const answer = useQueryOf(
    'GET /api/propertyManage/bill/queryManageList',
    { state: 'OVERDUE', sort: 'due', pageNo: 1, pageSize: shownBills },
    { quiet: true },
  );
  return (
    <Card
      title={m.billing_overdue_bills()}
      answer={answer}
      more={{ href: paths.manageBills({ state: 'OVERDUE', sort: 'due' }), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.billing_overdue_none() }}
    >
      {({ rows }) => (
        <CardTable
          caption={m.profile_table({ name: m.billing_overdue_bills() })}
          columns={[
            {
              key: 'fee',
              part: 'title',
              head: m.field_fee(),
              cell: ({ billId, feeLabel, period, place }) => (
                <>
                  <Link href={paths.manageBills({ state: 'OVERDUE', bill: billId })}>
                    {`${feeLabel} ${period}`}
                  </Link>
                  <small>
                    <Written>{place}</Written>
                  </small>
                </>
              ),
            },
            {
              key: 'enterprise',
              part: 'fact',
              head: m.field_enterprise(),
              cell: ({ enterpriseName }) => <Written>{enterpriseName}</Written>,
            },
            {
              key: 'principal',
              part: 'fact',
              head: m.billing_principal(),
              align: 'end',
              cell: ({ principalFen }) => formatFen(principalFen),
            },
            {
              key: 'late',
              part: 'fact',
              head: m.billing_late_fee(),
              align: 'end',
              cell: ({ lateFeeFen }) => formatFen(lateFeeFen),
            },
            {
              key: 'payable',
              part: 'amount',
              head: m.billing_payable(),
              align: 'end',
              cell: ({ payableFen }) => formatFen(payableFen),
            },
            {
              key: 'due',
              part: 'fact',
              nowrap: true,
              head: m.billing_due_date(),
              cell: ({ dueDate }) =>
                dueDate && (
                  <div>
                    {m.billing_overdue_days({ days: daysSince(dueDate, answer.dataUpdatedAt) })}
                    <small>{dueDate}</small>
                  </div>
                ),
            },
          ]}
          rows={rows}
          rowKey={({ billId }) => billId}
        />
      )}
    </Card>
  );
}
