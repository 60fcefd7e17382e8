import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { type InvoiceContent, invoiceContent, type OwnInvoice } from '@portal/contract/payment/invoice';
import { invoiceKindLabels } from '@portal/contract/payment/invoice-terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { InvoiceFacts, InvoiceLines } from './InvoiceFacts.tsx';
import { orderQueryKeys } from './order-query-keys.ts';

type Next = NonNullable<EndpointMap['GET /api/payManage/invoice/queryOfOrder']['output']['next']>;

/** What was paid: an order, or a receipt of money that came without one. */
type Paid = { payOrderId: string; receiptId: null } | { payOrderId: null; receiptId: string };

interface OwnInvoicesProps {
  of: Paid;
  onClose: () => void;
}

function useInvoicesOf({ payOrderId, receiptId }: Paid) {
  const ofOrder = useQueryOf(
    'GET /api/payManage/invoice/queryOfOrder',
    { payOrderId: payOrderId ?? '' },
    { enabled: payOrderId !== null },
  );
  const ofReceipt = useQueryOf(
    'GET /api/payManage/invoice/queryOfReceipt',
    { receiptId: receiptId ?? '' },
    { enabled: receiptId !== null },
  );
  return payOrderId === null ? ofReceipt : ofOrder;
}

/** The invoices of what was paid: the form for the next one, or the state of the last one. */
export function OwnInvoices({ of, onClose }: OwnInvoicesProps) {
  const answer = useInvoicesOf(of);
  const next = answer.data?.next;
  if (next) return <InvoiceForm of={of} next={next} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.invoice_title()} closeLabel={m.act_close()}>
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{m.invoice_none()}</p>
          ) : (
            rows.map((invoice) => <OneInvoice key={invoice.invoiceId} invoice={invoice} />)
          )
        }
      </Answered>
    </Drawer>
  );
}

function OneInvoice({ invoice }: { invoice: OwnInvoice }) {
  const { invoiceId: id, version, actions, replaces, replacedBy } = invoice;
  const withdraw = useMutationOf('POST /api/payManage/invoice/withdraw', {
    done: m.invoice_withdrawn(),
    invalidates: orderQueryKeys,
  });
  return (
    <section aria-label={m.invoice_no_of({ no: invoice.no })}>
      <InvoiceFacts
        invoice={invoice}
        more={[
          ...(replaces ? [{ name: m.invoicing_replaces(), value: replaces.no }] : []),
          ...(replacedBy ? [{ name: m.invoicing_replaced_by(), value: replacedBy.no }] : []),
        ]}
      />
      {actions.includes('withdraw') && (
        <Button busy={withdraw.busy} onClick={() => void withdraw.run({ id, version })}>
          {m.act_withdraw_request()}
        </Button>
      )}
    </section>
  );
}

function InvoiceForm({ of, next, onClose }: OwnInvoicesProps & { next: Next }) {
  const { titleKind, title, taxNo, amountFen, lines } = next;
  const isPerson = titleKind === 'PERSON';
  const form = useContractForm<InvoiceContent>(invoiceContent, {
    defaultValues: { ...of, kind: 'GENERAL', title: isPerson ? title : '', email: '' },
  });
  const apply = useMutationOf('POST /api/payManage/invoice/apply', {
    once: true,
    done: m.invoice_asked(),
    invalidates: orderQueryKeys,
    setError: dataFaults(form.setError),
  });
  const kinds = isPerson ? (['GENERAL'] as const) : (['GENERAL', 'SPECIAL'] as const);
  return (
    <FormDrawer
      title={m.invoice_apply()}
      form={form}
      save={(data) => apply.run({ data })}
      busy={apply.busy}
      saveText={m.act_submit_request()}
      onClose={onClose}
      aside={<InvoiceLines lines={lines} />}
    >
      <FormSection title={m.invoice_title()} note={m.invoice_note()} columns={1}>
        <Facts
          columns={1}
          facts={[
            { name: m.invoice_amount(), value: formatFen(amountFen) },
            ...(isPerson
              ? []
              : [
                  { name: m.field_invoice_title(), value: <Written>{title}</Written> },
                  { name: m.field_tax_no(), value: taxNo },
                ]),
          ]}
        />
        <ChoiceInput
          name="kind"
          options={kinds.map((value) => ({ value, text: invoiceKindLabels[value]() }))}
        />
        {isPerson && <TextInput name="title" />}
        <TextInput name="email" type="email" />
      </FormSection>
    </FormDrawer>
  );
}
