import type { BankDoubtKind } from '@portal/contract/bank-doubt-terms';

/** Why a row was not read to its end, and the word of the file that says so. */
export interface Doubt {
  kind: BankDoubtKind;
  detail: string;
}

/** A row of a statement that moved money, or may have. */
export interface StatementRow {
  /** Counted from 1, as a spreadsheet program shows it. */
  row: number;
  /** Null where the file's day cannot be read. */
  bookedAt: Date | null;
  /** What came to the account; negative is what left it; null where nobody can say. */
  amountFen: number | null;
  payer: string;
  purpose: string;
  /** The bank's number of the booking, by which it is known again; '' where the file has none to rely on. */
  bankNo: string;
  /** A number that begins again each day or stands for several bookings, as the file has it. */
  voucher: string;
  /** The words of the row, or a negative amount among what came in, say that it undoes another booking. */
  isReversal: boolean;
  doubt: Doubt | null;
  /** The row as the file has it, by the heads of its columns. */
  written: [head: string, text: string][];
}
