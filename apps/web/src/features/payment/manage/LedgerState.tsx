import { formatFen } from '@portal/contract/money';
import type { LedgerBalance } from '@portal/contract/payment/manage';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** The ledger's accounts, and whether they agree with payments and refunds. */
export function LedgerState({ balance: { accounts, check } }: { balance: LedgerBalance }) {
  return (
    <Stack gap={24}>
      {check === null ? (
        <Alert>{m.pay_check_none()}</Alert>
      ) : (
        <Alert
          kind={check.isBalanced ? 'success' : 'error'}
          title={check.isBalanced ? m.pay_check_good() : m.pay_check_bad()}
        >
          <p>{m.pay_check_at({ time: formatDate(check.at), count: check.transfers })}</p>
          {check.findings.map((finding) => (
            <p key={finding}>{finding}</p>
          ))}
        </Alert>
      )}
      <CardTable
        caption={m.pay_accounts()}
        columns={[
          { key: 'account', part: 'title', head: m.pay_account(), cell: ({ label }) => label },
          {
            key: 'debit',
            part: 'fact',
            head: m.pay_debit(),
            align: 'end',
            cell: ({ debitFen }) => formatFen(debitFen),
          },
          {
            key: 'credit',
            part: 'fact',
            head: m.pay_credit(),
            align: 'end',
            cell: ({ creditFen }) => formatFen(creditFen),
          },
          {
            key: 'balance',
            part: 'amount',
            head: m.pay_balance(),
            align: 'end',
            cell: ({ balanceFen }) => formatFen(balanceFen),
          },
        ]}
        rows={accounts}
        rowKey={({ account }) => account}
        empty={m.pay_accounts_empty()}
      />
    </Stack>
  );
}
