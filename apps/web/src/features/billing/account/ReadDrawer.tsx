import { type MeterRow, meterPhotoPurpose, ownReading } from '@portal/contract/billing/meter';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { quantityText } from '../shared/bill-words.ts';

type Reading = z.infer<typeof ownReading>;

/** Form for this month's reading of a meter, with a photo. */
export function ReadDrawer({ meter, onClose }: { meter: MeterRow; onClose: () => void }) {
  const form = useContractForm<Reading>(ownReading, {
    defaultValues: {
      meterId: meter.meterId,
      readingX100: null,
      peakX100: null,
      flatX100: null,
      valleyX100: null,
      photoFileId: '',
    } as unknown as Reading,
  });
  const submit = useMutationOf('POST /api/propertyManage/meter/submitReading', {
    once: true,
    done: m.billing_reading_sent(),
    invalidates: ['GET /api/propertyManage/meter/queryList', 'GET /api/propertyManage/meter/queryDetail'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={`${m.billing_send_reading()} ${meter.meterNo}`}
      form={form}
      save={(data) => submit.run({ data })}
      busy={submit.busy}
      saveText={m.act_submit()}
      onClose={onClose}
    >
      <FormSection title={m.field_reading()}>
        <MoneyInput
          name="readingX100"
          hint={m.billing_last_shown({ reading: quantityText(meter.lastX100) })}
        />
        {meter.isTou && (
          <>
            <MoneyInput name="peakX100" />
            <MoneyInput name="flatX100" />
            <MoneyInput name="valleyX100" />
          </>
        )}
        <Wide>
          <FileInput
            name="photoFileId"
            label={m.field_photo()}
            accept={['image/jpeg', 'image/png']}
            purpose={meterPhotoPurpose}
            visibility="owner"
            stored={null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
