import { formatFen } from '@portal/contract/money';
import type { InvoiceOfList } from '@portal/contract/payment/invoice';
import type { InvoiceState } from '@portal/contract/payment/invoice-terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { DrawerPart } from './DrawerPart.tsx';

export const invoiceVariants: Record<InvoiceState, StatusKind> = {
  APPLIED: 'checking',
  ISSUING: 'checking',
  ISSUED: 'checking',
  DELIVERED: 'done',
  TO_RED: 'waiting',
  RED: 'closed',
  REJECTED: 'late',
  WITHDRAWN: 'closed',
};

type Lines = InvoiceOfList['lines'];

/** The lines of an invoice, each with the tax it includes. */
export const InvoiceLines = ({ lines }: { lines: Lines }) => (
  <DrawerPart title={m.invoice_content()}>
    <Rows>
      {lines.map(({ name, amountFen, taxPpm, taxFen }) => (
        <Row
          key={`${name}${taxPpm}`}
          title={<Written>{name}</Written>}
          note={m.invoice_tax({ rate: taxPpm / 10_000, tax: formatFen(taxFen) })}
        >
          {formatFen(amountFen)}
        </Row>
      ))}
    </Rows>
  </DrawerPart>
);

interface InvoiceFactsProps {
  invoice: InvoiceOfList & { files: Parameters<typeof FileButton>[0]['file'][] };
  /** Facts for park staff. */
  more?: { name: string; value: ReactNode }[];
}

export function InvoiceFacts({ invoice, more = [] }: InvoiceFactsProps) {
  const { state, stateLabel, title, taxNo, kindLabel, email, amountFen, lines } = invoice;
  const { invoiceNo, redNo, redReason, answer, createdAt, files } = invoice;
  return (
    <>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={invoiceVariants[state]}>{stateLabel}</Status> },
          ...(answer ? [{ name: m.pay_refund_answer(), value: <Written>{answer}</Written> }] : []),
          { name: m.invoice_amount(), value: formatFen(amountFen) },
          { name: m.field_invoice_kind(), value: kindLabel },
          { name: m.field_invoice_title(), value: <Written>{title}</Written> },
          ...(taxNo ? [{ name: m.field_tax_no(), value: taxNo }] : []),
          { name: m.field_email(), value: email },
          ...(invoiceNo ? [{ name: m.field_invoice_no(), value: invoiceNo }] : []),
          ...(redNo ? [{ name: m.log_field_red_no(), value: redNo }] : []),
          ...(redReason ? [{ name: m.invoicing_red_reason(), value: <Written>{redReason}</Written> }] : []),
          { name: m.invoice_asked_at(), value: formatDate(createdAt) },
          ...more,
        ]}
      />
      {files.map((file) => (
        <p key={file.fileId}>
          <FileButton file={file} />
        </p>
      ))}
      <InvoiceLines lines={lines} />
    </>
  );
}
