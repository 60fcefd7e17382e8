import { amountAfter, greatest, latest, least, type Part, taxIn } from './amounts.ts';
import { type Day, daysFromTo } from './calendar.ts';

/** A bill as the rules have it. Amounts in fen. */
export interface OwedBill {
  key: string;
  tenantId: string;
  /** The lease to which it belongs, if it does to one. */
  contractId: string | null;
  principal: bigint;
  /** Sum of corrections of the principal. */
  adjusted: bigint;
  taxPpm: bigint;
  issuedOn: Day;
  due: Day;
  ppmPerDay: bigint;
  paid: bigint;
  paidLate: bigint;
  /** Late fee up to the last payment, and how many late days that covers. */
  accrued: bigint;
  coveredDays: number;
  freeDays: number;
  /** A bill can be objected to once. */
  wasObjected: boolean;
  frozenOn: Day | null;
  state: 'OPEN' | 'OBJECTED' | 'PAID' | 'VOID';
  /** Given back of what was paid. */
  givenBack: bigint;
  /** The days it asks for, less those that a credit note has given back. */
  parts: Part[];
  /** A plan of instalments that stops the late fee, from a day on. */
  planFrozenOn: Day | null;
}

type Issued = Pick<OwedBill, 'key' | 'tenantId' | 'principal' | 'taxPpm' | 'issuedOn' | 'due' | 'ppmPerDay'> &
  Partial<Pick<OwedBill, 'parts' | 'contractId'>>;

const positive = (amount: bigint) => (amount > 0n ? amount : 0n);

export const unpaidOf = ({ principal, adjusted, paid, paidLate }: OwedBill) =>
  principal + adjusted - (paid - paidLate);

/** The most a credit note may be: what is unpaid, and what is paid and not given back. */
export const creditableOf = (bill: OwedBill): bigint =>
  positive(unpaidOf(bill)) + positive(bill.paid - bill.paidLate - bill.givenBack);

export const taxOfBill = ({ principal, adjusted, taxPpm }: OwedBill) => taxIn(principal + adjusted, taxPpm);

function lateDays({ due, freeDays, frozenOn }: OwedBill, today: Day): number {
  const until = frozenOn && frozenOn < today ? frozenOn : today;
  return Math.max(daysFromTo(due, until) - freeDays, 0);
}

/** The late fee of a bill by a day, paid or not: every day its rate on what was unpaid then, whole fen a stretch. */
function lateFeeBy(bill: OwedBill, today: Day): bigint {
  const days = BigInt(Math.max(lateDays(bill, today) - bill.coveredDays, 0));
  const unpaid = positive(unpaidOf(bill));
  const since = least((unpaid * days * bill.ppmPerDay) / 1_000_000n, unpaid);
  const most = bill.principal + bill.adjusted;
  return least(bill.accrued + since, greatest(most, bill.accrued));
}

export const isOpen = ({ state }: OwedBill) => state === 'OPEN';

/** What is still to pay on a day. */
export const owedOn = (bill: OwedBill, today: Day): bigint =>
  bill.state === 'PAID' || bill.state === 'VOID'
    ? 0n
    : positive(unpaidOf(bill) + lateFeeBy(bill, today) - bill.paidLate);

/** What a bill asked for days after the last one, of what was or will be paid for it. */
export function backOf(bill: OwedBill, lastDay: Day): bigint {
  const left =
    bill.state === 'PAID' ? bill.paid - bill.paidLate - bill.givenBack : bill.principal + bill.adjusted;
  return positive(least(amountAfter(bill.parts, lastDay), left));
}

/** The accounts of all tenants, by the rules alone. */
export class AccountBooks {
  readonly bills = new Map<string, OwedBill>();
  readonly #byTenant = new Map<string, OwedBill[]>();
  readonly credits = new Map<string, bigint>();
  /** All money that came, by cash, card, cheque or bank. */
  received = 0n;

  issue(bill: Issued): void {
    if (this.bills.has(bill.key)) throw new Error(`${bill.key} is billed twice`);
    const issued: OwedBill = {
      ...bill,
      parts: bill.parts ?? [],
      contractId: bill.contractId ?? null,
      planFrozenOn: null,
      adjusted: 0n,
      paid: 0n,
      paidLate: 0n,
      accrued: 0n,
      coveredDays: 0,
      freeDays: 0,
      wasObjected: false,
      frozenOn: null,
      state: 'OPEN',
      givenBack: 0n,
    };
    this.bills.set(bill.key, issued);
    this.#byTenant.set(bill.tenantId, [...this.billsOf(bill.tenantId), issued]);
  }

  of(key: string): OwedBill {
    const bill = this.bills.get(key);
    if (!bill) throw new Error(`no bill ${key}`);
    return bill;
  }

  billsOf(tenantId: string): OwedBill[] {
    return this.#byTenant.get(tenantId) ?? [];
  }

  creditOf(tenantId: string): bigint {
    return this.credits.get(tenantId) ?? 0n;
  }

  addCredit(tenantId: string, amount: bigint): void {
    this.credits.set(tenantId, this.creditOf(tenantId) + amount);
  }

  owed(tenantId: string, today: Day): bigint {
    return this.billsOf(tenantId).reduce((sum, bill) => sum + owedOn(bill, today), 0n);
  }

  /** Pays late fee first, then principal. */
  pay(key: string, amount: bigint, day: Day): void {
    const bill = this.of(key);
    const late = lateFeeBy(bill, day);
    const forLate = least(amount, late - bill.paidLate);
    bill.accrued = late;
    bill.coveredDays = Math.max(lateDays(bill, day), bill.coveredDays);
    bill.paid += amount;
    bill.paidLate += forLate;
    if (owedOn(bill, day) === 0n) bill.state = 'PAID';
  }

  /** Money of one payer over several bills; the rest is credit. */
  receive(tenantId: string, amount: bigint, parts: { key: string; amount: bigint }[], day: Day): void {
    this.received += amount;
    this.allocate(parts, day);
    const used = parts.reduce((sum, part) => sum + part.amount, 0n);
    this.addCredit(tenantId, amount - used);
  }

  allocate(parts: { key: string; amount: bigint }[], day: Day): void {
    for (const { key, amount } of parts) this.pay(key, amount, day);
  }

  /** A copy of some bills, to put back what a payment that is taken back had changed. */
  copyOf(keys: readonly string[]): OwedBill[] {
    return keys.map((key) => ({ ...this.of(key) }));
  }

  restore(copies: readonly OwedBill[]): void {
    for (const copy of copies) Object.assign(this.of(copy.key), copy);
  }

  adjust(key: string, amount: bigint): void {
    this.of(key).adjusted += amount;
  }

  object(key: string, day: Day): void {
    const bill = this.of(key);
    bill.state = 'OBJECTED';
    bill.wasObjected = true;
    bill.frozenOn = day;
  }

  /** Late days of the objection do not count. */
  refuseObjection(key: string, day: Day): void {
    const bill = this.of(key);
    const from = latest(bill.frozenOn as Day, bill.due);
    if (bill.planFrozenOn === null) bill.freeDays += Math.max(daysFromTo(from, day), 0);
    bill.frozenOn = bill.planFrozenOn;
    bill.state = 'OPEN';
  }

  /** A plan of instalments: no late fee runs from its day on, if it says so. */
  plan(key: string, day: Day): void {
    const bill = this.of(key);
    bill.planFrozenOn = day;
    bill.frozenOn = day;
  }

  /** The days of a plan that ends stay without a late fee. */
  endPlan(key: string, day: Day): void {
    const bill = this.of(key);
    if (bill.planFrozenOn === null) return;
    const from = latest(bill.planFrozenOn, bill.due);
    bill.freeDays += Math.max(daysFromTo(from, day), 0);
    bill.planFrozenOn = null;
    bill.frozenOn = null;
  }

  /** A misread bill is replaced: what was paid is moved to the right one, the rest is credit; its late fee falls away. */
  replace(key: string, principal: bigint, due: Day, issuedOn: Day): void {
    const bill = this.of(key);
    const adjusted = greatest(bill.adjusted, -principal);
    const paid = bill.paid - bill.givenBack;
    const moved = least(paid, principal + adjusted);
    this.addCredit(bill.tenantId, paid - moved);
    Object.assign(bill, {
      principal,
      adjusted,
      due,
      issuedOn,
      paid: moved,
      paidLate: 0n,
      accrued: 0n,
      coveredDays: 0,
      freeDays: 0,
      frozenOn: null,
      planFrozenOn: null,
      givenBack: 0n,
      state: moved === principal + adjusted ? 'PAID' : 'OPEN',
    });
  }

  /** A credit note: what is unpaid is lowered, what had been paid becomes credit. */
  credit(key: string, amount: bigint, day: Day): void {
    const bill = this.of(key);
    const lowered = bill.state === 'PAID' ? 0n : least(positive(unpaidOf(bill)), amount);
    const given = amount - lowered;
    bill.adjusted -= lowered;
    bill.givenBack += given;
    this.addCredit(bill.tenantId, given);
    if (bill.state !== 'PAID' && unpaidOf(bill) === 0n && (bill.paid === 0n || owedOn(bill, day) === 0n))
      bill.state = bill.paid === 0n ? 'VOID' : 'PAID';
  }
}
