import { type ReadingContent, readingContent } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { quantityText } from '../shared/bill-words.ts';
import { recentMonths } from './months.ts';
import { RegisterInputs } from './RegisterInputs.tsx';

const months = recentMonths(12);

const defaultValues = {
  meterNo: '',
  period: months[0],
  readingX100: null,
  peakX100: null,
  flatX100: null,
  valleyX100: null,
  isRolledOver: false,
  nightX100: null,
  nightsX100: null,
} as unknown as ReadingContent;

/** Form for a meter reading entered by staff. */
export function ReadingDrawer({ onClose }: { onClose: () => void }) {
  const form = useContractForm<ReadingContent>(readingContent, { defaultValues: defaultValues });
  const save = useMutationOf('POST /api/propertyManage/meter/read', {
    once: true,
    done: ({ usageX100 }) => m.billing_reading_entered({ usage: quantityText(usageX100) }),
    invalidates: ['GET /api/propertyManage/meter/queryReadingList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.billing_enter_reading()}
      form={form}
      save={(data) => save.run({ data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.billing_meter()}>
        <TextInput name="meterNo" />
        <SelectInput
          name="period"
          placeholder=""
          options={months.map((period) => ({ value: period, text: period }))}
        />
      </FormSection>
      <FormSection title={m.field_reading()}>
        <RegisterInputs />
        <MoneyInput name="nightX100" hint={m.billing_night_hint()} />
        <Wide>
          <SwitchInput name="isRolledOver">{m.billing_rolled_over_text()}</SwitchInput>
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
