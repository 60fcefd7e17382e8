import { formatFen } from '@portal/contract/money';
import type { BankLineDetail } from '@portal/contract/payment/bank-line';
import { type PayerCandidate, payerClueLabels } from '@portal/contract/payment/receipt';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatFullDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

/** A bank line: who may have paid, and how it is divided. */
export function LineReceipt({ lineId }: { lineId: string }) {
  const line = useQueryOf('GET /api/payManage/bankLine/queryManageDetail', { id: lineId });
  const candidates = useQueryOf('GET /api/payManage/receipt/queryCandidates', { lineId });
  return (
    <Answered of={line}>
      {(found) => (
        <Stack gap={16}>
          <Facts
            layout="row"
            facts={[
              { name: m.field_amount_arrived(), value: formatFen(found.amountFen) },
              { name: m.counter_payer(), value: <Written>{found.payer}</Written> },
              { name: m.field_transfer_purpose(), value: <Written>{found.purpose}</Written> },
              { name: m.field_booked_at(), value: formatFullDate(found.bookedAt) },
            ]}
          />
          {found.state === 'HELD' ? (
            <Answered of={candidates} lines={4}>
              {({ rows }) => <Payer line={found} candidates={rows} />}
            </Answered>
          ) : (
            <Alert>{m.counter_line_taken({ state: found.stateLabel })}</Alert>
          )}
        </Stack>
      )}
    </Answered>
  );
}

const other = 'other';

function Payer({ line, candidates }: { line: BankLineDetail; candidates: PayerCandidate[] }) {
  const [chosen, setChosen] = useState(candidates[0]?.enterpriseId ?? other);
  const [searched, setSearched] = useState<string | null>(null);
  const tenantId = chosen === other ? searched : chosen;
  return (
    <>
      {candidates.length > 0 && (
        <RadioGroup
          label={m.counter_who_paid()}
          layout="column"
          value={chosen}
          onChange={setChosen}
          options={[
            ...candidates.map(({ enterpriseId, name, clues, bills, owedFen }) => ({
              value: enterpriseId,
              text: name,
              note: [
                ...clues.map((clue) => payerClueLabels[clue]()),
                m.counter_owes({ bills, amount: formatFen(owedFen) }),
              ].join(' · '),
            })),
            { value: other, text: m.counter_other_enterprise() },
          ]}
        />
      )}
      {chosen === other && (
        <EnterpriseSearch
          label={m.field_enterprise()}
          known={[]}
          value={searched}
          onChange={(id) => setSearched(id)}
        />
      )}
      {tenantId && <ReceiptForm key={tenantId} way="BANK" tenantId={tenantId} line={line} />}
    </>
  );
}
