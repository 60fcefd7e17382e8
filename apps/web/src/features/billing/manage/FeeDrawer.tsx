import { type FeeContent, type FeeItemView, feeContent } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ScaledInput } from './ScaledInput.tsx';

/** The tax of a fee, and whether it is billed; existing bills keep the tax they were made with. */
export function FeeDrawer({ fee, onClose }: { fee: FeeItemView; onClose: () => void }) {
  const { feeId: id, version, name, taxPpm, enabled } = fee;
  const form = useContractForm<FeeContent>(feeContent, { defaultValues: { taxPpm, enabled } });
  const save = useMutationOf('POST /api/propertyManage/fee/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/fee/queryManageList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.billing_edit_fee()}
      form={form}
      save={(data) => save.run({ id, version, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={name} columns={1}>
        <ScaledInput name="taxPpm" label={`${m.billing_tax_rate()} (%)`} scale={10_000} />
        <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
      </FormSection>
    </FormDrawer>
  );
}
