import { codesIn } from '../../../platform/pay/remittance-code.ts';
import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import { folded, isSameTime } from './line-identity.ts';

/** A line or row that outgoing money may reverse. */
export interface Takeable {
  bankNo: string;
  bookedAt: Date | null;
  amountFen: number | null;
  payer: string;
  purpose: string;
  /** The park is returning it, so outgoing money is expected. */
  isReturned: boolean;
}

/** Keys of number, codes and payer, each with the amount, because banks often omit some of them in a reversal. */
const keysOf = (
  amountFen: number | null,
  { bankNo, purpose, payer }: Pick<Takeable, 'bankNo' | 'purpose' | 'payer'>,
) =>
  [
    ...(bankNo === '' ? [] : [`no ${bankNo}`]),
    ...codesIn(purpose).map((code) => `code ${code}`),
    ...(folded(payer) === '' ? [] : [`payer ${folded(payer)}`]),
  ].map((key) => `${amountFen} ${key}`);

const isBefore = ({ bookedAt }: Takeable, left: StatementRow) =>
  bookedAt === null ||
  left.bookedAt === null ||
  bookedAt.getTime() <= left.bookedAt.getTime() ||
  isSameTime(bookedAt, left.bookedAt);

/** Finds what outgoing money reverses; each line is reversed at most once. */
export class Takeables<Item extends Takeable> {
  readonly #byKey = new Map<string, Item[]>();
  readonly #taken = new Set<Item>();

  constructor(items: readonly Item[]) {
    for (const item of items)
      for (const key of [...keysOf(item.amountFen, item), `${item.amountFen} any`]) {
        const others = this.#byKey.get(key);
        if (others) others.push(item);
        else this.#byKey.set(key, [item]);
      }
  }

  /**
   * The item `left` reverses: an earlier one of the same amount with the same number, code or payer. A row marked as a
   * reversal without any of these reverses the only item of its amount.
   */
  take(left: StatementRow): Item | null {
    const amountFen = -(left.amountFen ?? 0);
    const isOpen = (item: Item) =>
      !this.#taken.has(item) && (left.isReversal || !item.isReturned) && isBefore(item, left);
    const named = keysOf(amountFen, left).map((key) => this.#byKey.get(key)?.find(isOpen));
    const found =
      named.find((item) => item !== undefined) ?? (left.isReversal ? this.#only(left, amountFen) : null);
    if (found) this.#taken.add(found);
    return found ?? null;
  }

  #only(left: StatementRow, amountFen: number): Item | null {
    const [only, ...others] = this.#byKey.get(`${amountFen} any`) ?? [];
    if (only === undefined || others.length > 0 || this.#taken.has(only)) return null;
    return left.payer === '' || only.payer === '' ? only : null;
  }
}
