import { repairStateLabels } from '@portal/contract/repair/terms';
import type { Db } from '../../../platform/database/database.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { dispatcherActions } from '../repair.policy.ts';
import { viewBase, viewEarlier, viewForStaff, viewTicket } from '../repair-view.public.ts';
import type { TicketRow } from '../select-tickets.public.ts';
import { listSimilar } from './managed-repair.queries.ts';

export async function viewManagedDetail(db: Db, row: TicketRow, now: Date) {
  const { phone, assigneeId: workerId } = row.ticket;
  return {
    ...(await viewTicket(db, row, now, true)),
    ...viewForStaff(row, now),
    phone,
    workerId,
    actions: dispatcherActions(row.ticket),
    similar: viewEarlier(await listSimilar(db, now, row.ticket)),
  };
}

const hours = (ms: number) => Math.round(ms / 36_000) / 100;

/** Columns of the exported spreadsheet. */
export const repairColumns = (now: Date): SheetColumn<TicketRow>[] => {
  const viewed = (row: TicketRow) => viewBase(row, now);
  return [
    { head: '编号', value: ({ no }) => no ?? '', width: 20 },
    { head: '位置', value: ({ ticket }) => ticket.locationText, width: 30 },
    { head: '问题', value: ({ ticket }) => ticket.title, width: 40 },
    { head: '类型', value: (row) => viewed(row).typeLabel },
    { head: '紧急程度', value: (row) => viewed(row).priorityLabel },
    { head: '设备', value: ({ assetNo }) => assetNo ?? '', width: 16 },
    { head: '报修人', value: ({ reporterName }) => reporterName ?? '' },
    { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 40 },
    { head: '师傅', value: ({ workerName }) => workerName ?? '' },
    { head: '状态', value: ({ ticket }) => repairStateLabels[ticket.status]() },
    { head: '报修时间', value: ({ ticket }) => ticket.createdAt, width: 20 },
    { head: '修好时间', value: ({ ticket }) => ticket.finishedAt, width: 20 },
    { head: '用时（小时）', value: (row) => hours(viewed(row).clock.usedMs) },
    { head: '是否超时', value: (row) => (viewed(row).clock.isLate ? '是' : '否') },
    { head: '报价（元）', value: ({ ticket }) => (ticket.quoteFen === null ? null : ticket.quoteFen / 100) },
    { head: '评分', value: ({ ticket }) => ticket.rating },
  ];
};
