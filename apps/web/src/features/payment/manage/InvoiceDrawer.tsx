import { paths } from '@portal/contract/paths';
import {
  deliveredInvoice,
  invoiceFilePurpose,
  issuedInvoice,
  type ManagedInvoiceDetail,
  type RedInvoice,
  redInvoice,
} from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { InvoiceFacts } from '../shared/InvoiceFacts.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

type InvoiceAct = ManagedInvoiceDetail['actions'][number];
type IssueAct = Exclude<InvoiceAct, 'return'>;

const schemas = { issue: issuedInvoice, deliver: deliveredInvoice, red: redInvoice };

const configs: Record<InvoiceAct, ActionConfig> = {
  return: { text: m.invoice_return, ask: m.invoice_return_text, needsReason: true, danger: true },
  issue: { text: m.invoice_issue },
  deliver: { text: m.invoice_deliver },
  red: { text: m.invoice_red },
};

interface InvoiceDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with an invoice application: returned, or issued and handed over. */
export function InvoiceDrawer({ id, onClose }: InvoiceDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/invoice/queryManageDetail', { id });
  const [issues, setIssues] = useState<IssueAct>();
  const invoice = answer.data;
  if (invoice && issues)
    return <IssueForm invoice={invoice} event={issues} onClose={() => setIssues(undefined)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={invoice ? m.invoice_no_of({ no: invoice.no }) : m.invoice_title()}
      closeLabel={m.act_close()}
      actions={invoice && invoice.actions.length > 0 && <Acts invoice={invoice} onIssue={setIssues} />}
    >
      <Answered of={answer}>
        {(found) => (
          <>
            {found.state === 'TO_RED' && <Alert>{m.invoice_red_needed()}</Alert>}
            <InvoiceFacts
              invoice={found}
              more={[
                { name: m.field_applicant(), value: <Written>{found.applicantName}</Written> },
                {
                  name: m.log_entity_pay_order(),
                  value: (
                    <Link href={paths.managePayOrders({ order: found.payOrderId })}>{found.orderNo}</Link>
                  ),
                },
              ]}
            />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

interface ActsProps {
  invoice: ManagedInvoiceDetail;
  onIssue: (event: IssueAct) => void;
}

function Acts({ invoice: { invoiceId: id, version, actions, no }, onIssue }: ActsProps) {
  const operate = useMutationOf('POST /api/payManage/invoice/operateManage', {
    done: ({ stateLabel }) => m.invoice_done({ no, state: stateLabel }),
    invalidates: paymentQueryKeys,
  });
  const { acts, dialog } = useEventActs<InvoiceAct>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => {
      if (event === 'return') return (await operate.run({ id, event, version, reason })) !== undefined;
      onIssue(event);
      return true;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'return' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

interface IssueFormProps {
  invoice: ManagedInvoiceDetail;
  event: IssueAct;
  onClose: () => void;
}

function IssueForm({ invoice: { invoiceId: id, version, no }, event, onClose }: IssueFormProps) {
  const form = useContractForm<Partial<RedInvoice>>(schemas[event], {
    defaultValues: {
      ...(event === 'deliver' ? {} : { invoiceNo: '' }),
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
      title={configs[event].text()}
      form={form}
      save={(data) => operate.run({ id, event, version, data })}
      busy={operate.busy}
      saveText={configs[event].text()}
      onClose={onClose}
    >
      <FormSection title={m.invoice_no_of({ no })} columns={1}>
        {event !== 'deliver' && <TextInput name="invoiceNo" inputMode="numeric" />}
        {event !== 'issue' && (
          <FileInput
            name="fileId"
            label={m.field_invoice_file()}
            hint={m.invoice_file_hint()}
            accept={['.pdf', '.ofd']}
            purpose={invoiceFilePurpose}
            visibility="owner"
            stored={null}
          />
        )}
      </FormSection>
    </FormDrawer>
  );
}
