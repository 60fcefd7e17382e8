import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { actQueue } from './act/act.queue.ts';
import { actRoutes } from './act/act.routes.ts';
import { settleActs } from './act/settle-acts.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { settleConsents } from './consent/settle-consents.ts';
import { contractFilePurpose } from './contract-file.ts';
import { heldContracts } from './held-contracts.ts';
import { contractImporter } from './import/contract.importer.ts';
import { leaseLog } from './lease.log.ts';
import { leasePalette } from './lease.palette.ts';
import { leaseFileHolders, leasePlaces } from './lease.places.ts';
import { requestQueue, settlingQueue } from './lease.queue.ts';
import { leaseReferences } from './lease.references.ts';
import { leaseRoutes } from './lease.routes.ts';
import { contractSetup } from './lease.setup.ts';
import { contractBulk } from './manage/contract.bulk.ts';
import { settleContracts } from './settle-contracts.ts';

export const leaseFeature: Feature = {
  places: leasePlaces,
  fileHolders: leaseFileHolders,
  routes: (deps, given) => [...leaseRoutes(deps, given), ...actRoutes(), ...consentRoutes()],
  jobs: (deps) => [
    { name: 'lease.settle', cron: '7 * * * *', run: () => settleContracts(deps) },
    { name: 'lease.settle-acts', cron: '9 * * * *', run: () => settleActs(deps) },
    { name: 'lease.settle-consents', cron: '11 * * * *', run: () => settleConsents(deps) },
  ],
  menuPages: [paths.contractInfo(), paths.manageContracts()],
  importers: [contractImporter],
  bulk: [contractBulk],
  heldWork: [heldContracts],
  queue: [requestQueue, settlingQueue, actQueue],
  references: leaseReferences,
  setup: [contractSetup],
  log: leaseLog,
  fileReviewers: { [contractFilePurpose]: ['OP_PROPERTY', 'OP_FINANCE'] },
  palette: leasePalette,
};
