import { type BulkActRow, type BulkValues, type bulkPrepare, bulkValues } from '@portal/contract/bulk/bulk';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { dataFaults } from '../../../form/data-faults.ts';
import { FormDialog } from '../../../form/FormDialog.tsx';
import { HundredthsInput } from '../../../form/HundredthsInput.tsx';
import { NumberInput } from '../../../form/NumberInput.tsx';
import { SelectInput } from '../../../form/SelectInput.tsx';
import { TextAreaInput } from '../../../form/TextAreaInput.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { useMutationOf } from '../../use-mutation-of.ts';

interface BulkFormProps {
  act: BulkActRow;
  dataOf: (values: BulkValues) => z.input<typeof bulkPrepare.input>['data'];
  onPrepared: (runId: string) => void;
  onClose: () => void;
}

/** What an act needs before it can be previewed. */
export function BulkForm({ act, dataOf, onPrepared, onClose }: BulkFormProps) {
  const form = useContractForm<BulkValues>(bulkValues, {
    defaultValues: {
      reason: '',
      workerId: null,
      tagId: null,
      percentX100: null,
      dueDay: null,
      dueDays: null,
    },
  });
  const prepare = useMutationOf('POST /api/bulkManage/bulk/prepare', {
    once: true,
    setError: dataFaults(form.setError),
  });
  const save = async (values: BulkValues) => {
    const run = await prepare.run({ data: dataOf(values) });
    if (run) onPrepared(run.runId);
    return run;
  };
  return (
    <FormDialog
      title={`${act.name} · ${m.bulk_preview()}`}
      form={form}
      save={save}
      busy={prepare.busy}
      onClose={onClose}
    >
      {act.needs.includes('workerId') && (
        <SelectInput
          name="workerId"
          required
          placeholder={m.bulk_choose_worker()}
          options={act.choices.map(({ value, text }) => ({ value, text }))}
        />
      )}
      {act.needs.includes('tagId') && (
        <SelectInput
          name="tagId"
          required
          placeholder={m.bulk_choose_tag()}
          options={act.choices.map(({ value, text }) => ({ value, text }))}
        />
      )}
      {act.needs.includes('percentX100') && (
        <HundredthsInput name="percentX100" hint={m.bulk_percent_hint()} />
      )}
      {act.needs.includes('dueDay') && <NumberInput name="dueDay" required hint={m.bulk_due_hint()} />}
      {act.needs.includes('dueDays') && <NumberInput name="dueDays" required hint={m.bulk_due_hint()} />}
      {act.needs.includes('reason') && <TextAreaInput name="reason" required />}
    </FormDialog>
  );
}
