import type { Feature } from '../../feature/feature.ts';
import { errandSearch } from './errand.search.ts';
import { followRenames } from './follow-renames.ts';
import { prepareSynonyms } from './prepare-synonyms.ts';
import { reindexAll } from './reindex.ts';
import { renewIndex } from './renew-index.ts';
import { renamesJob } from './search.public.ts';
import { searchRoutes } from './search.routes.ts';

export const searchFeature: Feature = {
  routes: searchRoutes,
  search: [errandSearch],
  prepare: prepareSynonyms,
  jobs: ({ database: { db }, clock }, { search }) => [
    { name: renamesJob, cron: '*/10 * * * *', run: () => followRenames(db, search, clock.now()) },
    // After an update, a few minutes are soon enough; there is nothing to do otherwise.
    { name: 'search.renew', cron: '*/5 * * * *', run: () => renewIndex(db, search, clock.now()) },
    // Repairs documents that a write may have missed.
    { name: 'search.reindex', cron: '30 3 * * 0', run: () => reindexAll(db, search, clock.now()) },
  ],
};
