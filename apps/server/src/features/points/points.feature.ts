import type { Feature } from '../../feature/feature.ts';
import { pointsRoutes } from './points.routes.ts';

/** Point balances and the reasons for their changes. */
export const pointsFeature: Feature = { routes: pointsRoutes };
