import type { EndpointMap } from '@portal/contract/endpoint-map';

/** Fourteen days of a venue as its booker sees them. */
export type VenueGrid = EndpointMap['GET /api/serviceManage/venue/queryGrid']['output'];

/** A time of the venue. */
export interface VenueWish {
  date: string;
  from: string;
  to: string;
}
