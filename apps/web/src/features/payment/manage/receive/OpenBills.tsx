import type { ManagedBill } from '@portal/contract/billing/bill-manage';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

const bills = 'GET /api/propertyManage/bill/queryManageList';

const maxRows = 8;

/** The bills that wait longest for money, overdue ones first, and how many there are. */
export function OpenBills() {
  const overdue = useQueryOf(bills, { state: 'OVERDUE', sort: 'due', pageSize: maxRows });
  const unpaid = useQueryOf(bills, { state: 'UNPAID', sort: 'due', pageSize: maxRows }, { quiet: true }).data;
  const open = useQueryOf('GET /api/propertyManage/bill/queryCollection', {}, { quiet: true }).data?.open;
  return (
    <Panel
      title={m.counter_open_first()}
      end={open && m.counter_owes({ bills: open.bills, amount: formatFen(open.sumFen) })}
    >
      <Answered of={overdue} lines={maxRows}>
        {({ rows }) => <BillRows bills={[...rows, ...(unpaid?.rows ?? [])].slice(0, maxRows)} />}
      </Answered>
    </Panel>
  );
}

const BillRows = ({ bills: rows }: { bills: readonly ManagedBill[] }) =>
  rows.length === 0 ? (
    <EmptyState title={m.counter_owes_nothing()} />
  ) : (
    <Rows>
      {rows.map(({ billId, no, enterpriseName, feeLabel, period, dueDate, stateLabel, payableFen }) => (
        <Row
          key={billId}
          title={
            <Link cover href={paths.manageBills({ bill: billId })}>
              <Written>{enterpriseName}</Written>
            </Link>
          }
          text={`${feeLabel} ${period} · ${no}`}
          note={[stateLabel, dueDate].join(' · ')}
        >
          {formatFen(payableFen)}
        </Row>
      ))}
    </Rows>
  );
