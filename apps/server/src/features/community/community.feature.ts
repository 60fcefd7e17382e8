import type { Feature } from '../../feature/feature.ts';
import { communityRoutes } from './community.routes.ts';
import { communityUses } from './community.uses.ts';

export const communityFeature: Feature = { routes: communityRoutes, dictionaries: communityUses };
