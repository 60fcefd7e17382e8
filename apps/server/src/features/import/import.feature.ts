import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { archiveJob } from './archive/park-archive.job.ts';
import { parkArchiveQueue } from './archive/park-archive.queue.ts';
import { parkArchiveRoutes } from './archive/park-archive.routes.ts';
import { workOnArchives } from './archive/work-on-archives.ts';
import { heldImports } from './held-imports.ts';
import { importJob } from './import.job.ts';
import { importLog } from './import.log.ts';
import { importMoneyQueue, importRecordsQueue } from './import.queue.ts';
import { importRoutes } from './import.routes.ts';
import { importersOf } from './importers.ts';
import { workOnImports } from './work-on-imports.ts';

export const importFeature: Feature = {
  routes: (_deps, all) => [...importRoutes(importersOf(all)), ...parkArchiveRoutes(importersOf(all))],
  // A step starts at once when it is asked for; the schedule takes up what a killed server left.
  jobs: (deps, all) => [
    { name: importJob, cron: '* * * * *', run: () => workOnImports(deps, importersOf(all)) },
    { name: archiveJob, cron: '* * * * *', run: () => workOnArchives(deps, importersOf(all)) },
  ],
  queue: [importRecordsQueue, importMoneyQueue, parkArchiveQueue],
  heldWork: [heldImports],
  menuPages: [paths.manageImports(), paths.manageArchives()],
  log: importLog,
};
