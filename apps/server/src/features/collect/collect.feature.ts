import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseCollections } from './collect.account-end.ts';
import { collectLog } from './collect.log.ts';
import { type ChangedTargets, changesJob } from './collect.public.ts';
import { collectRoutes } from './collect.routes.ts';
import { markAllChanges, markChanges } from './mark-changes.ts';

export const collectFeature: Feature = {
  routes: (deps, { collect }) => collectRoutes(deps, collect),
  jobs: ({ database, clock }, { collect }) => {
    const deps = { database, clock, collect };
    return [
      {
        name: changesJob,
        cron: '40 * * * *',
        run: (asked) => (asked ? markChanges(deps, asked as ChangedTargets) : markAllChanges(deps)),
      },
    ];
  },
  menuPages: [
    paths.collectedMessages(),
    paths.collectedServices(),
    paths.collectedActivities(),
    paths.collectedPosts(),
  ],
  log: collectLog,
  erase: eraseCollections,
};
