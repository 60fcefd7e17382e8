import {
  billComingCalendar,
  billExport,
  billObject,
  billPayAsGuest,
  billQueryComing,
  billQueryDetail,
  billQueryList,
  billQueryPublic,
  meterQueryPublic,
} from '@portal/contract/billing/bill';
import { billQueryCollection } from '@portal/contract/billing/bill-collection';
import {
  billAskChange,
  billDecideChange,
  billManageExport,
  billOperateManage,
  billQueryManageDetail,
  billQueryManageList,
  billRemind,
  billRunOperate,
  billRunQueryDetail,
  billRunQueryExceptions,
  billRunQueryList,
  billRunStart,
} from '@portal/contract/billing/bill-manage';
import { planAnswer, planOperate, planPropose } from '@portal/contract/billing/bill-plan';
import { billPrint, billPrintManaged } from '@portal/contract/billing/bill-print';
import { billRuleQuery, billRuleSave } from '@portal/contract/billing/bill-rule';
import {
  anomalyOperate,
  feeQueryPublic,
  meterBind,
  meterExport,
  meterQueryDetail,
  meterQueryList,
  meterSubmitReading,
} from '@portal/contract/billing/meter';
import {
  anomalyQueryManageList,
  feeQueryManageList,
  feeSave,
  meterQueryHistory,
  meterQueryManageList,
  meterReplace,
  meterSave,
  readingAskAgain,
  readingExport,
  readingOperate,
  readingQueryManageList,
  readingSave,
  readingTemplate,
} from '@portal/contract/billing/meter-manage';
import {
  dayReadingSave,
  tariffOperate,
  tariffPreview,
  tariffSave,
} from '@portal/contract/billing/price-manage';
import {
  correctionAsk,
  correctionPreview,
  readingQueryBilled,
} from '@portal/contract/billing/reading-correction';
import { billStateLabels } from '@portal/contract/billing/terms';
import { maxListTotal } from '@portal/contract/max-list-total';
import type { Contributions } from '../../feature/feature.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { Desk } from '../payment/payment.public.ts';
import {
  countBills,
  countManagedBills,
  getOwnBill,
  listBills,
  listManagedBills,
  listOwnFeesOf,
  listPayable,
  type ManagedBillRow,
  namesOfBill,
} from './bill/bill.queries.ts';
import type { Bill } from './bill/bill.table.ts';
import { lateFeeOf, payableFen, viewBill, viewBillDetail } from './bill/bill.view.ts';
import { getBillRules, saveBillRules } from './bill/bill-rules.ts';
import { queryCollection } from './bill/collection.ts';
import { listComing } from './bill/coming.ts';
import { sum } from './bill/draft-bills.ts';
import { getGuestBill, getGuestMeter, payAsGuest } from './bill/guest-bill.ts';
import { objectToBill } from './bill/object-bill.ts';
import { printManagedBill, printOwnBill } from './bill/print-bill.ts';
import { remindBills } from './bill/remind-bills.ts';
import { sendComing } from './bill/send-coming.ts';
import { chargeRoutes } from './charge/charge.routes.ts';
import { feeLabelOf } from './fee-label.public.ts';
import { askForChange, decideChange, getManagedBill, operateManagedBill } from './manage/manage-bill.ts';
import { getRun, listExceptions, listRuns, operateRun, startRun } from './manage/manage-run.ts';
import { askCorrection, getBilledReading, previewCorrection } from './meter/correct-billed.ts';
import { enterReading, operateReading } from './meter/enter-reading.ts';
import { exportMonths } from './meter/export-months.ts';
import { listManagedFees, listPublicFees, saveFee } from './meter/fees.ts';
import { bindMeter, getMyMeter, listMyMeters, operateAnomaly, submitReading } from './meter/member-meter.ts';
import { countMeters, listMeters, placeOfMeter } from './meter/meter.queries.ts';
import { viewManagedAnomaly, viewManagedMeter, viewManagedReading } from './meter/meter.view.ts';
import { askForReading, getMeterHistory } from './meter/meter-history.ts';
import {
  countAnomalies,
  countReadings,
  listAnomalies,
  listReadings,
  type ReadingRow,
} from './meter/reading.queries.ts';
import { templateColumns } from './meter/reading-template.ts';
import { replaceMeter, saveMeter } from './meter/save-meter.ts';
import { answerPlan, operatePlan } from './plan/move-plan.ts';
import { proposePlan } from './plan/propose-plan.ts';
import { readOnDay } from './price/day-reading.ts';
import { operateTariff } from './price/operate-tariff.ts';
import { previewTariff } from './price/preview-tariff.ts';
import { saveTariff } from './price/save-tariff.ts';
import { billWithin, meterWithin } from './within.ts';

/** Anyone who can pay for an enterprise can also object to its bills. */
const mayPay = ({ memberRole }: Actor) => memberRole !== 'STAFF';

/** An audited enterprise always has an id. */
function enterpriseOf({ enterpriseId }: Actor): string {
  if (enterpriseId === null) throw notFound();
  return enterpriseId;
}

const billColumns = (now: Date): SheetColumn<Bill>[] => [
  { head: '账单号', value: ({ no }) => no, width: 22 },
  { head: '费项', value: feeLabelOf },
  { head: '账期', value: ({ period }) => period },
  { head: '位置', value: ({ place }) => place, width: 28 },
  { head: '金额', value: ({ principalFen }) => principalFen, format: 'yuan' },
  { head: '滞纳金', value: (bill) => lateFeeOf(bill, now), format: 'yuan' },
  { head: '调整', value: ({ adjustFen }) => adjustFen, format: 'yuan' },
  { head: '已缴', value: ({ paidFen }) => paidFen, format: 'yuan' },
  { head: '应缴', value: (bill) => payableFen(bill, now), format: 'yuan' },
  { head: '到期日', value: ({ dueDate }) => dueDate },
  { head: '状态', value: ({ status }) => billStateLabels[status]() },
];

const readingColumns: SheetColumn<ReadingRow>[] = [
  { head: '户号', value: ({ meterNo }) => meterNo },
  { head: '位置', value: placeOfMeter, width: 28 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 20 },
  { head: '账期', value: ({ reading }) => reading.period },
  { head: '上期读数', value: ({ reading }) => reading.previousX100 / 100 },
  { head: '本期读数', value: ({ reading }) => reading.readingX100 / 100 },
  { head: '用量', value: ({ reading }) => (reading.usageX100 === null ? null : reading.usageX100 / 100) },
  { head: '抄表时间', value: ({ reading }) => reading.readAt, width: 20 },
];

const meterRoutes = (): BoundEndpoint[] => [
  bind(meterQueryList, listMyMeters),
  bind(meterQueryDetail, getMyMeter),
  bindRaw(meterExport, exportMonths),
  bind(meterBind, bindMeter),
  bind(meterSubmitReading, submitReading),
  bind(anomalyOperate, operateAnomaly),
  bind(meterQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: meterWithin(actor) };
    return pageOfTabs(
      input,
      listMeters(db, filter),
      { counts: countMeters(db, filter), tab: input.state },
      viewManagedMeter,
    );
  }),
  bind(meterQueryHistory, getMeterHistory),
  bind(meterSave, saveMeter),
  bind(meterReplace, replaceMeter),
  bind(readingQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: meterWithin(actor) };
    return pageOfTabs(
      input,
      listReadings(db, filter),
      { counts: countReadings(db, filter), tab: input.state },
      viewManagedReading,
    );
  }),
  bindRaw(readingExport, (ctx, filter) => {
    const within = meterWithin(ctx.actor);
    return ctx.exporter.send(ctx, {
      name: '抄表记录',
      entity: 'reading',
      filter,
      columns: readingColumns,
      count: (db) => countOfTab(countReadings(db, { ...filter, within }), filter.state),
      read: (db, page) => listReadings(db, { ...filter, within, sort: '-read', ...page }),
    });
  }),
  bind(readingSave, enterReading),
  bind(readingAskAgain, askForReading),
  bind(readingOperate, operateReading),
  bind(readingQueryBilled, getBilledReading),
  bind(correctionPreview, previewCorrection),
  bind(correctionAsk, askCorrection),
  bindRaw(readingTemplate, (ctx, { period }) =>
    ctx.exporter.send(ctx, {
      name: '抄表模板',
      entity: 'meter',
      filter: { period },
      columns: templateColumns(period),
      count: (db) => countOfTab(countMeters(db, {}), 'ONLINE'),
      read: (db, page) => listMeters(db, { state: 'ONLINE', sort: 'no', ...page }),
    }),
  ),
  bind(anomalyQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: meterWithin(actor) };
    return pageOfTabs(
      input,
      listAnomalies(db, filter),
      { counts: countAnomalies(db, filter), tab: input.state },
      viewManagedAnomaly,
    );
  }),
  bind(feeQueryPublic, listPublicFees),
  bind(feeQueryManageList, listManagedFees),
  bind(feeSave, saveFee),
  bind(tariffSave, saveTariff),
  bind(tariffOperate, operateTariff),
  bind(tariffPreview, previewTariff),
  bind(dayReadingSave, readOnDay),
];

const memberBillRoutes = (desk: Desk): BoundEndpoint[] => [
  bind(billQueryList, async ({ db, actor, now }, input) => {
    const mine = enterpriseOf(actor);
    const [list, owed, ownFees] = await Promise.all([
      pageOfTabs(
        input,
        listBills(db, mine, input),
        { counts: countBills(db, mine, input), tab: input.state },
        (bill) => viewBill(bill, now),
      ),
      listPayable(db, mine),
      listOwnFeesOf(db, mine),
    ]);
    return { ...list, ownFees, dueFen: sum(owed.map((bill) => payableFen(bill, now))) };
  }),
  bindRaw(billExport, (ctx, filter) => {
    const mine = enterpriseOf(ctx.actor);
    return ctx.exporter.send(ctx, {
      name: '账单',
      entity: 'bill',
      filter,
      columns: billColumns(ctx.now),
      count: (db) => countOfTab(countBills(db, mine, filter), filter.state),
      read: (db, page) => listBills(db, mine, { ...filter, sort: '-due', ...page }),
    });
  }),
  bind(billQueryDetail, async ({ db, actor, now }, { id }) => {
    const bill = await getOwnBill(db, enterpriseOf(actor), id);
    return viewBillDetail(bill, await namesOfBill(db, bill), now, mayPay(actor));
  }),
  bindRaw(billPrint, printOwnBill),
  bind(billObject, objectToBill),
  bind(planAnswer, answerPlan),
  bind(billQueryComing, listComing),
  bindRaw(billComingCalendar, sendComing),
  bind(billQueryPublic, getGuestBill),
  bind(billPayAsGuest, payAsGuest(desk)),
  bind(meterQueryPublic, getGuestMeter),
];

const managedColumns = (now: Date): SheetColumn<ManagedBillRow>[] => [
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 28 },
  ...billColumns(now).map(({ value, ...column }) => ({
    ...column,
    value: ({ bill }: ManagedBillRow) => value(bill),
  })),
  { head: '会计科目', value: ({ ledgerAccount }) => ledgerAccount },
];

const manageBillRoutes = (): BoundEndpoint[] => [
  bind(billRunQueryList, listRuns),
  bind(billRunQueryDetail, getRun),
  bind(billRunQueryExceptions, listExceptions),
  bind(billRunStart, startRun),
  bind(billRunOperate, operateRun),
  bind(billQueryManageList, ({ db, now, actor }, input) => {
    const filter = { ...input, within: billWithin(actor) };
    return pageOfTabs(
      input,
      isPastEnd(input) ? Promise.resolve([]) : listManagedBills(db, filter),
      { counts: countManagedBills(db, filter), tab: input.state },
      ({ bill, enterpriseName }) => ({ ...viewBill(bill, now), enterpriseName }),
      maxListTotal,
    );
  }),
  bindRaw(billManageExport, (ctx, filter) => {
    const within = billWithin(ctx.actor);
    return ctx.exporter.send(ctx, {
      name: '账单',
      entity: 'bill',
      filter,
      columns: managedColumns(ctx.now),
      count: (db) => countOfTab(countManagedBills(db, { ...filter, within }), filter.state),
      read: (db, page) => listManagedBills(db, { ...filter, within, sort: '-created', ...page }),
    });
  }),
  bind(billQueryCollection, queryCollection),
  bind(billQueryManageDetail, getManagedBill),
  bindRaw(billPrintManaged, printManagedBill),
  bind(billOperateManage, operateManagedBill),
  bind(billRemind, remindBills),
  bind(billRuleQuery, getBillRules),
  bind(billRuleSave, saveBillRules),
  bind(planPropose, proposePlan),
  bind(planOperate, operatePlan),
  bind(billAskChange, askForChange),
  bind(billDecideChange, decideChange),
];

export const billingRoutes = ({ pay }: Deps, { payables }: Contributions): BoundEndpoint[] => [
  ...meterRoutes(),
  ...memberBillRoutes({ pay, payables }),
  ...manageBillRoutes(),
  ...chargeRoutes(),
];
