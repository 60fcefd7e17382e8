/** Money that has come to the park's account. */
export interface BankLine {
  bookedAt: Date;
  amountFen: number;
  payer: string;
  purpose: string;
  /** The bank's number of the booking, by which it is known again. */
  bankNo: string;
}
