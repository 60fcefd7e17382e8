/**
 * The cost of borrowing, calculated the same way for every product: the yearly rate at which all repayments are worth
 * what was received, with fees and subsidies counted on the day they are paid.
 */

/** How the principal is repaid. */
export const repayWays = ['INSTALMENT', 'BULLET', 'SEASONAL', 'MATURITY'] as const;
export type RepayWay = (typeof repayWays)[number];

const million = 1_000_000;

export interface LoanTerms {
  amountFen: number;
  termMonths: number;
  /** Nominal yearly interest, in parts per million. */
  ratePpm: number;
  /** One-off fee on disbursement, as a share of the amount. */
  feePpm: number;
  /** Share of the yearly interest rate refunded by the subsidy. */
  subsidyPpm: number;
  repay: RepayWay;
  /** SEASONAL: months after disbursement in which principal is paid; by default, every third month. */
  seasonMonths?: readonly number[] | undefined;
}

/** Flows in a month after disbursement, in fen. `netFen` is the borrower's: positive for money received. */
interface LoanFlow {
  month: number;
  principalFen: number;
  interestFen: number;
  feeFen: number;
  subsidyFen: number;
  netFen: number;
}

export interface LoanCost {
  flows: LoanFlow[];
  interestFen: number;
  feeFen: number;
  subsidyFen: number;
  /** Interest and fee minus subsidy. */
  costFen: number;
  annualPpm: number;
}

/** Months in which principal is paid; always includes the last one. */
function principalMonths({ repay, termMonths, seasonMonths }: LoanTerms): number[] {
  if (repay === 'INSTALMENT') return Array.from({ length: termMonths }, (_, at) => at + 1);
  if (repay !== 'SEASONAL') return [termMonths];
  const wanted = seasonMonths?.length
    ? seasonMonths.filter((month) => Number.isInteger(month) && month >= 1 && month < termMonths)
    : Array.from({ length: Math.ceil(termMonths / 3) - 1 }, (_, at) => (at + 1) * 3);
  return [...new Set([...wanted, termMonths])].sort((one, other) => one - other);
}

/** An equal instalment: principal plus interest is the same every month. */
function instalmentFen({ amountFen, termMonths, ratePpm }: LoanTerms): number {
  const monthly = ratePpm / million / 12;
  if (monthly === 0) return Math.round(amountFen / termMonths);
  return Math.round((amountFen * monthly) / (1 - (1 + monthly) ** -termMonths));
}

/** Flows of a loan from disbursement (month 0) to the last payment. */
function flowsOf(terms: LoanTerms): LoanFlow[] {
  const { amountFen, termMonths, ratePpm, feePpm, subsidyPpm, repay } = terms;
  const due = principalMonths(terms);
  const share = Math.floor(amountFen / due.length);
  const instalment = instalmentFen(terms);
  const feeFen = Math.round((amountFen * feePpm) / million);
  const flows: LoanFlow[] = [
    { month: 0, principalFen: 0, interestFen: 0, feeFen, subsidyFen: 0, netFen: amountFen - feeFen },
  ];
  let owed = amountFen;
  // Interest and subsidy are rounded as running totals, so that monthly rounding errors do not add up.
  const run = { interest: 0, subsidy: 0, paidInterest: 0, paidSubsidy: 0 };
  for (let month = 1; month <= termMonths; month++) {
    run.interest += (owed * ratePpm) / million / 12;
    run.subsidy += (owed * subsidyPpm) / million / 12;
    const isLast = month === termMonths;
    const isPaid = repay !== 'MATURITY' || isLast;
    const interestFen = isPaid ? Math.round(run.interest) - run.paidInterest : 0;
    const subsidyFen = isPaid ? Math.round(run.subsidy) - run.paidSubsidy : 0;
    run.paidInterest += interestFen;
    run.paidSubsidy += subsidyFen;
    const wanted = repay === 'INSTALMENT' ? instalment - interestFen : due.includes(month) ? share : 0;
    const principalFen = isLast ? owed : Math.min(Math.max(wanted, 0), owed);
    owed -= principalFen;
    flows.push({
      month,
      principalFen,
      interestFen,
      feeFen: 0,
      subsidyFen,
      netFen: subsidyFen - principalFen - interestFen,
    });
  }
  return flows;
}

/** An amount that flows some years after the first day; positive if received. */
export interface DatedFlow {
  years: number;
  amount: number;
}

const presentValue = (flows: readonly DatedFlow[], rate: number) =>
  flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0);

/**
 * The yearly rate at which the present value of the flows is zero: Σ amount ÷ (1 + rate)^years = 0. Flows with income
 * first and payments later have exactly one such rate, found by bisection.
 */
export function annualRateOf(flows: readonly DatedFlow[]): number {
  let [low, high] = [-0.999, 1];
  while (presentValue(flows, high) < 0 && high < 1e6) high *= 2;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Calculates the cost of a loan, together with the flows it is based on. */
export function loanCostOf(terms: LoanTerms): LoanCost {
  const flows = flowsOf(terms);
  const sum = (of: (flow: LoanFlow) => number) => flows.reduce((all, flow) => all + of(flow), 0);
  const [interestFen, feeFen, subsidyFen] = [
    sum((flow) => flow.interestFen),
    sum((flow) => flow.feeFen),
    sum((flow) => flow.subsidyFen),
  ];
  const rate = annualRateOf(flows.map(({ month, netFen }) => ({ years: month / 12, amount: netFen })));
  return {
    flows,
    interestFen,
    feeFen,
    subsidyFen,
    costFen: interestFen + feeFen - subsidyFen,
    annualPpm: Math.round(rate * million),
  };
}

/** A grower's plan, in calendar months from 1 to 12. */
export interface GrowingPlan {
  loanMonth: number;
  plantMonth: number;
  harvestFrom: number;
  harvestTo: number;
}

const monthsFrom = (from: number, to: number) => (to - from + 12) % 12;

/**
 * Months after disbursement in which principal is paid from a harvest: the harvest following the planting, and later
 * ones. Nothing is due between planting and the first harvest.
 */
export function harvestMonths(
  { loanMonth, plantMonth, harvestFrom, harvestTo }: GrowingPlan,
  termMonths: number,
): number[] {
  const planted = monthsFrom(loanMonth, plantMonth);
  // A harvest in the month of planting is next year's.
  const first = planted + (monthsFrom(plantMonth, harvestFrom) || 12);
  const length = monthsFrom(harvestFrom, harvestTo);
  return Array.from({ length: termMonths }, (_, at) => at + 1).filter(
    (month) => month >= first && (month - first) % 12 <= length,
  );
}
