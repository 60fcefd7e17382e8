import type { Deps } from '../platform/deps.ts';
import { forgetAnswers } from '../platform/idempotency/idempotent.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { type ChangedTargets, changesJob } from './collect/collect.public.ts';
import { markAllChanges, markChanges } from './collect/mark-changes.ts';
import { emptyTrash } from './content/editing/empty-trash.ts';
import { settleArticles } from './content/settle-articles.ts';
import { endAccounts } from './identity/cancel/end-accounts.ts';
import { tidyIdentity } from './identity/tidy-identity.ts';
import { emptyPolicyTrash } from './policy/editing/empty-policy-trash.ts';
import { followRenames } from './search/follow-renames.ts';
import { reindexAll } from './search/reindex.ts';
import { renamesJob } from './search/search.public.ts';

/** Every feature's repeated work. */
export function allJobs(deps: Pick<Deps, 'database' | 'clock'>): Job[] {
  return [
    { name: 'content.settle', cron: '* * * * *', run: () => settleArticles(deps) },
    { name: 'content.emptyTrash', cron: '20 4 * * *', run: () => emptyTrash(deps) },
    { name: 'policy.emptyTrash', cron: '25 4 * * *', run: () => emptyPolicyTrash(deps) },
    {
      name: changesJob,
      cron: '40 * * * *',
      run: (asked) => (asked ? markChanges(deps, asked as ChangedTargets) : markAllChanges(deps)),
    },
    { name: 'calls.forget', cron: '15 4 * * *', run: () => forgetAnswers(deps) },
    { name: 'identity.tidy', cron: '10 4 * * *', run: () => tidyIdentity(deps) },
    { name: 'identity.endAccounts', cron: '*/10 * * * *', run: () => endAccounts(deps) },
    { name: renamesJob, cron: '*/10 * * * *', run: () => followRenames(deps.database.db, deps.clock.now()) },
    // Mends what a write may have missed.
    { name: 'search.reindex', cron: '30 3 * * 0', run: () => reindexAll(deps.database.db, deps.clock.now()) },
  ];
}
