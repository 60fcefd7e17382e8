import {
  deliveredInvoice,
  invoiceFilePurpose,
  issuedInvoice,
  type ManagedInvoiceDetail,
  type RedInvoice,
  redInvoice,
} from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

const schemas = {
  issue: issuedInvoice,
  attach: deliveredInvoice,
  deliver: deliveredInvoice,
  red: redInvoice,
};

export type IssueAct = keyof typeof schemas;

const asksNumber = (event: IssueAct) => event === 'issue' || event === 'red';

/** The file of an invoice or of its red-letter invoice. */
export const InvoiceFileInput = () => (
  <FileInput
    name="fileId"
    label={m.field_invoice_file()}
    hint={m.invoice_file_hint()}
    accept={['.pdf', '.ofd']}
    purpose={invoiceFilePurpose}
    visibility="owner"
    stored={null}
  />
);

interface IssueFormProps {
  invoice: ManagedInvoiceDetail;
  event: IssueAct;
  /** The action's name. */
  text: string;
  onClose: () => void;
}

/** The number of an issued invoice, its file, or both. */
export function IssueForm({ invoice: { invoiceId: id, version, no }, event, text, onClose }: IssueFormProps) {
  const form = useContractForm<Partial<RedInvoice>>(schemas[event], {
    defaultValues: {
      ...(asksNumber(event) ? { invoiceNo: '' } : {}),
      ...(event === 'issue' ? {} : { fileId: '' }),
    },
  });
  const operate = useMutationOf('POST /api/payManage/invoice/operateManage', {
    once: true,
    done: ({ stateLabel }) => m.invoice_done({ no, state: stateLabel }),
    invalidates: paymentQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={text}
      form={form}
      save={(data) => operate.run({ id, event, version, data })}
      busy={operate.busy}
      saveText={text}
      onClose={onClose}
    >
      <FormSection title={m.invoice_no_of({ no })} columns={1}>
        {asksNumber(event) && <TextInput name="invoiceNo" inputMode="numeric" />}
        {event !== 'issue' && <InvoiceFileInput />}
      </FormSection>
    </FormDrawer>
  );
}
