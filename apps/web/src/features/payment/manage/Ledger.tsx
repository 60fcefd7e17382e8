import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import styles from './Reconcile.module.css';
import { ReconcileTabs } from './ReconcileTabs.tsx';

/** The ledger's accounts, and whether they agree with what was taken and given back. */
export function Ledger() {
  const answer = useQueryOf('GET /api/payManage/ledger/queryBalance', {});
  return (
    <>
      <PageTitle
        title={m.pay_reconcile()}
        note={m.pay_reconcile_note()}
        beside={<ReconcileTabs current="ledger" />}
        inLine
      />
      <Answered of={answer}>
        {({ accounts, check }) => (
          <div className={styles.parts}>
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
            <Table
              caption={m.pay_accounts()}
              columns={[
                { key: 'account', head: m.pay_account(), cell: ({ label }) => label },
                {
                  key: 'debit',
                  head: m.pay_debit(),
                  align: 'end',
                  cell: ({ debitFen }) => formatFen(debitFen),
                },
                {
                  key: 'credit',
                  head: m.pay_credit(),
                  align: 'end',
                  cell: ({ creditFen }) => formatFen(creditFen),
                },
                {
                  key: 'balance',
                  head: m.pay_balance(),
                  align: 'end',
                  cell: ({ balanceFen }) => formatFen(balanceFen),
                },
              ]}
              rows={accounts}
              rowKey={({ account }) => account}
              empty={m.pay_accounts_empty()}
            />
          </div>
        )}
      </Answered>
    </>
  );
}
