import type { Deps } from '../platform/deps.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { markAllChanges } from './collect/mark-changes.ts';
import { emptyTrash } from './content/editing/empty-trash.ts';
import { settleArticles } from './content/settle-articles.ts';
import { endAccounts } from './identity/cancel/end-accounts.ts';
import { tidyIdentity } from './identity/tidy-identity.ts';
import { reindexAll } from './search/reindex.ts';

/** Every feature's repeated work. */
export function allJobs(deps: Pick<Deps, 'database' | 'clock'>): Job[] {
  return [
    { name: 'content.settle', cron: '* * * * *', run: () => settleArticles(deps) },
    { name: 'content.emptyTrash', cron: '20 4 * * *', run: () => emptyTrash(deps) },
    { name: 'collect.changes', cron: '*/5 * * * *', run: () => markAllChanges(deps) },
    { name: 'identity.tidy', cron: '10 4 * * *', run: () => tidyIdentity(deps) },
    { name: 'identity.endAccounts', cron: '*/10 * * * *', run: () => endAccounts(deps) },
    // Mends what a write may have missed.
    { name: 'search.reindex', cron: '30 3 * * 0', run: () => reindexAll(deps.database.db, deps.clock.now()) },
  ];
}
