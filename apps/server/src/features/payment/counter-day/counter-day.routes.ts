import {
  counterDayClose,
  counterDayExport,
  counterDayOperate,
  counterDayPrint,
  counterDayQueryDetail,
  counterDayQueryList,
  counterDayQueryOpen,
} from '@portal/contract/payment/counter-day';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { closeDay } from './close-day.ts';
import { countCounterDays, getCounterDay, listCounterDays } from './counter-day.queries.ts';
import { counterDayColumns, viewCounterDay, viewCounterDayDetail } from './counter-day.view.ts';
import { operateDay } from './operate-day.ts';
import { printDay } from './print-day.ts';
import { queryOpenDay } from './query-open-day.ts';

export const counterDayRoutes = (): BoundEndpoint[] => [
  bind(counterDayQueryOpen, queryOpenDay),
  bind(counterDayClose, closeDay),
  bind(counterDayQueryList, ({ db }, input) =>
    pageOfTabs(
      input,
      listCounterDays(db, input),
      { counts: countCounterDays(db, input), tab: input.state },
      viewCounterDay,
    ),
  ),
  bindRaw(counterDayExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '柜台日结',
      entity: 'counterDay',
      filter: input,
      columns: counterDayColumns,
      count: (tx) => countOfTab(countCounterDays(tx, input), input.state),
      read: (tx, page) => listCounterDays(tx, { ...input, ...page }),
    }),
  ),
  bind(counterDayQueryDetail, async ({ db, actor }, { id }) =>
    viewCounterDayDetail(db, await getCounterDay(db, id), actor.userId),
  ),
  bind(counterDayOperate, operateDay),
  bindRaw(counterDayPrint, printDay),
];
