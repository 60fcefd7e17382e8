import type {
  ManagedComplaint,
  ManagedComplaintDetail,
  OwnComplaint,
  OwnComplaintDetail,
} from '@portal/contract/market/shop-complaint';
import {
  type ComplaintSideEvent,
  complaintLifecycle,
  complaintParkEvents,
} from '@portal/contract/market/shop-complaint-lifecycle';
import { complaintKindLabels } from '@portal/contract/market/shop-complaint-terms';
import type { Db } from '../../../platform/database/database.ts';
import { listAttachments } from '../../../platform/files/attachments.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { ComplaintRow } from './complaint.queries.ts';

type Reader = Pick<Actor, 'userId'>;

const commonOf = ({ complaint, no, shopName }: ComplaintRow) => ({
  complaintId: complaint.id,
  version: complaint.version,
  no,
  shopId: complaint.shopId,
  shopName,
  kind: complaint.kind,
  kindLabel: complaintKindLabels[complaint.kind](),
  state: complaint.status,
  stateLabel: complaintLifecycle.labels[complaint.status](),
  dueAt: complaint.dueAt?.getTime() ?? null,
  filedAt: complaint.createdAt.getTime(),
});

const saidOf = ({ complaint: { body, statement, statedAt, finding, decidedAt } }: ComplaintRow) => ({
  body,
  statement,
  statedAt: statedAt?.getTime() ?? null,
  finding,
  decidedAt: decidedAt?.getTime() ?? null,
});

const fileOf = async (db: Db, { complaint: { fileId } }: ComplaintRow) =>
  (await listAttachments(db, fileId === '' ? null : fileId))[0] ?? null;

const isComplainant = ({ complaint }: ComplaintRow, { userId }: Reader) => complaint.userId === userId;

export function complaintActions(row: ComplaintRow, reader: Reader): ComplaintSideEvent[] {
  const own: ComplaintSideEvent = isComplainant(row, reader) ? 'withdraw' : 'state';
  return complaintLifecycle.transitions[row.complaint.status][own] === undefined ? [] : [own];
}

export const viewOwnComplaint =
  (reader: Reader) =>
  (row: ComplaintRow): OwnComplaint => ({ ...commonOf(row), actions: complaintActions(row, reader) });

export const viewOwnComplaintDetail = async (
  db: Db,
  row: ComplaintRow,
  reader: Reader,
): Promise<OwnComplaintDetail> => ({
  ...viewOwnComplaint(reader)(row),
  ...saidOf(row),
  file: isComplainant(row, reader) ? await fileOf(db, row) : null,
});

export const viewManagedComplaint = (row: ComplaintRow): ManagedComplaint => ({
  ...commonOf(row),
  complainantName: row.complainantName,
  actions: complaintParkEvents.filter(
    (event) => complaintLifecycle.transitions[row.complaint.status][event] !== undefined,
  ),
});

export const viewManagedComplaintDetail = async (
  db: Db,
  row: ComplaintRow,
): Promise<ManagedComplaintDetail> => ({
  ...viewManagedComplaint(row),
  ...saidOf(row),
  file: await fileOf(db, row),
});

export const complaintColumns: SheetColumn<ComplaintRow>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '店铺', value: ({ shopName }) => shopName, width: 30 },
  { head: '类型', value: ({ complaint }) => complaintKindLabels[complaint.kind]() },
  { head: '投诉人', value: ({ complainantName }) => complainantName, width: 30 },
  { head: '投诉内容', value: ({ complaint }) => complaint.body, width: 60 },
  { head: '机构说明', value: ({ complaint }) => complaint.statement, width: 60 },
  { head: '核查结论', value: ({ complaint }) => complaint.finding, width: 60 },
  { head: '投诉时间', value: ({ complaint }) => complaint.createdAt, width: 20 },
  { head: '状态', value: ({ complaint }) => complaintLifecycle.labels[complaint.status]() },
];
