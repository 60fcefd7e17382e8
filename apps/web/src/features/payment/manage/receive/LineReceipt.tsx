import { formatFen } from '@portal/contract/money';
import type { BankLineDetail } from '@portal/contract/payment/bank-line';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatFullDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { CounterColumns } from './CounterColumns.tsx';
import { PayerInput } from './PayerInput.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

/** A bank line: who may have paid, and how it is divided. */
export function LineReceipt({ lineId }: { lineId: string }) {
  const line = useQueryOf('GET /api/payManage/bankLine/queryManageDetail', { id: lineId });
  const candidates = useQueryOf('GET /api/payManage/receipt/queryCandidates', { lineId });
  return (
    <Answered of={line}>
      {(found) =>
        found.state === 'HELD' ? (
          <Answered of={candidates} lines={4}>
            {({ rows }) => (
              <ReceiptForm
                way="BANK"
                tenantId={rows[0]?.enterpriseId ?? null}
                line={found}
                lead={
                  <>
                    <LineFacts line={found} />
                    <PayerInput candidates={rows} />
                  </>
                }
              />
            )}
          </Answered>
        ) : (
          <CounterColumns>
            <LineFacts line={found} />
            <Alert>{m.counter_line_taken({ state: found.stateLabel })}</Alert>
          </CounterColumns>
        )
      }
    </Answered>
  );
}

const LineFacts = ({ line: { amountFen, payer, purpose, bookedAt } }: { line: BankLineDetail }) => (
  <Facts
    facts={[
      { name: m.field_amount_arrived(), value: formatFen(amountFen) },
      { name: m.counter_payer(), value: <Written>{payer}</Written> },
      { name: m.field_transfer_purpose(), value: <Written>{purpose}</Written> },
      { name: m.field_booked_at(), value: formatFullDate(bookedAt) },
    ]}
  />
);
