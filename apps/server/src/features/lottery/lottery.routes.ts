import {
  lotteryCheck,
  lotteryJoin,
  lotteryQueryDetail,
  lotteryQueryManageList,
  lotteryQueryProof,
  lotteryQueryStanding,
  prizeHandOut,
  prizeOperate,
  prizeQueryManageList,
  prizeQueryOwnList,
} from '@portal/contract/lottery';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { handOutPrize, queryManagedPrizes } from './hand-out.ts';
import { joinLottery, queryStanding } from './join-lottery.ts';
import { getLottery, getProof } from './lottery.queries.ts';
import { checkLottery, queryManagedLotteries } from './manage-lotteries.ts';
import { operatePrize, queryOwnPrizes } from './own-prizes.ts';

export const lotteryRoutes = (): BoundEndpoint[] => [
  bind(lotteryQueryDetail, ({ db }, { id }) => getLottery(db, id)),
  bind(lotteryQueryProof, ({ db }, { id }) => getProof(db, id)),
  bind(lotteryQueryStanding, queryStanding),
  bind(lotteryJoin, joinLottery),
  bind(prizeQueryOwnList, queryOwnPrizes),
  bind(prizeOperate, operatePrize),
  bind(lotteryQueryManageList, queryManagedLotteries),
  bind(lotteryCheck, checkLottery),
  bind(prizeQueryManageList, queryManagedPrizes),
  bind(prizeHandOut, handOutPrize),
];
