import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { finProductCollect } from './finance.collect.ts';
import { financeLog } from './finance.log.ts';
import { isInstitution } from './finance.queries.ts';
import { finProductQueue, institutionQueue } from './finance.queue.ts';
import { financeRoutes } from './finance.routes.ts';
import { finProductSearch, institutionSearch } from './finance.search.ts';
import { financeSitemap } from './finance.sitemap.ts';
import { settleFinancing } from './financing/settle-financing.ts';

export const financeFeature: Feature = {
  routes: financeRoutes,
  jobs: (deps) => [{ name: 'finance.settle', cron: '23 * * * *', run: () => settleFinancing(deps) }],
  menuPages: [paths.ownFinance(), paths.ownFinancing(), paths.receivedFinancing(), paths.manageFinance()],
  // Everyone's menu has `/my-financial`, because the role is requested there and pages outside the menu cannot be
  // opened.
  menuConditions: { [paths.receivedFinancing()]: isInstitution },
  search: [institutionSearch, finProductSearch],
  collect: [finProductCollect],
  queue: [institutionQueue, finProductQueue],
  sitemap: financeSitemap,
  standingPages: [paths.institutionList()],
  log: financeLog,
};
