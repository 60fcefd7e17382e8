import { paths } from '@portal/contract/paths';
import { repairPurpose } from '@portal/contract/repair/terms';
import type { Feature } from '../../feature/feature.ts';
import { heldTickets, unassignTickets } from './held-tickets.ts';
import { assetImporter } from './import/asset.importer.ts';
import { ticketBulk } from './manage/ticket.bulk.ts';
import { eraseRepairs } from './repair.account-end.ts';
import { repairsChart } from './repair.chart.ts';
import { repairLog } from './repair.log.ts';
import { repairPalette } from './repair.palette.ts';
import { repairFileHolders, repairPlaces } from './repair.places.ts';
import { repairQueue } from './repair.queue.ts';
import { removableAsset, repairReferences } from './repair.removal.ts';
import { repairRoutes } from './repair.routes.ts';
import { repairTickets } from './repair.table.ts';
import { repairUses } from './repair.uses.ts';
import { feeTodo, owesFee, repairPayable } from './repair-fee.ts';
import { settleRepairs } from './settle-repairs.ts';

export const repairFeature: Feature = {
  places: repairPlaces,
  fileHolders: repairFileHolders,
  routes: repairRoutes,
  jobs: (deps) => [{ name: 'repair.settle', cron: '* * * * *', run: () => settleRepairs(deps) }],
  menuPages: [paths.repair()],
  payables: [repairPayable],
  importers: [assetImporter],
  bulk: [ticketBulk],
  queue: [repairQueue],
  figures: [
    { figure: 'repairs', roles: ['OP_PROPERTY'], table: repairTickets, at: repairTickets.createdAt },
    { figure: 'repairsFinished', roles: ['OP_PROPERTY'], table: repairTickets, at: repairTickets.finishedAt },
    { figure: 'ownJobsTaken', roles: ['REPAIR_WORKER'], events: ['repairTicket.take'], isOwn: true },
    { figure: 'ownJobsFinished', roles: ['REPAIR_WORKER'], events: ['repairTicket.finish'], isOwn: true },
  ],
  heldWork: [heldTickets],
  onFreeze: unassignTickets,
  todo: [feeTodo],
  charts: [repairsChart],
  dictionaries: repairUses,
  removables: [removableAsset],
  references: repairReferences,
  log: repairLog,
  fileReviewers: { [repairPurpose]: ['OP_PROPERTY', 'REPAIR_WORKER'] },
  cancelChecks: [owesFee],
  erase: eraseRepairs,
  palette: repairPalette,
};
