import { changeContent, type ManagedBillDetail } from '@portal/contract/billing/bill-manage';
import type { BillChangeKind } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { billQueryKeys } from './bill-query-keys.ts';

type Change = z.infer<typeof changeContent>;

interface ChangeFormProps {
  bill: ManagedBillDetail;
  kind: BillChangeKind;
  onDone: () => void;
}

/** Form for a change that one person requests and another decides. */
export function ChangeForm({ bill: { billId: id, version }, kind, onDone }: ChangeFormProps) {
  const form = useContractForm<Change>(changeContent, { defaultValues: { kind, amountFen: 0, reason: '' } });
  const ask = useMutationOf('POST /api/propertyManage/bill/askChange', {
    done: m.billing_change_sent(),
    invalidates: [...billQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await ask.run({ id, version, data })) onDone();
  });
  return (
    <form noValidate onSubmit={(sent) => void send(sent)}>
      <FormScope form={form}>
        <FormSection title={kind === 'ADJUST' ? m.billing_act_adjust() : m.billing_act_write_off()}>
          {kind === 'ADJUST' && <AmountInput />}
          <Wide>
            <TextAreaInput name="reason" rows={2} />
          </Wide>
        </FormSection>
      </FormScope>
      <p>{m.billing_two_persons()}</p>
      <Button type="submit" variant="main" busy={ask.busy}>
        {m.act_submit()}
      </Button>
      <Button onClick={onDone}>{m.act_cancel()}</Button>
    </form>
  );
}

/** An amount in yuan, negative for a reduction. */
function AmountInput() {
  const { value, onChange, error } = useInput<number>('amountFen');
  return (
    <NumberField
      label={m.field_amount()}
      hint={m.billing_adjust_hint()}
      value={value / 100}
      onChange={(yuan) => onChange(Math.round((yuan ?? 0) * 100))}
      step={0.01}
      error={error}
    />
  );
}
