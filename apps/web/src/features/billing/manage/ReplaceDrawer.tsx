import { type MeterReplacement, meterReplacement } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { recentMonths } from './months.ts';
import { RegisterInputs } from './RegisterInputs.tsx';

const months = recentMonths(2);

const defaultValues = {
  period: months[0],
  readingX100: null,
  peakX100: null,
  flatX100: null,
  valleyX100: null,
  newMeterNo: '',
  newReadingX100: 0,
  digits: 5,
} as unknown as MeterReplacement;

interface ReplaceDrawerProps {
  id: string;
  /** Query of the list that contains it. */
  input: Record<string, string | number>;
  onClose: () => void;
}

/** The last reading of a meter, and the meter that replaces it. */
export function ReplaceDrawer({ id, input, onClose }: ReplaceDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryManageList', input);
  const meter = answer.data?.rows.find(({ meterId }) => meterId === id);
  const form = useContractForm<MeterReplacement>(meterReplacement, { defaultValues: defaultValues });
  const save = useMutationOf('POST /api/propertyManage/meter/replace', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/meter/queryManageList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.billing_replace_title({ meter: meter?.meterNo ?? '' })}
      form={form}
      save={(data) => save.run({ id, version: meter?.version ?? 1, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.billing_closing_reading()}>
        <SelectInput
          name="period"
          placeholder=""
          options={months.map((period) => ({ value: period, text: period }))}
        />
        <RegisterInputs />
      </FormSection>
      <FormSection title={m.billing_new_meter()}>
        <TextInput name="newMeterNo" />
        <MoneyInput name="newReadingX100" />
        <NumberInput name="digits" minValue={3} />
      </FormSection>
    </FormDrawer>
  );
}
