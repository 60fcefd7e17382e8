import type { Deps } from '../platform/deps.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { settleArticles } from './content/settle-articles.ts';

/** Every feature's repeated work. */
export function allJobs(deps: Pick<Deps, 'database' | 'clock'>): Job[] {
  return [{ name: 'content.settle', cron: '* * * * *', run: () => settleArticles(deps) }];
}
