import type { Feature } from '../../feature/feature.ts';
import { eraseBookings, hasDeposit } from './booking.account-end.ts';
import { bookingLog } from './booking.log.ts';
import { bookingReferences } from './booking.references.ts';
import { bookingRoutes } from './booking.routes.ts';

export const bookingFeature: Feature = {
  routes: bookingRoutes,
  references: bookingReferences,
  log: bookingLog,
  cancelChecks: [hasDeposit],
  erase: eraseBookings,
};
