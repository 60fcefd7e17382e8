import type { Feature } from '../../feature/feature.ts';
import { activityLog } from './activity.log.ts';
import { activityRoutes } from './activity.routes.ts';
import { activitySearch } from './activity.search.ts';
import { activityCollect, activityQueues, activitySitemap } from './activity.sources.ts';
import { settleSignUps } from './sign-up/settle-sign-ups.ts';
import { eraseSignUps } from './sign-up/sign-up.account-end.ts';
import { signUpPayable } from './sign-up/sign-up-payable.ts';

export const activityFeature: Feature = {
  routes: activityRoutes,
  jobs: (deps) => [{ name: 'activity.settle', cron: '* * * * *', run: () => settleSignUps(deps) }],
  menuPages: ['/manage/activity'],
  payables: [signUpPayable],
  queue: activityQueues,
  search: [activitySearch],
  collect: [activityCollect],
  sitemap: activitySitemap,
  standingPages: ['/application/activityList', '/businesssalon/startup', '/businesssalon/teacherlist'],
  log: activityLog,
  erase: eraseSignUps,
};
