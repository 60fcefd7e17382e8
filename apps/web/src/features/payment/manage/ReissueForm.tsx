import { formatFen } from '@portal/contract/money';
import {
  type ManagedInvoiceDetail,
  type ReissuedInvoice,
  reissuedInvoice,
} from '@portal/contract/payment/invoice';
import { invoiceKindLabels } from '@portal/contract/payment/invoice-terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { InvoiceLines } from '../shared/InvoiceFacts.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface ReissueFormProps {
  invoice: ManagedInvoiceDetail;
  onClose: () => void;
}

/** The invoice that replaces a reversed one; what it covers follows from the payment. */
export function ReissueForm({ invoice, onClose }: ReissueFormProps) {
  const { invoiceId: id, version, titleKind, kind, title, taxNo, email, no, next } = invoice;
  const isPerson = titleKind === 'PERSON';
  const form = useContractForm<ReissuedInvoice>(reissuedInvoice, {
    defaultValues: { kind, title, taxNo, email },
  });
  const reissue = useMutationOf('POST /api/payManage/invoice/reissue', {
    once: true,
    done: (made) => m.invoicing_reissued({ no: made.no }),
    invalidates: paymentQueryKeys,
    setError: dataFaults(form.setError),
  });
  const kinds = isPerson ? (['GENERAL'] as const) : (['GENERAL', 'SPECIAL'] as const);
  return (
    <FormDrawer
      title={m.invoicing_reissue()}
      form={form}
      save={(data) => reissue.run({ id, version, data })}
      busy={reissue.busy}
      saveText={m.invoicing_reissue()}
      onClose={onClose}
      aside={next && <InvoiceLines lines={next.lines} />}
    >
      <FormSection title={m.invoice_no_of({ no })} note={m.invoicing_reissue_note()} columns={1}>
        <Facts
          columns={1}
          facts={next ? [{ name: m.invoice_amount(), value: formatFen(next.amountFen) }] : []}
        />
        <ChoiceInput
          name="kind"
          options={kinds.map((value) => ({ value, text: invoiceKindLabels[value]() }))}
        />
        <TextInput name="title" />
        {!isPerson && <TextInput name="taxNo" />}
        <TextInput name="email" type="email" />
      </FormSection>
    </FormDrawer>
  );
}
