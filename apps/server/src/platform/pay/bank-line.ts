/** A credit to the park's bank account. */
export interface BankLine {
  bookedAt: Date;
  amountFen: number;
  payer: string;
  purpose: string;
  /** The bank's booking number, which identifies the line. */
  bankNo: string;
}
