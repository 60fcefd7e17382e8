import { paths } from '@portal/contract/paths';
import type { ManagedInvoiceDetail } from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatFullDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { InvoiceFacts } from '../shared/InvoiceFacts.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { type IssueAct, IssueForm } from './IssueForm.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';
import { ReissueForm } from './ReissueForm.tsx';

type InvoiceAct = ManagedInvoiceDetail['actions'][number];
type FormAct = IssueAct | 'correct' | 'reissue';

const configs: Record<InvoiceAct, ActionConfig> = {
  return: { text: m.invoice_return, ask: m.invoice_return_text, needsReason: true, danger: true },
  reverse: { text: m.invoicing_reverse, ask: m.invoicing_reverse_text, needsReason: true, danger: true },
  correct: { text: m.invoicing_correct },
  attach: { text: m.invoicing_attach },
  issue: { text: m.invoice_issue },
  send: { text: m.invoicing_send, ask: m.invoicing_send_text },
  deliver: { text: m.invoice_deliver },
  red: { text: m.invoice_red },
  reissue: { text: m.invoicing_reissue },
};

/** The page of what an invoice is for. */
const paidAt = ({ payOrderId, receiptId }: ManagedInvoiceDetail) =>
  payOrderId === null
    ? paths.manageReceive({ view: 'list', receipt: receiptId ?? '' })
    : paths.managePayOrders({ order: payOrderId });

interface InvoiceDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with an invoice: returned, issued, corrected, delivered, or reversed and reissued. */
export function InvoiceDrawer({ id, onClose }: InvoiceDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/invoice/queryManageDetail', { id });
  const [form, setForm] = useState<FormAct>();
  const invoice = answer.data;
  const back = () => setForm(undefined);
  if (invoice && form === 'correct') return <CorrectForm invoice={invoice} onClose={back} />;
  if (invoice && form === 'reissue') return <ReissueForm invoice={invoice} onClose={back} />;
  if (invoice && form && form !== 'correct' && form !== 'reissue')
    return <IssueForm invoice={invoice} event={form} text={configs[form].text()} onClose={back} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={invoice ? m.invoice_no_of({ no: invoice.no }) : m.invoice_title()}
      closeLabel={m.act_close()}
      actions={invoice && invoice.actions.length > 0 && <Acts invoice={invoice} onForm={setForm} />}
    >
      <Answered of={answer}>
        {(found) => (
          <>
            <Notices invoice={found} />
            <InvoiceFacts
              invoice={found}
              more={[
                { name: m.field_applicant(), value: <Written>{found.applicantName}</Written> },
                {
                  name: found.payOrderId === null ? m.counter_receipt() : m.log_entity_pay_order(),
                  value: <Link href={paidAt(found)}>{found.orderNo}</Link>,
                },
                ...linkFact(m.invoicing_replaces(), found.replaces),
                ...linkFact(m.invoicing_replaced_by(), found.replacedBy),
              ]}
            />
            <Corrections corrections={found.corrections} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

const linkFact = (name: string, link: ManagedInvoiceDetail['replaces']) =>
  link
    ? [{ name, value: <Link href={paths.manageInvoices({ invoice: link.invoiceId })}>{link.no}</Link> }]
    : [];

/** Why it is reversed, and what the tax-control service has said. */
function Notices({ invoice: { state, redReason, awaits, trouble } }: { invoice: ManagedInvoiceDetail }) {
  const because = redReason === '' ? m.invoice_red_needed() : m.invoicing_red_because();
  return (
    <>
      {awaits !== null && <Alert>{m.invoicing_waiting()}</Alert>}
      {state === 'TO_RED' && awaits === null && <Alert>{because}</Alert>}
      {trouble !== '' && (
        <Alert kind="error" title={m.invoicing_trouble()}>
          <Written>{trouble}</Written>
        </Alert>
      )}
    </>
  );
}

function Corrections({ corrections }: Pick<ManagedInvoiceDetail, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <DrawerPart title={m.invoicing_corrections()}>
      <Rows>
        {corrections.map(({ correctionId, invoiceNo, files, reason, byName, at }) => (
          <Row
            key={correctionId}
            title={invoiceNo}
            note={
              <>
                <Written>{reason}</Written> · <Written>{byName}</Written> · {formatFullDate(at)}
              </>
            }
          >
            {files.map((file) => (
              <FileButton key={file.fileId} file={file} />
            ))}
          </Row>
        ))}
      </Rows>
    </DrawerPart>
  );
}

interface ActsProps {
  invoice: ManagedInvoiceDetail;
  onForm: (event: FormAct) => void;
}

function Acts({ invoice, onForm }: ActsProps) {
  const { invoiceId: id, version, actions, no, hasFile } = invoice;
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
      const isReady = (event === 'deliver' || event === 'red') && hasFile;
      if (isReady || event === 'send' || event === 'return' || event === 'reverse')
        return (await operate.run({ id, event, version, reason })) !== undefined;
      onForm(event);
      return true;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={
            key === 'return' || key === 'reverse' ? 'danger' : key === acts.at(-1)?.key ? 'main' : 'default'
          }
        >
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
