import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { LedgerState } from './LedgerState.tsx';
import { ReconcileTabs } from './ReconcileTabs.tsx';

export function Ledger() {
  const answer = useQueryOf('GET /api/payManage/ledger/queryBalance', {});
  return (
    <>
      <PageTitle
        title={m.pay_reconcile()}
        note={m.pay_reconcile_note()}
        aside={<ReconcileTabs current="ledger" />}
        inLine
      />
      <Answered of={answer}>{(balance) => <LedgerState balance={balance} />}</Answered>
    </>
  );
}
