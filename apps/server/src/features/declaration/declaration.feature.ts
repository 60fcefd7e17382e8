import { materialPurpose } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseObjections } from './declaration.account-end.ts';
import { declarationLog } from './declaration.log.ts';
import { declarationQueue, opinionQueue, payoutQueue } from './declaration.queue.ts';
import { declarationRoutes } from './declaration.routes.ts';
import { declarations } from './declaration.table.ts';
import { heldOpinions } from './held-opinions.ts';
import { prepareDeclarations } from './prepare-declarations.ts';
import { settleDeclarations } from './settle-declarations.ts';

export const declarationFeature: Feature = {
  routes: declarationRoutes,
  jobs: (deps) => [
    { name: 'declaration.settle', cron: '*/20 * * * *', run: () => settleDeclarations(deps) },
    { name: 'declaration.prepare', cron: '35 6 * * *', run: () => prepareDeclarations(deps) },
  ],
  menuPages: [paths.manageDeclarations(), paths.manageReviews(), paths.managePayouts()],
  queue: [declarationQueue, opinionQueue, payoutQueue],
  figures: [
    {
      figure: 'declarations',
      roles: ['OP_ADMIN', 'OP_POLICY'],
      table: declarations,
      at: declarations.submittedAt,
    },
    { figure: 'ownOpinions', roles: ['EXPERT'], events: ['declaration.opine'], isOwn: true },
  ],
  heldWork: [heldOpinions],
  log: declarationLog,
  fileReviewers: { [materialPurpose]: ['OP_POLICY'] },
  erase: eraseObjections,
};
