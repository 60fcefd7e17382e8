import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { LedgerState } from './LedgerState.tsx';

/** Whether the ledger balances. */
export function LedgerCard() {
  const answer = useQueryOf('GET /api/payManage/ledger/queryBalance', {}, { quiet: true });
  return (
    <Card
      title={m.pay_view_ledger()}
      answer={answer}
      more={{ href: paths.manageReconcile({ view: 'ledger' }), text: m.act_see_more() }}
    >
      {(balance) => <LedgerState balance={balance} />}
    </Card>
  );
}
