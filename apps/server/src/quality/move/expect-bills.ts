import {
  chargeParts,
  type Lease,
  type Part,
  propertyParts,
  rentParts,
  totalOf,
  usageCost,
} from '../year/amounts.ts';
import {
  type Day,
  firstOf,
  lastOf,
  type Month,
  monthOf,
  monthsFromTo,
  plusDays,
  plusMonths,
} from '../year/calendar.ts';
import type { Deal, Gauge, Parking, ParkPlan } from './plan-park.ts';

/** The month of the move, for what is still open in it, and the first whole month. */
export const billedMonths: readonly Month[] = ['2026-11', '2026-12'];

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The parts of days that are not paid for yet. */
const unpaid = (parts: readonly Part[], { paidUntil }: Deal): Part[] =>
  parts.flatMap((part) => {
    const from = later(part.from, plusDays(paidUntil, 1));
    return from > part.to ? [] : [{ ...part, from }];
  });

/** Months whose rent is due in a month: a whole cycle, or the rest of one in the first month that is not paid. */
function monthsDue({ from, cycle }: Lease, paidUntil: Day, month: Month): Month[] {
  const first = monthOf(plusDays(paidUntil, 1));
  const within = monthsFromTo(monthOf(from), month) % cycle;
  if (month < first || (within > 0 && month !== first)) return [];
  return Array.from({ length: cycle - within }, (_, nth) => plusMonths(month, nth));
}

const rentDue = (deal: Deal, month: Month): Part[] =>
  unpaid(
    monthsDue(deal.lease, deal.paidUntil, month).flatMap((due) =>
      rentParts({ ...deal.lease, cycle: 1 }, due),
    ),
    deal,
  );

const parkingDue = ({ deal, from, to, quantityX100, priceE4 }: Parking, month: Month): Part[] =>
  unpaid(
    chargeParts(
      { from, to: to ?? deal.lease.to, quantityX100: BigInt(quantityX100), priceE4: BigInt(priceE4) },
      month,
      deal.lease.to,
    ),
    deal,
  );

const usageDue = (plan: ParkPlan, { kind, lastX100, nextX100, multiplier }: Gauge, month: Month): bigint =>
  usageCost({
    usageX100: BigInt((nextX100 - lastX100) * multiplier),
    prices: plan.prices
      .filter((one) => one.kind === kind)
      .map(({ from, priceE4 }) => ({ from, tiers: [{ upTo: null, priceE4: BigInt(priceE4) }] })),
    from: firstOf(month),
    to: lastOf(month),
  });

/** What the first runs have to bill, in fen, by contract or meter, fee and month. */
export function expectBills(plan: ParkPlan): Map<string, number> {
  const expected = new Map<string, number>();
  const add = (source: string, fee: string, month: Month, fen: bigint) => {
    if (fen > 0n) expected.set(`${source} ${fee} ${month}`, Number(fen));
  };
  for (const month of billedMonths) {
    for (const deal of plan.deals) {
      add(deal.no, 'RENT', month, totalOf(rentDue(deal, month)));
      add(deal.no, 'PROPERTY', month, totalOf(unpaid(propertyParts(deal.lease, month), deal)));
    }
    for (const parking of plan.parkings)
      add(parking.deal.no, 'PARKING', month, totalOf(parkingDue(parking, month)));
  }
  // Meters are read at the end of the month of the move.
  for (const gauge of plan.gauges) add(gauge.no, gauge.kind, '2026-11', usageDue(plan, gauge, '2026-11'));
  return expected;
}
