import { formatFen } from '@portal/contract/money';
import type { AccountRow, TenantAccount } from '@portal/contract/payment/account';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { AccountPeriod } from './use-account-period.ts';

interface AccountViewProps {
  account: TenantAccount;
  period: AccountPeriod;
  exportFrom: 'GET /api/payManage/account/exportManage' | 'GET /api/payManage/account/export';
  exportInput: Record<string, string>;
  /** The page of a bill for this reader. */
  billHref: (billId: string) => string;
  children?: ReactNode;
}

/** The account of an enterprise: what it owes, its credit and deposits, and every movement of a period. */
export function AccountView({
  account,
  period,
  exportFrom,
  exportInput,
  billHref,
  children,
}: AccountViewProps) {
  const { owedFen, creditFen, deposits, rows, from, to } = account;
  const depositFen = deposits.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return (
    <Stack gap={24}>
      <Figures
        figures={[
          { name: m.counter_owed(), value: formatFen(owedFen) },
          { name: m.counter_credit(), value: formatFen(creditFen) },
          {
            name: m.field_deposit(),
            value: formatFen(depositFen),
            note: deposits
              .map(({ contractNo, amountFen }) => `${contractNo} ${formatFen(amountFen)}`)
              .join('，'),
          },
        ]}
      />
      {children}
      <Panel
        title={m.counter_statement()}
        end={<ExportButton size="small" endpoint={exportFrom} input={exportInput} />}
      >
        <Stack gap={12}>
          <Row gap={12} wrap align="end">
            <DateField
              label={m.field_from()}
              value={from}
              onChange={(day) => period.show({ from: day, to })}
            />
            <DateField label={m.field_to()} value={to} onChange={(day) => period.show({ from, to: day })} />
            <Text as="span" figures>
              {m.counter_opening({ amount: formatFen(account.openingFen) })}
            </Text>
          </Row>
          <CardTable
            caption={m.counter_statement()}
            columns={accountColumns(account, billHref)}
            rows={rows.map((row, at) => ({ ...row, at }))}
            rowKey={({ at }) => at}
            empty={m.counter_no_movement()}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}

const orDash = (fen: number) => (fen === 0 ? null : formatFen(fen));

const accountColumns = (
  { chargedFen, receivedFen, closingFen }: TenantAccount,
  billHref: AccountViewProps['billHref'],
): Column<AccountRow & { at: number }>[] => [
  { key: 'day', head: m.field_date(), nowrap: true, part: 'fact', cell: ({ day }) => day },
  {
    key: 'event',
    head: m.field_event(),
    rowHeader: true,
    part: 'title',
    cell: ({ eventLabel, title, no, billId }) => (
      <Stack>
        <span>
          {eventLabel} {title && <Written>{title}</Written>}
        </span>
        <Text as="small" tone="quiet">
          {billId ? <Link href={billHref(billId)}>{no}</Link> : <Written>{no}</Written>}
        </Text>
      </Stack>
    ),
    total: m.field_total(),
  },
  {
    key: 'charged',
    head: m.counter_charged(),
    align: 'end',
    part: 'fact',
    cell: (row) => orDash(row.chargedFen),
    total: formatFen(chargedFen),
  },
  {
    key: 'received',
    head: m.counter_received(),
    align: 'end',
    part: 'fact',
    cell: (row) => orDash(row.receivedFen),
    total: formatFen(receivedFen),
  },
  {
    key: 'credit',
    head: m.counter_credit_change(),
    align: 'end',
    part: 'fact',
    cell: ({ creditFen }) => orDash(creditFen),
  },
  {
    key: 'balance',
    head: m.counter_balance(),
    align: 'end',
    part: 'amount',
    cell: ({ balanceFen }) => formatFen(balanceFen),
    total: formatFen(closingFen),
  },
];
