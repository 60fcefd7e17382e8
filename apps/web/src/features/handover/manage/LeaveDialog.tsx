import { type Leave, leaveData } from '@portal/contract/handover/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { awayText } from '../../work-queue/shared/away-text.ts';
import { leaveQueryKeys } from './leave-query-keys.ts';

interface LeaveDialogProps {
  colleagues: readonly { userId: string; name: string; awayUntil: string | null }[];
  onClose: () => void;
}

type Data = Pick<Leave, 'from' | 'to'> & { standInId: string | null };

/** Enters a leave with who stands in. */
export function LeaveDialog({ colleagues, onClose }: LeaveDialogProps) {
  const form = useContractForm<Data>(leaveData, { defaultValues: { from: '', to: '', standInId: null } });
  const save = useMutationOf('POST /api/userManage/leave/save', {
    done: m.handover_leave_entered(),
    invalidates: leaveQueryKeys,
    setError: dataFaults(form.setError),
    once: true,
  });
  return (
    <FormDialog
      title={m.handover_leave_new()}
      size="small"
      form={form}
      save={({ standInId, ...days }) => save.run({ data: { ...days, standInId: standInId || null } })}
      busy={save.busy}
      onClose={onClose}
    >
      <DateInput name="from" />
      <DateInput name="to" />
      <SelectInput
        name="standInId"
        placeholder={m.handover_leave_nobody()}
        options={colleagues.map((each) => ({
          value: each.userId,
          text: [each.name, awayText(each)].filter(Boolean).join('，'),
        }))}
      />
    </FormDialog>
  );
}
