import { correction, type ManagedBillDetail } from '@portal/contract/billing/bill-manage';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { billQueryKeys } from './bill-query-keys.ts';

type Correction = z.infer<typeof correction>;

/** Excluded, because a corrected total does not show which register was misread. */
const registers: ReadonlySet<string> = new Set(['PEAK', 'FLAT', 'VALLEY']);

interface AnswerFormProps {
  bill: ManagedBillDetail;
  event: 'refuse' | 'uphold';
  onDone: () => void;
}

/** The answer to an objection and, if it is justified, the corrected reading. */
export function AnswerForm({
  bill: { billId: id, version, unit, meterId, lines },
  event,
  onDone,
}: AnswerFormProps) {
  const form = useContractForm<Correction>(correction, {
    defaultValues: { reply: '', usageX100: null, isMisread: false },
  });
  const operate = useMutationOf('POST /api/propertyManage/bill/operateManage', {
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await operate.run({ id, event, version, data })) onDone();
  });
  return (
    <form noValidate onSubmit={(sent) => void send(sent)}>
      <FormScope form={form}>
        <FormSection title={event === 'uphold' ? m.billing_act_uphold() : m.billing_act_refuse()}>
          <Wide>
            <TextAreaInput name="reply" rows={3} />
          </Wide>
          {event === 'uphold' && <MoneyInput name="usageX100" hint={m.billing_correct_hint({ unit })} />}
          {event === 'uphold' && meterId !== null && lines.every(({ part }) => !registers.has(part)) && (
            <Wide>
              <CheckboxInput name="isMisread">{m.billing_misread()}</CheckboxInput>
            </Wide>
          )}
        </FormSection>
      </FormScope>
      <Button type="submit" variant="main" busy={operate.busy}>
        {m.act_submit()}
      </Button>
      <Button onClick={onDone}>{m.act_cancel()}</Button>
    </form>
  );
}
