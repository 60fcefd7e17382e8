import { meterPhotoPurpose } from '@portal/contract/billing/meter';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { billBulk } from './bill/bill.bulk.ts';
import { addUpCounts } from './bill/bill-count.ts';
import { draftAhead, draftDeposits, runJob } from './bill/open-run.ts';
import { runBulk } from './bill/run.bulk.ts';
import { runBills } from './bill/run-bills.ts';
import { settleDue } from './bill/settle-due.ts';
import { billPayable } from './bill.payable.ts';
import { duesChart, usageCharts } from './billing.chart.ts';
import { billingLog } from './billing.log.ts';
import { billingPalette } from './billing.palette.ts';
import { billingFileHolders, billingPlaces } from './billing.places.ts';
import { changeQueue, objectionQueue, runQueue } from './billing.queue.ts';
import { billingReferences, removableMeter } from './billing.removal.ts';
import { billingRoutes } from './billing.routes.ts';
import { feeSetup, meterSetup, openingSetup } from './billing.setup.ts';
import { billTodo } from './billing.todo.ts';
import { handBillBulk } from './charge/hand-bill.bulk.ts';
import { handBillQueue } from './charge/hand-bill.queue.ts';
import { chargeProofPurpose } from './charge/proof-file.ts';
import { billImporter } from './import/bill.importer.ts';
import { chargeImporter } from './import/charge.importer.ts';
import { meterImporter } from './import/meter.importer.ts';
import { readingImporter } from './import/reading.importer.ts';
import { tariffImporter } from './import/tariff.importer.ts';
import { prepareFees } from './meter/fees.ts';

export const billingFeature: Feature = {
  places: billingPlaces,
  fileHolders: billingFileHolders,
  routes: billingRoutes,
  jobs: (deps) => [
    { name: runJob, cron: '* * * * *', run: () => runBills(deps) },
    { name: 'billing.draft-deposits', cron: '10 * * * *', run: () => draftDeposits(deps) },
    { name: 'billing.draft-ahead', cron: '20 * * * *', run: () => draftAhead(deps) },
    { name: 'billing.settle-due', cron: '5 * * * *', run: () => settleDue(deps) },
    { name: 'billing.add-up-counts', cron: '*/10 * * * *', run: () => addUpCounts(deps.database.db) },
  ],
  prepare: prepareFees,
  menuPages: [
    paths.costQuery(),
    paths.myPayments(),
    paths.utilityBills(),
    paths.waterInformation(),
    paths.electricityInformation(),
    paths.paymentComing(),
    paths.manageMeters(),
    paths.manageBills(),
    paths.manageFees(),
    paths.manageCollection(),
  ],
  standingPages: [paths.payMoney(), paths.propertyFee(), paths.waterQuery(), paths.electricityQuery()],
  payables: [billPayable],
  importers: [chargeImporter, meterImporter, readingImporter, tariffImporter, billImporter],
  queue: [objectionQueue, changeQueue, runQueue, handBillQueue],
  todo: [billTodo],
  charts: [duesChart, ...usageCharts],
  removables: [removableMeter],
  references: billingReferences,
  bulk: [billBulk, handBillBulk, runBulk],
  setup: [feeSetup, meterSetup, openingSetup],
  log: billingLog,
  fileReviewers: {
    [meterPhotoPurpose]: ['OP_PROPERTY', 'OP_FINANCE'],
    [chargeProofPurpose]: ['OP_FINANCE'],
  },
  palette: billingPalette,
};
