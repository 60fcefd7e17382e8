import type { buildingQueryDetail } from '@portal/contract/building/public';
import type { z } from 'zod';

export type Building = z.infer<typeof buildingQueryDetail.output>;

/** What can be requested on the page. */
export interface Offer {
  buildingId: string;
  /** Null for a request about whatever becomes free. */
  unitId: string | null;
  times: Building['visitTimes'];
}
