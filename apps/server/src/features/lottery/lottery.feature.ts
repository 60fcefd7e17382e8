import type { Feature } from '../../feature/feature.ts';
import { eraseLotteries } from './lottery.account-end.ts';
import { lotteryKind } from './lottery.kind.ts';
import { lotteryLog } from './lottery.log.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { settleLotteries, traceLotteries } from './settle-lotteries.ts';

export const lotteryFeature: Feature = {
  routes: lotteryRoutes,
  jobs: (deps) => [
    { name: 'lottery.settle', cron: '* * * * *', run: () => settleLotteries(deps) },
    { name: 'lottery.trace', cron: '0 * * * *', run: () => traceLotteries(deps) },
  ],
  menuPages: ['/my-prize', '/manage/lottery'],
  postKinds: [lotteryKind],
  log: lotteryLog,
  erase: eraseLotteries,
};
