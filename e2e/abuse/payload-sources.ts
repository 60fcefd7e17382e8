import type { PayloadSource } from './payload-source.ts';
import { activityPayloads } from './write-activities.ts';
import { billPayloads } from './write-bills.ts';
import { bookingPayloads } from './write-bookings.ts';
import { buildingPayloads } from './write-buildings.ts';
import { financePayloads } from './write-finance.ts';
import { leasePayloads } from './write-leases.ts';
import { marketPayloads } from './write-market.ts';
import { paymentPayloads } from './write-payments.ts';
import { projectPayloads } from './write-projects.ts';
import { questionPayloads } from './write-questions.ts';
import { repairPayloads } from './write-repairs.ts';
import { venuePayloads } from './write-venues.ts';

/** The only list of what features add; each has a file of its own. */
export const payloadSources: readonly PayloadSource[] = [
  buildingPayloads,
  leasePayloads,
  billPayloads,
  bookingPayloads,
  venuePayloads,
  activityPayloads,
  repairPayloads,
  projectPayloads,
  questionPayloads,
  paymentPayloads,
  marketPayloads,
  financePayloads,
];
