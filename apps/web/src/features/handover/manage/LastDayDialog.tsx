import { type HandoverDetail, handoverSave } from '@portal/contract/handover/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { handoverQueryKeys } from './handover-query-keys.ts';

interface LastDayDialogProps {
  person: HandoverDetail;
  onClose: () => void;
}

/** Begins a handover with the last day of the person, or changes it. */
export function LastDayDialog({ person: { userId: id, handover }, onClose }: LastDayDialogProps) {
  const form = useContractForm<{ lastDay: string | null }>(handoverSave.input.shape.data, {
    defaultValues: { lastDay: handover?.lastDay ?? null },
  });
  const save = useMutationOf('POST /api/userManage/handover/save', {
    done: m.handover_planned(),
    invalidates: handoverQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.handover_plan()}
      size="small"
      form={form}
      save={(data) => save.run({ id, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <p>{m.handover_plan_text()}</p>
      <DateInput name="lastDay" orNull />
    </FormDialog>
  );
}
