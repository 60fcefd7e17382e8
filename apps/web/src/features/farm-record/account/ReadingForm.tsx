import type { OwnBatchDetail } from '@portal/contract/farm/public';
import { type ReadingContent, readingContent } from '@portal/contract/farm/record';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { TenthsInput } from '../../../platform/form/TenthsInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { batchQueryKeys } from '../../farm/shared/batch-query-keys.ts';

interface ReadingFormProps {
  batch: OwnBatchDetail;
  onClose: () => void;
}

/** Form for a box temperature read by hand. */
export function ReadingForm({ batch: { batchId: id, batchNo }, onClose }: ReadingFormProps) {
  const [now] = useState(() => Math.floor(Date.now() / 60_000) * 60_000);
  const form = useContractForm<ReadingContent>(readingContent, {
    defaultValues: { at: now, tenths: null as unknown as number },
  });
  const save = useMutationOf('POST /api/farmManage/batch/saveReading', {
    once: true,
    done: m.act_saved(),
    invalidates: [...batchQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={`${m.record_add_reading()} ${batchNo}`}
      form={form}
      save={(data) => save.run({ id, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.farm_temperature()} note={m.record_stays_text()}>
        <InstantInput name="at" usualTime="08:00" />
        <TenthsInput name="tenths" />
      </FormSection>
    </FormDrawer>
  );
}
