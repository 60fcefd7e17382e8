import { type Limiter, limitConcurrency } from '../../platform/files/limit-concurrency.ts';
import type { AccountBooks } from './account-books.ts';
import type { DayReading, Lease, Price } from './amounts.ts';
import type { Day, Month } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { YearPark } from './year-park.ts';

export interface Register {
  meterId: string;
  meterNo: string;
  kind: 'WATER' | 'ELECTRICITY';
  multiplier: number;
  lastX100: number;
  isReplaced: boolean;
  /** The day of the last reading with a photo. */
  photoOn: Day;
  /** Usage of months by meter, in hundredths of the unit. */
  used: Map<Month, number>;
  /** What it showed at the end of a month. */
  shown: Map<Month, number>;
  /** Readings within a month. */
  read: Map<Month, DayReading[]>;
}

export interface Charge {
  chargeId: string;
  feeCode: string;
  from: Day;
  to: Day;
  quantityX100: bigint;
  priceE4: bigint;
}

/** A tenant as both sides know it. */
export interface Tenant {
  no: number;
  /** Its own, so that what tenants do at the same time does not depend on who is first. */
  chance: Chance;
  enterpriseId: string;
  name: string;
  owner: () => Promise<string>;
  contractId: string;
  lease: Lease;
  /** The last day that the contract names, whatever was agreed about leaving. */
  contractTo: Day;
  /** Leaves on this day before the contract ends; null unless that is certain. */
  leaveOn: Day | null;
  /** A notice of default that ends the contract on a day, unless it is paid by then. */
  defaultOn: Day | null;
  isSettled: boolean;
  depositFen: number;
  /** Days before a month in which rent and property fee are billed. */
  aheadDays: number;
  dueDay: number | null;
  dueDays: number;
  meters: Register[];
  charges: Charge[];
  /** Paid through a channel; what was refunded of it is no longer left. */
  orders: { payOrderId: string; keys: string[]; leftFen: bigint }[];
  /** Plans of instalments that were agreed. */
  plans: { planId: string; key: string }[];
  /** What is being paid back to it. */
  refunds: string[];
  /** Who has taken its lease over, or will. */
  successor: Tenant | null;
}

/** A meter without a tenant, whose cost is split by area. */
interface SharedMeter {
  meterNo: string;
  lastX100: number;
  used: Map<Month, number>;
  /** The tenants whose units bear it, in the order of its parts. */
  parts: { partId: string; tenant: Tenant; unitId: string; areaX100: bigint }[];
}

export interface World {
  park: YearPark;
  books: AccountBooks;
  chance: Chance;
  tenants: Tenant[];
  shared: SharedMeter | null;
  prices: Record<'WATER' | 'ELECTRICITY', Price[]>;
  /** How often each kind of event happened. */
  happened: Map<string, number>;
}

export const note = ({ happened }: World, kind: string) => happened.set(kind, (happened.get(kind) ?? 0) + 1);

/** Whether the lease runs on a day. */
export const isIn = ({ lease, leaveOn }: Tenant, day: Day): boolean =>
  lease.from <= day && day <= (leaveOn ?? lease.to);

const limit: Limiter = limitConcurrency(6);

/** What tenants do on the same day, some at a time: none of it depends on what the others do. */
export const each = async <Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> => {
  await Promise.all(rows.map((row) => limit(() => work(row))));
};
