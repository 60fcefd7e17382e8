import {
  type HandBillContent,
  type HandBillDetail,
  handBillContent,
} from '@portal/contract/billing/hand-bill';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import { useEditForm } from '../../../platform/form/use-edit-form.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { HandBillFields, type OfBill } from './HandBillFields.tsx';
import { HandBillPreview } from './HandBillNotice.tsx';
import { handBillQueryKeys } from './hand-bill-query-keys.ts';

interface HandBillFormProps {
  /** Null for a new one. */
  handBill: HandBillDetail | null;
  values: HandBillContent;
  /** What the fields show of the enterprise, the fee and the bill before anything is chosen. */
  of: OfBill | null;
}

/** Writes a draft; the notice beside it shows what the enterprise will read. */
export function HandBillForm({ handBill, values, of }: HandBillFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<HandBillContent>({
    name: `hand-bill-${handBill?.handBillId ?? values.billId ?? values.kind}`,
    schema: handBillContent,
    values,
  });
  const save = useMutationOf('POST /api/propertyManage/handBill/save', {
    once: true,
    done: m.charge_draft_saved(),
    invalidates: [...handBillQueryKeys],
    setError: dataFaults(edit.form.setError),
  });
  const at = handBill ? { id: handBill.handBillId, version: handBill.version } : {};
  const send = async () => {
    const saved = await edit.send((data) => save.run({ ...at, data }));
    if (saved) await navigate(paths.manageHandBill(saved.handBillId), inPlaceOfForm());
  };
  return (
    <EditForm edit={edit} onSend={send}>
      <PageTitle title={values.kind === 'BILL' ? m.charge_new_bill() : m.charge_new_credit()} />
      <DraftNotice draft={edit.draft} />
      <Columns of="minmax(0, 1fr) 320px" align="start" gap={32} stack="tablet">
        <Stack fluid gap={24}>
          <HandBillFields of={of} file={handBill?.file ?? null} isOfBill={values.billId !== null} />
        </Stack>
        <HandBillPreview enterpriseName={of?.enterpriseName ?? ''} />
      </Columns>
    </EditForm>
  );
}
