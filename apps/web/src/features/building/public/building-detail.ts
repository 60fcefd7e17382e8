import type { buildingQueryDetail } from '@portal/contract/building';
import type { z } from 'zod';

export type Building = z.infer<typeof buildingQueryDetail.output>;

/** What can be asked for on the page. */
export interface Offer {
  buildingId: string;
  /** Null where the request is for whatever becomes free. */
  unitId: string | null;
  times: Building['visitTimes'];
}
