import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { choice, labelled, note, oneOf, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { complaintLifecycle, complaintParkEvents, complaintSideEvents } from './shop-complaint-lifecycle.ts';
import { complaintKinds, complaintViews } from './shop-complaint-terms.ts';

const tag = 'serviceOrder';

const session = { tag, access: 'session' } as const;
const byService = { tag, access: ['OP_SERVICE'] } as const;

const row = {
  complaintId: id,
  version: z.int(),
  no: z.string(),
  shopId: id,
  shopName: z.string(),
  kind: z.enum(complaintKinds),
  kindLabel: z.string(),
  state: z.enum(complaintLifecycle.states),
  stateLabel: z.string(),
  /** Deadline of the shop's statement; null if it is not the shop's turn. */
  dueAt: instant.nullable(),
  filedAt: instant,
};
const detail = {
  body: z.string(),
  /** The shop's statement. */
  statement: z.string(),
  statedAt: instant.nullable(),
  /** The park's finding, shown to both sides. */
  finding: z.string(),
  decidedAt: instant.nullable(),
};

const ownRow = z.object({ ...row, actions: abilities(complaintSideEvents) });
export type OwnComplaint = z.infer<typeof ownRow>;
/** The shop does not learn who complained and does not get the evidence, which could reveal it. */
const ownDetail = ownRow.extend({ ...detail, file: attachment.nullable() });
export type OwnComplaintDetail = z.infer<typeof ownDetail>;

const filter = {
  state: oneOf(m.field_state, complaintLifecycle.states).optional(),
  keyword: keyword.optional(),
};
const listed = { ...filter, sort: sortedBy('filed').default('-filed'), ...paging };

export const complaintQueryOwnList = call.read(session, '/api/serviceManage/complaint/queryOwnList', {
  summary: 'Lists the complaints made by the caller or about the caller’s shop.',
  input: z.object({ view: oneOf(m.field_kind, complaintViews).default('FILED'), ...listed }),
  output: pageOfTabs(ownRow, complaintLifecycle.states),
});

export const complaintQueryDetail = call.detail(session, '/api/serviceManage/complaint/queryDetail', {
  summary: 'Returns a complaint to its author or to the shop concerned.',
  output: ownDetail,
});

export const complaintContent = z.object({
  kind: choice(m.field_kind, complaintKinds),
  body: textBetween(m.field_complaint, 10, 1_000),
  fileId: labelled(m.field_complaint_file, z.string().max(64).default('')),
});
export type ComplaintContent = z.infer<typeof complaintContent>;

export const complaintSubmit = call.write(session, '/api/serviceManage/complaint/submit', {
  summary: 'Complains about a shop to the park, one open complaint per shop.',
  input: z.object({ shopId: id, data: complaintContent }),
  output: ownDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.OWN_SERVICE, retCodes.LIMIT_REACHED],
  callsPerMinute: 20,
});

const complaintStatement = z.object({ text: note(m.field_statement, 500) });

export const complaintOperate = call.operate(session, '/api/serviceManage/complaint/operate', {
  summary: 'Withdraws the caller’s complaint, or submits the statement of the shop concerned.',
  events: complaintSideEvents,
  fields: { data: complaintStatement.prefault({}) },
  output: ownDetail,
});

const managedRow = z.object({
  ...row,
  complainantName: z.string(),
  actions: abilities(complaintParkEvents),
});
export type ManagedComplaint = z.infer<typeof managedRow>;
const managedDetail = managedRow.extend({ ...detail, file: attachment.nullable() });
export type ManagedComplaintDetail = z.infer<typeof managedDetail>;

export const complaintQueryManageList = call.read(byService, '/api/serviceManage/complaint/queryManageList', {
  summary: 'Lists the complaints about all shops.',
  input: z.object(listed),
  output: pageOfTabs(managedRow, complaintLifecycle.states),
});

export const complaintExport = call.sheet(byService, '/api/serviceManage/complaint/export', {
  summary: 'Exports the filtered complaints as a spreadsheet.',
  input: z.object(filter),
});

export const complaintQueryManageDetail = call.detail(
  byService,
  '/api/serviceManage/complaint/queryManageDetail',
  {
    summary: 'Returns a complaint with its author and the shop’s statement.',
    output: managedDetail,
  },
);

export const complaintOperateManage = call.operate(byService, '/api/serviceManage/complaint/operateManage', {
  summary: 'Takes on a complaint and asks the shop for a statement, or decides it, and notifies both sides.',
  events: complaintParkEvents,
  fields: { data: z.object({ text: note(m.field_finding, 500) }).prefault({}) },
  output: managedDetail,
});
