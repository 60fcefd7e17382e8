import { materialPurpose } from '@portal/contract/declaration-terms';
import type { Feature } from '../../feature/feature.ts';
import { eraseObjections } from './declaration.account-end.ts';
import { declarationLog } from './declaration.log.ts';
import { declarationQueue, payoutQueue } from './declaration.queue.ts';
import { declarationRoutes } from './declaration.routes.ts';
import { settleDeclarations } from './settle-declarations.ts';

export const declarationFeature: Feature = {
  routes: declarationRoutes,
  jobs: (deps) => [{ name: 'declaration.settle', cron: '*/20 * * * *', run: () => settleDeclarations(deps) }],
  menuPages: ['/manage/declaration', '/manage/my-review', '/manage/payout'],
  queue: [declarationQueue, payoutQueue],
  log: declarationLog,
  fileReviewers: { [materialPurpose]: ['OP_POLICY'] },
  erase: eraseObjections,
};
