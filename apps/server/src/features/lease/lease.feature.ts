import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { contractFilePurpose } from './contract-file.ts';
import { leaseLog } from './lease.log.ts';
import { requestQueue, settlingQueue } from './lease.queue.ts';
import { leaseRoutes } from './lease.routes.ts';
import { settleContracts } from './settle-contracts.ts';

export const leaseFeature: Feature = {
  routes: leaseRoutes,
  jobs: (deps) => [{ name: 'lease.settle', cron: '7 * * * *', run: () => settleContracts(deps) }],
  menuPages: [paths.contractInfo(), paths.manageContracts()],
  queue: [requestQueue, settlingQueue],
  log: leaseLog,
  fileReviewers: { [contractFilePurpose]: ['OP_PROPERTY', 'OP_FINANCE'] },
};
