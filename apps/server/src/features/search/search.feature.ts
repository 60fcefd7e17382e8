import type { Feature } from '../../feature/feature.ts';
import { followRenames } from './follow-renames.ts';
import { reindexAll } from './reindex.ts';
import { renamesJob } from './search.public.ts';
import { searchRoutes } from './search.routes.ts';

export const searchFeature: Feature = {
  routes: searchRoutes,
  jobs: ({ database: { db }, clock }, { search }) => [
    { name: renamesJob, cron: '*/10 * * * *', run: () => followRenames(db, search, clock.now()) },
    // Repairs documents that a write may have missed.
    { name: 'search.reindex', cron: '30 3 * * 0', run: () => reindexAll(db, search, clock.now()) },
  ],
};
