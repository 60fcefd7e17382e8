import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { followRenames } from './follow-renames.ts';
import { prepareSynonyms } from './prepare-synonyms.ts';
import { publicTaskSearch } from './public-task.search.ts';
import { reindexAll } from './reindex.ts';
import { renewIndex } from './renew-index.ts';
import { searchLog } from './search.log.ts';
import { renamesJob } from './search.public.ts';
import { searchRoutes } from './search.routes.ts';
import { forgetCounts } from './search-counts.ts';

export const searchFeature: Feature = {
  routes: searchRoutes,
  menuPages: [paths.manageSearch()],
  log: searchLog,
  search: [publicTaskSearch],
  prepare: prepareSynonyms,
  jobs: ({ database: { db }, clock }, { search }) => [
    { name: renamesJob, cron: '*/10 * * * *', run: () => followRenames(db, search, clock.now()) },
    // After an update, a few minutes are soon enough; there is nothing to do otherwise.
    { name: 'search.renew', cron: '*/5 * * * *', run: () => renewIndex(db, search, clock.now()) },
    { name: 'search.forget', cron: '50 3 * * *', run: () => forgetCounts(db, clock.now()) },
    // Repairs documents that a write may have missed.
    { name: 'search.reindex', cron: '30 3 * * 0', run: () => reindexAll(db, search, clock.now()) },
  ],
};
