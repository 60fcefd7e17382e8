import type { BankDoubtKind } from '@portal/contract/payment/bank-doubt-terms';

/** Why a row could not be read fully, with the text from the file that shows it. */
export interface Doubt {
  kind: BankDoubtKind;
  detail: string;
}

/** A row of a statement that moved money, or may have. */
export interface StatementRow {
  /** Row number counted from 1, as spreadsheet programs show it. */
  row: number;
  /** Null if the date in the file cannot be read. */
  bookedAt: Date | null;
  /** Incoming amount; negative if outgoing, null if undecidable. */
  amountFen: number | null;
  payer: string;
  purpose: string;
  /** The bank's booking number, which identifies the booking; '' if the file has no reliable one. */
  bankNo: string;
  /** A number that restarts each day or stands for several bookings, as in the file. */
  voucher: string;
  /** Whether the row reverses another booking, as shown by its text, or by a negative amount among incoming ones. */
  isReversal: boolean;
  doubt: Doubt | null;
  /** The row as in the file, by column name. */
  written: [head: string, text: string][];
}
