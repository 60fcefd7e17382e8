import {
  type ManagedDeclarationDetail,
  type PayoutContent,
  payoutContent,
} from '@portal/contract/declaration/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';

interface PayoutDialogProps {
  declaration: ManagedDeclarationDetail;
  onClose: () => void;
}

const today = () => formatDate(Date.now(), 'YYYY-MM-DD');

/** Form for the date and reference number of the payout. */
export function PayoutDialog({ declaration, onClose }: PayoutDialogProps) {
  const { declarationId: id, version, amountApprovedFen } = declaration;
  const form = useContractForm<PayoutContent>(payoutContent, {
    defaultValues: { paidOn: today(), payoutRef: '' },
  });
  const pay = useMutationOf('POST /api/policyManage/declaration/pay', {
    once: true,
    done: (done) => m.act_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: managedDeclarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.declaration_pay()}
      form={form}
      save={(data) => pay.run({ id, version, data })}
      busy={pay.busy}
      onClose={onClose}
    >
      <p>{m.declaration_pay_text({ amount: formatFen(amountApprovedFen ?? 0) })}</p>
      <Stack gap={16} above={12}>
        <DateInput name="paidOn" />
        <TextInput name="payoutRef" />
      </Stack>
    </FormDialog>
  );
}
