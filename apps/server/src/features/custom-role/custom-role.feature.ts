import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { customRoleLog } from './custom-role.log.ts';
import { customRoleQueue } from './custom-role.queue.ts';
import { customRoleRoutes } from './custom-role.routes.ts';
import { heldRequests } from './held-requests.ts';

export const customRoleFeature: Feature = {
  routes: customRoleRoutes,
  queue: [customRoleQueue],
  heldWork: [heldRequests],
  menuPages: [paths.manageCustomRoles()],
  log: customRoleLog,
};
