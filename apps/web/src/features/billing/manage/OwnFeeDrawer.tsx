import { type OwnFeeContent, type OwnFeeView, ownFeeContent } from '@portal/contract/billing/charge';
import { feeBasisLabels } from '@portal/contract/billing/charge-terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ScaledInput } from './ScaledInput.tsx';

const newFee: OwnFeeContent = {
  code: '',
  names: { zh: '', en: '', es: '', ja: '' },
  category: '',
  basis: 'ONCE',
  unit: '',
  unitPriceE4: null,
  taxPpm: 60_000,
  ledgerAccount: '',
  alwaysSecond: false,
  enabled: true,
};

/** A fee item of the park's own. A new price counts for what is billed from now on. */
export function OwnFeeDrawer({ fee, onClose }: { fee: OwnFeeView | null; onClose: () => void }) {
  const form = useContractForm<OwnFeeContent>(ownFeeContent, { defaultValues: fee?.data ?? newFee });
  const save = useMutationOf('POST /api/propertyManage/fee/saveOwn', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/fee/queryOwnList'],
    setError: dataFaults(form.setError),
  });
  const at = fee ? { id: fee.feeId, version: fee.version } : {};
  return (
    <FormDrawer
      title={fee ? fee.name : m.charge_new_fee()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.charge_names()} note={m.charge_names_hint()}>
        <TextInput name="names.zh" />
        <TextInput name="names.en" />
        <TextInput name="names.es" />
        <TextInput name="names.ja" />
      </FormSection>
      <FormSection title={m.field_fee()}>
        {fee === null && <TextInput name="code" />}
        {fee === null && <SelectInput name="basis" placeholder="" options={optionsOf(feeBasisLabels)} />}
        <TextInput name="category" />
        <TextInput name="unit" />
        <ScaledInput
          name="unitPriceE4"
          label={m.field_unit_price()}
          hint={m.charge_price_hint()}
          scale={10_000}
        />
        <ScaledInput name="taxPpm" label={`${m.billing_tax_rate()} (%)`} scale={10_000} />
        <TextInput name="ledgerAccount" />
        <SwitchInput name="alwaysSecond">{m.charge_always_second()}</SwitchInput>
        <SwitchInput name="enabled">{m.field_enabled()}</SwitchInput>
      </FormSection>
    </FormDrawer>
  );
}
