import { type ManagedRepairDetail, repairOperateManage } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { boardQueryKeys } from '../shared/board-query-keys.ts';

const IntoInput = inputOf(RadioGroup);
const content = repairOperateManage.input.shape.data;

interface MergeDialogProps {
  ticket: ManagedRepairDetail;
  onClose: () => void;
}

/** Chooses the ticket to merge this one into. */
export function MergeDialog({ ticket: { ticketId: id, version, similar }, onClose }: MergeDialogProps) {
  const form = useContractForm<{ into: string }>(content, {
    defaultValues: { into: similar[0]?.ticketId ?? '' },
  });
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ mergedNo }) => m.repair_merged_into({ no: mergedNo }),
    invalidates: boardQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.repair_merge()}
      size="small"
      form={form}
      save={(data) => operate.run({ id, event: 'merge', version, data })}
      busy={operate.busy}
      onClose={onClose}
    >
      <p>{m.repair_merge_text()}</p>
      <IntoInput
        name="into"
        label={m.field_merge_into()}
        layout="column"
        options={similar.map(({ ticketId, no, title }) => ({ value: ticketId, text: title, note: no }))}
      />
    </FormDialog>
  );
}
