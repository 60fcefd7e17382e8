import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { bulkJob } from './bulk.job.ts';
import { bulkLog } from './bulk.log.ts';
import { bulkRoutes } from './bulk.routes.ts';
import { bulkActsOf } from './bulk-acts.ts';
import { workOnRuns } from './work-on-runs.ts';

export const bulkFeature: Feature = {
  routes: (_deps, all, callAs) => bulkRoutes(bulkActsOf(all), callAs),
  // A run starts at once when it is asked for; the schedule takes up what a killed server left.
  jobs: (deps, all) => [{ name: bulkJob, cron: '* * * * *', run: () => workOnRuns(deps, bulkActsOf(all)) }],
  menuPages: [paths.manageBulk()],
  log: bulkLog,
};
