import { formatFen } from '@portal/contract/money';
import { type PayerCandidate, payerClueLabels } from '@portal/contract/payment/receipt';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useInput } from '../../../../platform/form/use-input.ts';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';

const other = 'other';

/** Who may have paid a bank line, with what speaks for it; or any other enterprise. */
export function PayerInput({ candidates }: { candidates: PayerCandidate[] }) {
  const { value, onChange, error } = useInput<string>('enterpriseId');
  const [chosen, setChosen] = useState(candidates[0]?.enterpriseId ?? other);
  const choose = (id: string) => {
    setChosen(id);
    onChange(id === other ? '' : id);
  };
  return (
    <>
      {candidates.length > 0 && (
        <RadioGroup
          label={m.counter_who_paid()}
          layout="column"
          value={chosen}
          onChange={choose}
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
          value={value || null}
          onChange={(id) => onChange(id ?? '')}
          {...(error === undefined ? {} : { error })}
        />
      )}
    </>
  );
}
