import {
  type CorrectedInvoice,
  correctedInvoice,
  type ManagedInvoiceDetail,
} from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { InvoiceFileInput } from './IssueForm.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface CorrectFormProps {
  invoice: ManagedInvoiceDetail;
  onClose: () => void;
}

/** Corrects the number or the file of an invoice that is not delivered yet. */
export function CorrectForm({ invoice, onClose }: CorrectFormProps) {
  const { invoiceId: id, version, no, invoiceNo } = invoice;
  const form = useContractForm<CorrectedInvoice>(correctedInvoice, {
    defaultValues: { invoiceNo, fileId: '', reason: '' },
  });
  const operate = useMutationOf('POST /api/payManage/invoice/operateManage', {
    once: true,
    done: ({ stateLabel }) => m.invoice_done({ no, state: stateLabel }),
    invalidates: paymentQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.invoicing_correct()}
      form={form}
      save={({ reason, invoiceNo: corrected, fileId }) =>
        operate.run({
          id,
          event: 'correct',
          version,
          reason,
          data: { invoiceNo: corrected, ...(fileId ? { fileId } : {}) },
        })
      }
      busy={operate.busy}
      saveText={m.invoicing_correct()}
      onClose={onClose}
    >
      <FormSection title={m.invoice_no_of({ no })} note={m.invoicing_correct_note()} columns={1}>
        <TextInput name="invoiceNo" inputMode="numeric" />
        <InvoiceFileInput />
        <TextAreaInput name="reason" />
      </FormSection>
    </FormDrawer>
  );
}
