import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { endClaims, heldClaims } from './held-claims.ts';
import { workBulk } from './work.bulk.ts';
import { workQueueLog } from './work-queue.log.ts';
import { workQueueRoutes } from './work-queue.routes.ts';

export const workQueueFeature: Feature = {
  routes: workQueueRoutes,
  menuPages: [paths.manageHome(), paths.manageTodo()],
  bulk: [workBulk],
  heldWork: [heldClaims],
  onFreeze: endClaims,
  log: workQueueLog,
};
