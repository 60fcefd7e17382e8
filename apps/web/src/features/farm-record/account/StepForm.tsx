import type { OwnBatchDetail } from '@portal/contract/farm/public';
import { passed, reportPurpose, type StepContent, stepContent } from '@portal/contract/farm/record';
import { stepKindLabels, stepKinds } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TenthsInput } from '../../../platform/form/TenthsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { batchQueryKeys } from '../../farm/shared/batch-query-keys.ts';

const defaultValues = (): StepContent => ({
  kind: 'TEND',
  at: Math.floor(Date.now() / 60_000) * 60_000,
  text: '',
  stems: null,
  materialName: '',
  dose: '',
  safeDays: null,
  lab: '',
  items: null,
  finding: null,
  vaseTenths: null,
  fileId: null,
  reportFileId: '',
});

interface StepFormProps {
  batch: OwnBatchDetail;
  onClose: () => void;
}

/** Form for a step of the batch; some fields apply only to certain kinds. */
export function StepForm({ batch: { batchId: id, batchNo, state }, onClose }: StepFormProps) {
  const form = useContractForm<StepContent>(stepContent, { defaultValues: defaultValues() });
  const save = useMutationOf('POST /api/farmManage/batch/saveStep', {
    once: true,
    done: m.act_saved(),
    invalidates: [...batchQueryKeys],
    setError: dataFaults(form.setError),
  });
  const kind = form.watch('kind');
  return (
    <FormDrawer
      title={`${m.record_add_step()} ${batchNo}`}
      form={form}
      save={(data) => save.run({ id, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.field_step_kind()} note={state === 'DRAFT' ? undefined : m.record_stays_text()}>
        <SelectInput
          name="kind"
          placeholder=""
          options={stepKinds.map((value) => ({ value, text: stepKindLabels[value]() }))}
        />
        <InstantInput name="at" usualTime="08:00" />
        <Wide>
          <TextAreaInput name="text" rows={3} />
        </Wide>
        <NumberInput name="stems" />
      </FormSection>
      {kind === 'TEND' && (
        <FormSection title={m.record_material()}>
          <TextInput name="materialName" />
          <TextInput name="dose" />
          <NumberInput name="safeDays" />
        </FormSection>
      )}
      {kind === 'INSPECT' && (
        <FormSection title={m.record_inspection()}>
          <ChoiceInput
            name="finding"
            required
            options={passed.map((value) => ({
              value,
              text: value === 'PASSED' ? m.farm_passed() : m.farm_failed(),
            }))}
          />
          <TextInput name="lab" />
          <NumberInput name="items" />
          <TenthsInput name="vaseTenths" />
          <Wide>
            <FileInput
              name="reportFileId"
              label={m.field_test_report()}
              hint={m.record_report_hint()}
              accept={['application/pdf']}
              purpose={reportPurpose}
              visibility="public"
              stored={null}
            />
          </Wide>
        </FormSection>
      )}
      <FormSection title={m.field_photo()}>
        <Wide>
          <PictureInput name="fileId" label={m.field_photo()} purpose="batchStep" present={null} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
