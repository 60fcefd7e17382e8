import type { PayloadSource } from './payload-source.ts';
import { activityPayloads } from './write-activities.ts';
import { billPayloads } from './write-bills.ts';
import { bookingPayloads } from './write-bookings.ts';
import { buildingPayloads } from './write-buildings.ts';
import { communityPayloads } from './write-community.ts';
import { contestPayloads } from './write-contests.ts';
import { declarationPayloads } from './write-declarations.ts';
import { farmPayloads } from './write-farm.ts';
import { financePayloads } from './write-finance.ts';
import { kindPayloads } from './write-kinds.ts';
import { leasePayloads } from './write-leases.ts';
import { marketPayloads } from './write-market.ts';
import { orderPayloads } from './write-orders.ts';
import { organizationPayloads } from './write-organizations.ts';
import { paymentPayloads } from './write-payments.ts';
import { projectPayloads } from './write-projects.ts';
import { questionPayloads } from './write-questions.ts';
import { recruitPayloads } from './write-recruits.ts';
import { repairPayloads } from './write-repairs.ts';
import { resourcePayloads } from './write-resources.ts';
import { tutorPayloads } from './write-tutors.ts';
import { venturePayloads } from './write-ventures.ts';
import { venuePayloads } from './write-venues.ts';

/** The only list of what features add, by the folder of the feature; each has a file of its own. */
export const payloadSources: Readonly<Record<string, PayloadSource>> = {
  building: buildingPayloads,
  lease: leasePayloads,
  billing: billPayloads,
  'conference-room': bookingPayloads,
  venue: venuePayloads,
  repair: repairPayloads,
  match: projectPayloads,
  'policy-question': questionPayloads,
  declaration: declarationPayloads,
  payment: paymentPayloads,
  market: marketPayloads,
  finance: financePayloads,
  'service-order': orderPayloads,
  tutor: tutorPayloads,
  resource: resourcePayloads,
  venture: venturePayloads,
  farm: farmPayloads,
  activity: activityPayloads,
  contest: contestPayloads,
  community: communityPayloads,
  kinds: kindPayloads,
  recruit: recruitPayloads,
  organization: organizationPayloads,
};
