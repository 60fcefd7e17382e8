import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { declareItemSearch } from './declare-item.search.ts';
import { emptyPolicyTrash } from './editing/empty-policy-trash.ts';
import { registerPolicyFeed } from './feed.routes.ts';
import { itemManageRoutes } from './manage/item-manage.routes.ts';
import { policyManageRoutes } from './manage/policy-manage.routes.ts';
import { policyCollect } from './policy.collect.ts';
import { policyHelper } from './policy.helper.ts';
import { policyLog } from './policy.log.ts';
import { policyQueue } from './policy.queue.ts';
import { policyRoutes } from './policy.routes.ts';
import { policySearch } from './policy.search.ts';
import { policySitemap } from './policy.sitemap.ts';
import { policyUses } from './policy.uses.ts';

export const policyFeature: Feature = {
  routes: (deps) => [...policyRoutes(deps), ...policyManageRoutes(), ...itemManageRoutes(deps)],
  plainRoutes: registerPolicyFeed,
  jobs: (deps) => [{ name: 'policy.emptyTrash', cron: '25 4 * * *', run: () => emptyPolicyTrash(deps) }],
  menuPages: [paths.managePolicies(), paths.manageItems()],
  search: [policySearch, declareItemSearch],
  collect: [policyCollect],
  helpers: [policyHelper],
  queue: [policyQueue],
  sitemap: policySitemap,
  standingPages: [paths.policyList(), paths.declaration()],
  dictionaries: policyUses,
  log: policyLog,
};
