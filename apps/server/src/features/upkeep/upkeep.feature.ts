import { paths } from '@portal/contract/paths';
import { repairPrintManaged } from '@portal/contract/repair/print';
import {
  upkeepExportParts,
  upkeepMoveStock,
  upkeepQueryPart,
  upkeepQueryParts,
  upkeepSavePart,
} from '@portal/contract/upkeep/part';
import {
  upkeepEndPlan,
  upkeepOperateDate,
  upkeepQueryCalendar,
  upkeepQueryChoices,
  upkeepQueryDate,
  upkeepQueryPlan,
  upkeepQueryPlans,
  upkeepSavePlan,
} from '@portal/contract/upkeep/plan';
import { upkeepFindParts, upkeepQueryTicket, upkeepTick, upkeepUsePart } from '@portal/contract/upkeep/work';
import type { Feature } from '../../feature/feature.ts';
import { bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { getTicket } from '../repair/select-tickets.public.ts';
import { operateDate, queryCalendar, queryDate } from './calendar.ts';
import { enterDueUpkeep } from './enter-due.ts';
import { getTicketUpkeep } from './get-ticket-upkeep.ts';
import { countPlans, findChoices, getPlan, listPlans, viewPlan } from './plan.queries.ts';
import { printOrder } from './print-order.public.ts';
import { endPlan, savePlan } from './save-plan.ts';
import { settleUpkeep } from './settle-ticket.public.ts';
import { countParts, listParts, moveStock, queryPart, savePart, viewPart } from './stock.ts';
import { findParts, tickStep, usePart } from './ticket-upkeep.public.ts';
import { upkeepLog } from './upkeep.log.ts';
import { partQueue } from './upkeep.queue.ts';
import { upkeepReferences } from './upkeep.removal.ts';
import type { PartRow } from './upkeep.table.ts';
import { upkeepUses } from './upkeep.uses.ts';

const partColumns: SheetColumn<PartRow>[] = [
  { head: '名称', value: ({ name }) => name, width: 30 },
  { head: '存放处', value: ({ place }) => place, width: 20 },
  { head: '单位', value: ({ unit }) => unit },
  { head: '现存', value: ({ onHand }) => onHand },
  { head: '补货点', value: ({ reorderAt }) => reorderAt },
  { head: '要补货', value: ({ lowSince }) => (lowSince === null ? '否' : '是') },
];

export const upkeepFeature: Feature = {
  routes: () => [
    bind(upkeepQueryPlans, ({ db }, input) =>
      pageOfTabs(input, listPlans(db, input), { counts: countPlans(db, input), tab: input.state }, viewPlan),
    ),
    bind(upkeepQueryPlan, ({ db }, { id }) => getPlan(db, id)),
    bind(upkeepSavePlan, savePlan),
    bind(upkeepEndPlan, endPlan),
    bind(upkeepQueryChoices, ({ db }, input) => findChoices(db, input)),
    bind(upkeepQueryCalendar, queryCalendar),
    bind(upkeepQueryDate, queryDate),
    bind(upkeepOperateDate, operateDate),
    bind(upkeepQueryParts, ({ db }, input) =>
      pageOf(input, listParts(db, input), countParts(db, input), viewPart),
    ),
    bindRaw(upkeepExportParts, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '备件清单',
        entity: 'sparePart',
        filter: input,
        columns: partColumns,
        count: (tx) => countParts(tx, input),
        read: (tx, page) => listParts(tx, { ...input, ...page }),
      }),
    ),
    bind(upkeepQueryPart, queryPart),
    bind(upkeepSavePart, savePart),
    bind(upkeepMoveStock, moveStock),
    bindRaw(repairPrintManaged, async (ctx, { id }) => printOrder(ctx, await getTicket(ctx.db, ctx.now, id))),
    bind(upkeepQueryTicket, getTicketUpkeep),
    bind(upkeepTick, tickStep),
    bind(upkeepFindParts, findParts),
    bind(upkeepUsePart, usePart),
  ],
  jobs: (deps) => [
    { name: 'upkeep.enter', cron: '5 * * * *', run: () => enterDueUpkeep(deps) },
    { name: 'upkeep.settle', cron: '* * * * *', run: () => settleUpkeep(deps) },
  ],
  menuPages: [paths.manageUpkeep()],
  queue: [partQueue],
  dictionaries: upkeepUses,
  references: upkeepReferences,
  log: upkeepLog,
};
