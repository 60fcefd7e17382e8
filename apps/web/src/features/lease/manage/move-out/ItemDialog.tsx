import { type MoveOutItemContent, moveOutItemContent } from '@portal/contract/lease/move-out';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { PhotosInput } from '../../../../platform/form/PhotosInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { moveOutQueryKeys } from './move-out-query-keys.ts';

interface ItemDialogProps {
  contractId: string;
  /** The bill to set aside; null for a deduction. */
  billId: string | null;
  onClose: () => void;
}

/** Adds a deduction, or sets a bill under objection aside by name. */
export function ItemDialog({ contractId, billId, onClose }: ItemDialogProps) {
  const isDeduction = billId === null;
  const form = useContractForm<MoveOutItemContent>(moveOutItemContent, {
    defaultValues: {
      contractId,
      kind: isDeduction ? 'DEDUCTION' : 'SET_ASIDE',
      name: '',
      basis: '',
      amountFen: 0,
      billId,
      fileIds: [],
    },
  });
  const save = useMutationOf('POST /api/propertyManage/moveOut/saveItem', {
    once: true,
    done: m.act_handled(),
    invalidates: moveOutQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={isDeduction ? m.move_out_add_deduction() : m.move_out_set_aside()}
      form={form}
      save={(data) => save.run({ data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={isDeduction ? m.move_out_group_deduction() : m.move_out_group_held()} columns={1}>
        {isDeduction ? (
          <>
            <TextInput name="name" />
            <MoneyInput name="amountFen" orZero required />
            <TextAreaInput name="basis" />
            <PhotosInput name="fileIds" purpose="CONTRACT" max={9} />
          </>
        ) : (
          <TextInput name="name" label={m.move_out_aside_reason()} />
        )}
      </FormSection>
    </FormDialog>
  );
}
