import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { logReaderOf } from './compose-log.ts';
import { generalLog } from './general.log.ts';
import { operLogRoutes } from './oper-log.routes.ts';

export const operLogFeature: Feature = {
  routes: (deps, all) => operLogRoutes(deps, logReaderOf(all)),
  menuPages: [paths.manageLog()],
  log: generalLog,
};
