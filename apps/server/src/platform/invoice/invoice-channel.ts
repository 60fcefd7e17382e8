import type { InvoiceKind, InvoiceLine, TitleKind } from '@portal/contract/payment/invoice-terms';

/** An invoice to issue. Amounts are integer fen, tax included. */
export interface InvoiceRequest {
  /** Our number of the request, unique at the service. */
  requestNo: string;
  kind: InvoiceKind;
  titleKind: TitleKind;
  title: string;
  taxNo: string;
  email: string;
  amountFen: number;
  lines: readonly InvoiceLine[];
}

/** An issued invoice to reverse with a red one. */
export interface ReversalRequest {
  /** Our number of the reversal, unique at the service. */
  requestNo: string;
  /** The tax office's number of the invoice to reverse. */
  invoiceNo: string;
  reason: string;
}

/**
 * The state of a request at the service. UNKNOWN: it does not know the request, so nothing was issued and it may be
 * sent. BY_HAND: staff issue the invoice and enter its number.
 */
export type InvoiceFinding =
  | { state: 'ISSUED'; invoiceNo: string; issuedAt: Date }
  | { state: 'PENDING' | 'UNKNOWN' | 'BY_HAND' }
  | { state: 'FAILED'; reason: string };

export interface InvoiceFile {
  name: string;
  bytes: Buffer;
}

/**
 * The tax-control service that issues invoices. Calls are idempotent: a request number never issues twice. Every method
 * may throw `ChannelDown`.
 */
export interface InvoiceChannel {
  /** Whether staff issue the invoices, so that nothing is sent anywhere. */
  isByHand: boolean;
  apply(request: InvoiceRequest): Promise<InvoiceFinding>;
  reverse(request: ReversalRequest): Promise<InvoiceFinding>;
  /** The state of a request or of a reversal. */
  query(requestNo: string): Promise<InvoiceFinding>;
  /** The file of an issued request or reversal; null if staff have to upload it. */
  fetchFile(requestNo: string): Promise<InvoiceFile | null>;
}
