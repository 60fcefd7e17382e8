import type { Price } from '@portal/contract/billing/bill-price';
import type { FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import { addDays } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Tariff, tariffs } from '../meter/meter.table.ts';

/** A price and the days on which it applies. */
export interface PricePart {
  price: Price;
  from: string;
  to: string;
}

type Lasting = Pick<Tariff, 'effectiveFrom' | 'endsOn'>;

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** The days on which each price applies: until it is ended, or until the next one begins. Expects them in order. */
export const spansOf = <Row extends Lasting>(rows: readonly Row[]) =>
  rows.map((row, at) => {
    const next = rows[at + 1];
    const lasts = [...(row.endsOn ? [row.endsOn] : []), ...(next ? [addDays(next.effectiveFrom, -1)] : [])];
    return { row, from: row.effectiveFrom, to: lasts.length > 0 ? lasts.reduce(earlier) : '9999-12-31' };
  });

/** Prices that apply on some day: neither withdrawn nor ended before their first day. */
export const isLive = and(
  isNull(tariffs.withdrawnAt),
  or(isNull(tariffs.endsOn), gte(tariffs.endsOn, tariffs.effectiveFrom)),
);

/** The same of a row that was read. */
export const isInForce = ({ withdrawnAt, endsOn, effectiveFrom }: Tariff): boolean =>
  withdrawnAt === null && (endsOn === null || endsOn >= effectiveFrom);

/** A fee's prices in order of their days. */
export const listLive = (db: Db, feeCode: FeeCode): Promise<Tariff[]> =>
  db
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.feeCode, feeCode), isLive))
    .orderBy(asc(tariffs.effectiveFrom));

/** The price that applies on a day. */
export const tariffOn = <Row extends Lasting>(rows: readonly Row[], day: string): Row | undefined =>
  spansOf(rows).findLast(({ from, to }) => from <= day && day <= to)?.row;

/** The parts of prices within a range of days. Expects the prices in order. */
export const partsOf = (
  rows: readonly (Lasting & { price: Price })[],
  first: string,
  last: string,
): PricePart[] =>
  spansOf(rows).flatMap(({ row, from, to }) => {
    const part = { price: row.price, from: later(from, first), to: earlier(to, last) };
    return part.from <= part.to ? [part] : [];
  });

/** The prices of a fee within a range of days, in order. */
export const pricesBetween = async (
  db: Db,
  feeCode: FeeCode,
  first: string,
  last: string,
): Promise<PricePart[]> => partsOf(await listLive(db, feeCode), first, last);

/** Whether prices leave no day of a range without one. */
export const cover = (parts: readonly PricePart[], first: string, last: string): boolean =>
  parts[0]?.from === first &&
  parts.at(-1)?.to === last &&
  parts.every(({ from }, at) => at === 0 || from === addDays(parts[at - 1]?.to ?? '', 1));

/** Prices and bills of a fee are written in turn, so that no draft is calculated with a price that has just changed. */
export const priceTurn = (feeCode: FeeCode): string => `price ${feeCode}`;
