import type { PublicBill, PublicMeter } from '@portal/contract/billing/bill';
import { feeUnits } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { BillLines } from '../shared/BillLines.tsx';
import { billVariants, quantityText } from '../shared/bill-words.ts';
import { UsageChart } from '../shared/UsageChart.tsx';
import type { Asked, Found } from './guest-query.ts';
import styles from './Public.module.css';

type Proof = Found['proof'];

/** The masked result; loaded only once there is something to show. */
export default function GuestFound({ found, asked }: { found: Found; asked: Asked }) {
  const { proof } = found;
  return 'bill' in found ? (
    <GuestBill bill={found.bill} proof={proof} />
  ) : (
    <GuestMeter meter={found.meter} kind={asked} proof={proof} />
  );
}

function GuestBill({ bill, proof }: { bill: PublicBill; proof: Proof }) {
  const { state, stateLabel, payableFen, principalFen, lateFeeFen, dueDate, lines, enterpriseMasked } = bill;
  return (
    <Stack as="section" gap={20} above={24} padInline={24} padBlock={20} round className={styles.found}>
      <h2>
        {bill.feeLabel} {bill.period}
      </h2>
      <Facts
        columns={2}
        facts={[
          { name: m.field_state(), value: <Status kind={billVariants[state]}>{stateLabel}</Status> },
          { name: m.billing_payable(), value: <b>{formatFen(payableFen)}</b> },
          { name: m.billing_principal(), value: formatFen(principalFen) },
          { name: m.billing_late_fee(), value: formatFen(lateFeeFen) },
          { name: m.billing_due_date(), value: dueDate ?? '—' },
          { name: m.field_enterprise(), value: <span lang="zh">{enterpriseMasked}</span> },
        ]}
      />
      <GuestPay bill={bill} proof={proof} />
      <BillLines lines={lines} unit={bill.unit} />
    </Stack>
  );
}

interface GuestPayProps {
  bill: Pick<PublicBill, 'no' | 'roomNo' | 'state' | 'payableFen'>;
  proof: Proof;
  /** Whether it is one of several in a table. */
  isSmall?: boolean;
}

/** Anyone who knows both numbers can pay, without an account. */
function GuestPay({ bill: { no, roomNo, state, payableFen }, proof, isSmall = false }: GuestPayProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  if ((state !== 'UNPAID' && state !== 'OVERDUE') || payableFen === 0) return null;
  const pay = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const named = { no, roomNo, totalFen: payableFen, ...proof };
      const order = await browserClient().call('POST /api/propertyManage/bill/payAsGuest', named, {
        quiet: true,
      });
      location.assign(withBasePath(paths.payChoice(order.payOrderId, order.key)));
    } catch (error) {
      setFault(refusalText(error));
      setBusy(false);
    }
  };
  return (
    <>
      {fault && <Alert kind="error" title={fault} announce />}
      <div className={styles.pay}>
        <Button
          variant={isSmall ? undefined : 'main'}
          size={isSmall ? 'small' : undefined}
          busy={busy}
          onClick={() => void pay()}
        >
          {isSmall ? m.billing_pay() : m.billing_pay_sum({ sum: formatFen(payableFen) })}
        </Button>
      </div>
    </>
  );
}

function GuestMeter({ meter, kind, proof }: { meter: PublicMeter; kind: Asked; proof: Proof }) {
  const unit = kind === 'WATER' ? feeUnits.WATER : feeUnits.ELECTRICITY;
  return (
    <Stack as="section" gap={20} above={24} padInline={24} padBlock={20} round className={styles.found}>
      <h2>
        {meter.meterNo} <span lang="zh">{meter.enterpriseMasked}</span>
      </h2>
      <UsageChart months={meter.months} unit={unit} />
      <Table
        caption={m.field_usage()}
        columns={[
          { key: 'period', head: m.field_period(), cell: ({ period }) => period },
          {
            key: 'usage',
            head: `${m.field_usage()} (${unit})`,
            align: 'end',
            cell: ({ usageX100 }) => quantityText(usageX100),
          },
        ]}
        rows={meter.months.toReversed()}
        rowKey={({ period }) => period}
        empty={m.billing_no_readings()}
      />
      <Table
        caption={m.billing_tab_bills()}
        columns={[
          { key: 'no', head: m.field_bill_no(), cell: ({ no }) => no },
          { key: 'period', head: m.field_period(), cell: ({ period }) => period },
          {
            key: 'payable',
            head: m.billing_payable(),
            align: 'end',
            cell: ({ payableFen }) => formatFen(payableFen),
          },
          {
            key: 'state',
            head: m.field_state(),
            cell: ({ state, stateLabel }) => <Status kind={billVariants[state]}>{stateLabel}</Status>,
          },
          {
            key: 'act',
            head: m.act_bar(),
            cell: (bill) => <GuestPay bill={{ ...bill, roomNo: meter.roomNo }} proof={proof} isSmall />,
          },
        ]}
        rows={meter.bills}
        rowKey={({ no }) => no}
        empty={m.billing_no_bills()}
      />
      <p>
        <Link href={paths.repair({ type: kind === 'WATER' ? 'WATER' : 'ELEC' })} look="underlined">
          {m.billing_report_meter()}
        </Link>
      </p>
    </Stack>
  );
}
