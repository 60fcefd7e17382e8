import type { AccountBooks } from './account-books.ts';
import type { Lease, Price } from './amounts.ts';
import type { Day, Month } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { YearPark } from './year-park.ts';

export interface Register {
  meterId: string;
  meterNo: string;
  kind: 'WATER' | 'ELECTRICITY';
  multiplier: number;
  lastX100: number;
  /** Usage of months by meter, in hundredths of the unit. */
  used: Map<Month, number>;
}

interface Charge {
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
  enterpriseId: string;
  name: string;
  unitId: string;
  owner: () => Promise<string>;
  contractId: string;
  lease: Lease;
  depositFen: number;
  meters: Register[];
  charges: Charge[];
}

export interface World {
  park: YearPark;
  books: AccountBooks;
  chance: Chance;
  tenants: Tenant[];
  prices: Record<'WATER' | 'ELECTRICITY', Price[]>;
  /** How often each kind of event happened. */
  happened: Map<string, number>;
}

export const note = ({ happened }: World, kind: string) => happened.set(kind, (happened.get(kind) ?? 0) + 1);
