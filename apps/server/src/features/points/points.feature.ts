import type { Feature } from '../../feature/feature.ts';
import { pointsRoutes } from './points.routes.ts';

/** Who has how many points, and why. */
export const pointsFeature: Feature = { routes: pointsRoutes };
