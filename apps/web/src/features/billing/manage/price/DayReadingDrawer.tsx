import { type DayReadingContent, dayReadingContent } from '@portal/contract/billing/price-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { RegisterInputs } from '../RegisterInputs.tsx';

const defaultValues = {
  meterNo: '',
  day: '',
  readingX100: null,
  peakX100: null,
  flatX100: null,
  valleyX100: null,
} as unknown as DayReadingContent;

/** Form for what a meter showed on the day on which a price began. */
export function DayReadingDrawer({ onClose }: { onClose: () => void }) {
  const form = useContractForm<DayReadingContent>(dayReadingContent, { defaultValues });
  const save = useMutationOf('POST /api/propertyManage/meter/readOnDay', {
    once: true,
    done: m.pricing_day_reading_done(),
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.pricing_day_reading()}
      form={form}
      save={(data) => save.run({ data })}
      busy={save.busy}
      onClose={onClose}
    >
      <p>{m.pricing_day_reading_text()}</p>
      <FormSection title={m.billing_meter()}>
        <TextInput name="meterNo" />
        <DateInput name="day" />
      </FormSection>
      <FormSection title={m.field_reading()}>
        <RegisterInputs />
      </FormSection>
    </FormDrawer>
  );
}
