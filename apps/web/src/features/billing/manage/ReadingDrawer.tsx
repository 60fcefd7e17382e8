import { meterPhotoPurpose } from '@portal/contract/billing/meter';
import { type ReadingEntry, readingEntry } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
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
  photoFileId: '',
} as unknown as ReadingEntry;

interface ReadingDrawerProps {
  onClose: () => void;
  hrefOfCorrection: (meterNo: string, period: string) => string;
}

/** Form for a meter reading entered by staff; from a month that is billed, it leads to the correction. */
export function ReadingDrawer({ onClose, hrefOfCorrection }: ReadingDrawerProps) {
  const form = useContractForm<ReadingEntry>(readingEntry, { defaultValues: defaultValues });
  const [refused, setRefused] = useState({ meterNo: '', period: '' });
  const { isSuccess: isBilled } = useQueryOf(
    'GET /api/propertyManage/meter/queryBilledReading',
    { meterNo: refused.meterNo, period: refused.period },
    { enabled: refused.meterNo !== '', quiet: true },
  );
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
      save={async (data) => {
        const saved = await save.run({ data });
        if (!saved) setRefused(data);
        return saved;
      }}
      busy={save.busy}
      onClose={onClose}
      aside={isBilled && <ToCorrection href={hrefOfCorrection(refused.meterNo, refused.period)} />}
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
        <Wide>
          <FileInput
            name="photoFileId"
            label={m.field_photos()}
            hint={m.move_out_photo_hint()}
            accept={['image/jpeg', 'image/png', 'image/webp']}
            purpose={meterPhotoPurpose}
            visibility="owner"
            stored={null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}

/** The way on from a month that is billed. */
const ToCorrection = ({ href }: { href: string }) => (
  <Alert
    kind="warning"
    announce
    action={
      <ButtonLink href={href} keepScroll>
        {m.pricing_correct_billed()}
      </ButtonLink>
    }
  >
    {m.pricing_correct_lead()}
  </Alert>
);
