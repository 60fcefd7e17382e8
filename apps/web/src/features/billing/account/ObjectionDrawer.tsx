import { type BillDetail, objectionContent } from '@portal/contract/billing/bill';
import { meterPhotoPurpose } from '@portal/contract/billing/meter';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';

type Objection = z.infer<typeof objectionContent>;

/** Form to object to a bill, with an optional photo. */
export function ObjectionDrawer({ bill, onClose }: { bill: BillDetail; onClose: () => void }) {
  const form = useContractForm<Objection>(objectionContent, { defaultValues: { reason: '', fileId: '' } });
  const object = useMutationOf('POST /api/propertyManage/bill/object', {
    done: m.billing_objected(),
    invalidates: ['GET /api/propertyManage/bill/queryDetail', 'GET /api/propertyManage/bill/queryList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.billing_object()}
      form={form}
      save={(data) => object.run({ id: bill.billId, version: bill.version, data })}
      busy={object.busy}
      saveText={m.act_submit()}
      onClose={onClose}
    >
      <FormSection title={m.billing_objection()}>
        <Wide>
          <TextAreaInput name="reason" rows={4} hint={m.billing_object_hint()} />
        </Wide>
        <Wide>
          <FileInput
            name="fileId"
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
