import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { awaitsPrize, eraseLotteries } from './lottery.account-end.ts';
import { lotteryKind } from './lottery.kind.ts';
import { lotteryLog } from './lottery.log.ts';
import { lotteryRoutes, registerVerifier } from './lottery.routes.ts';
import { lotteryQueues, prizeTodo } from './lottery.sources.ts';
import { settleLotteries, traceLotteries } from './settle-lotteries.ts';

export const lotteryFeature: Feature = {
  routes: lotteryRoutes,
  plainRoutes: registerVerifier,
  jobs: (deps) => [
    { name: 'lottery.settle', cron: '* * * * *', run: () => settleLotteries(deps) },
    { name: 'lottery.trace', cron: '0 * * * *', run: () => traceLotteries(deps) },
  ],
  menuPages: [paths.myPrizes(), paths.manageLotteries()],
  postKinds: [lotteryKind],
  queue: lotteryQueues,
  todo: [prizeTodo],
  log: lotteryLog,
  cancelChecks: [awaitsPrize],
  erase: eraseLotteries,
};
