import { lotteryRemoval, type ManagedLotteryDetail } from '@portal/contract/lottery/public';
import { invalidReasonLabels, removalCauses } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { drawQueryKeys } from './draw-query-keys.ts';

interface RemovalFormProps {
  draw: ManagedLotteryDetail;
  onClose: () => void;
}

/** Form to request removal of an entry; a second operator has to agree. */
export function RemovalForm({ draw: { postId: id, title }, onClose }: RemovalFormProps) {
  const form = useContractForm<z.infer<typeof lotteryRemoval>>(lotteryRemoval, {
    defaultValues: { note: '' },
  });
  const ask = useMutationOf('POST /api/communityManage/lottery/removeEntry', {
    done: m.lottery_removal_waits(),
    invalidates: drawQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={<Written>{title}</Written>}
      form={form}
      busy={ask.busy}
      saveText={m.lottery_act_ask_removal()}
      onClose={onClose}
      save={(data) => ask.run({ id, event: 'ask', data })}
    >
      <p>{m.lottery_removals_note()}</p>
      <NumberInput name="no" />
      <SelectInput
        name="cause"
        placeholder=""
        options={removalCauses.map((cause) => ({ value: cause, text: invalidReasonLabels[cause]() }))}
      />
      <TextAreaInput name="note" required rows={3} />
    </FormDrawer>
  );
}
