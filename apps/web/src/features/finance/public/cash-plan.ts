/** What a grower earns and spends beside a loan, month by month, fen. */
interface CashMonth {
  /** After the money comes; 0 is that month. */
  month: number;
  /** Of the calendar, 1 to 12. */
  calendarMonth: number;
  spentFen: number;
  earnedFen: number;
  /** What the loan brings in and takes out. */
  loanFen: number;
  withoutFen: number;
  withFen: number;
}

interface Planned {
  loanMonth: number;
  termMonths: number;
  /** Months after the loan in which there is a harvest. */
  harvest: readonly number[];
  spendFen: number;
  incomeFen: number;
  flows: readonly { month: number; netFen: number }[];
}

/** Parts of a sum that are whole fen and make the sum. */
const partOf = (sum: number, parts: number, at: number) =>
  Math.floor((sum * (at + 1)) / parts) - Math.floor((sum * at) / parts);

/**
 * The balance of each month with and without the loan: what is spent goes out evenly up to the first harvest, what is
 * earned comes in evenly over the months of harvest. Null where no harvest falls into the term.
 */
export function cashPlanOf({ loanMonth, termMonths, harvest, spendFen, incomeFen, flows }: Planned) {
  const [first] = harvest;
  if (first === undefined) return null;
  const spending = Math.max(first, 1);
  const months: CashMonth[] = [];
  let [without, withLoan] = [0, 0];
  for (let month = 0; month <= termMonths; month++) {
    const spentFen = month < spending ? partOf(spendFen, spending, month) : 0;
    const place = harvest.indexOf(month);
    const earnedFen = place < 0 ? 0 : partOf(incomeFen, harvest.length, place);
    const loanFen = flows.find((flow) => flow.month === month)?.netFen ?? 0;
    without += earnedFen - spentFen;
    withLoan += earnedFen - spentFen + loanFen;
    months.push({
      month,
      calendarMonth: ((loanMonth + month - 1) % 12) + 1,
      spentFen,
      earnedFen,
      loanFen,
      withoutFen: without,
      withFen: withLoan,
    });
  }
  const lowest = (of: (month: CashMonth) => number) =>
    months.reduce((low, month) => (of(month) < of(low) ? month : low));
  return {
    months,
    /** Where the balance is lowest, without and with the loan. */
    gap: lowest(({ withoutFen }) => withoutFen),
    low: lowest(({ withFen }) => withFen),
  };
}

export type CashPlan = NonNullable<ReturnType<typeof cashPlanOf>>;
