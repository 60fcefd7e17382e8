/** A grower's income and spending alongside a loan in one month, in fen. */
interface CashMonth {
  /** Months since the loan was paid out, starting at 0. */
  month: number;
  /** Calendar month, 1 to 12. */
  calendarMonth: number;
  spentFen: number;
  earnedFen: number;
  /** Net cash flow of the loan. */
  loanFen: number;
  withoutFen: number;
  withFen: number;
}

interface Planned {
  loanMonth: number;
  termMonths: number;
  /** Harvest months, counted from the loan. */
  harvest: readonly number[];
  spendFen: number;
  incomeFen: number;
  flows: readonly { month: number; netFen: number }[];
}

/** Splits a sum into parts of whole fen that add up to it. */
const partOf = (sum: number, parts: number, at: number) =>
  Math.floor((sum * (at + 1)) / parts) - Math.floor((sum * at) / parts);

/**
 * The balance of each month with and without the loan: spending is spread evenly up to the first harvest, income evenly
 * over the harvest months. Null if no harvest falls within the term.
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
    /** The lowest balance, without and with the loan. */
    gap: lowest(({ withoutFen }) => withoutFen),
    low: lowest(({ withFen }) => withFen),
  };
}

export type CashPlan = NonNullable<ReturnType<typeof cashPlanOf>>;
