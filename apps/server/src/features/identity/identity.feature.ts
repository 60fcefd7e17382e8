import { appealPurpose, appealReviewers } from '@portal/contract/identity/phone-appeal';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { phoneAppealQueue } from './appeal/phone-appeal.queue.ts';
import { isOperator } from './cancel/cancel-blockers.ts';
import { cancelUnclaimed } from './cancel/cancel-unclaimed.ts';
import { endAccounts } from './cancel/end-accounts.ts';
import { identityLog } from './identity.log.ts';
import { identityPalette } from './identity.palette.ts';
import { identityRoutes } from './identity.routes.ts';
import { peopleSetup } from './identity.setup.ts';
import { operatorImporter } from './import/operator.importer.ts';
import { manageUserRoutes } from './manage/manage-user.routes.ts';
import { userBulk } from './manage/user.bulk.ts';
import { roleGrantQueue } from './role/role-grant.queue.ts';
import { tidyIdentity } from './tidy-identity.ts';

export const identityFeature: Feature = {
  importers: [operatorImporter],
  routes: (deps, all) => [...identityRoutes(deps, all), ...manageUserRoutes(deps, all.menuPages)],
  jobs: (deps, { cancelChecks, erase }) => [
    { name: 'identity.tidy', cron: '10 4 * * *', run: () => tidyIdentity(deps) },
    { name: 'identity.cancelUnclaimed', cron: '20 4 * * *', run: () => cancelUnclaimed(deps) },
    {
      name: 'identity.endAccounts',
      cron: '*/10 * * * *',
      run: () => endAccounts({ database: deps.database, clock: deps.clock, cancelChecks, erase }),
    },
  ],
  menuPages: [paths.personPreserve(), paths.changePassword(), paths.manageUsers(), paths.manageRoles()],
  bulk: [userBulk],
  queue: [roleGrantQueue, phoneAppealQueue],
  figures: [
    { figure: 'registrations', roles: ['OP_ADMIN'], events: ['user.register'] },
    { figure: 'logins', roles: ['OP_ADMIN'], events: ['user.login'] },
  ],
  standingPages: [paths.register(), paths.agreement()],
  setup: [peopleSetup],
  log: identityLog,
  fileReviewers: { [appealPurpose]: appealReviewers },
  cancelChecks: [isOperator],
  palette: identityPalette,
};
