import { join } from 'node:path';
import {
  lotteryCheck,
  lotteryExport,
  lotteryJoin,
  lotteryQueryDetail,
  lotteryQueryManageDetail,
  lotteryQueryManageList,
  lotteryQueryProof,
  lotteryQueryStanding,
  lotteryRemoveEntry,
  prizeExport,
  prizeHandOut,
  prizeOperate,
  prizeQueryManageDetail,
  prizeQueryManageList,
  prizeQueryOwnDetail,
  prizeQueryOwnList,
} from '@portal/contract/lottery/public';
import type { FastifyInstance } from 'fastify';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { registerSmallFile } from '../../platform/pages/small-file.ts';
import { webRoot } from '../../platform/pages/web-build.ts';
import {
  countManagedPrizes,
  getManagedPrize,
  handOutPrize,
  listManagedPrizes,
  prizeColumns,
  queryManagedPrizes,
} from './hand-out.ts';
import { joinLottery, queryStanding } from './join-lottery.ts';
import { getLottery, getProof } from './lottery.queries.ts';
import {
  checkLottery,
  countManagedLotteries,
  listManagedLotteries,
  lotteryColumns,
  queryManagedLotteries,
} from './manage-lotteries.ts';
import { operatePrize, queryOwnPrize, queryOwnPrizes } from './own-prizes.ts';
import { getLotteryDetail, removeEntry } from './remove-entry.ts';

export const lotteryRoutes = (): BoundEndpoint[] => [
  bind(lotteryQueryDetail, ({ db }, { id }) => getLottery(db, id)),
  bind(lotteryQueryProof, ({ db }, { id }) => getProof(db, id)),
  bind(lotteryQueryStanding, queryStanding),
  bind(lotteryJoin, joinLottery),
  bind(prizeQueryOwnList, queryOwnPrizes),
  bind(prizeQueryOwnDetail, queryOwnPrize),
  bind(prizeOperate, operatePrize),
  bind(lotteryQueryManageList, queryManagedLotteries),
  bind(lotteryQueryManageDetail, ({ db, actor }, { id }) => getLotteryDetail(db, { actor }, id)),
  bindRaw(lotteryExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '抽奖',
      entity: 'communityLottery',
      filter: input,
      columns: lotteryColumns,
      count: (tx) => countOfTab(countManagedLotteries(tx, input), input.state),
      read: (tx, page) => listManagedLotteries(tx, { ...input, ...page }),
    }),
  ),
  bind(lotteryCheck, checkLottery),
  bind(lotteryRemoveEntry, removeEntry),
  bind(prizeQueryManageList, queryManagedPrizes),
  bind(prizeQueryManageDetail, ({ db }, { id }) => getManagedPrize(db, id)),
  bindRaw(prizeExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '奖品',
      entity: 'lotteryPrize',
      filter: input,
      columns: prizeColumns,
      count: (tx) => countOfTab(countManagedPrizes(tx, input), input.state),
      read: (tx, page) => listManagedPrizes(tx, { ...input, ...page }),
    }),
  ),
  bind(prizeHandOut, handOutPrize),
];

/** A script for anyone who wants to repeat the draw independently of the portal. */
export function registerVerifier(app: FastifyInstance): void {
  registerSmallFile(
    app,
    '/verify-draw.mjs',
    join(webRoot, 'public/verify-draw.mjs'),
    'text/javascript; charset=utf-8',
  );
}
