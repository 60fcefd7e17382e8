import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attachment, id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { choice, kindOf, labelled, note, oneOf, textBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import {
  complaintKinds,
  complaintParkEvents,
  complaintSideEvents,
  complaintStates,
  complaintViews,
} from './shop-complaint-terms.ts';

const tag = 'serviceOrder';
const session = { tag, access: 'session' } as const;
const park = { tag, access: ['OP_SERVICE'] } as const;
const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

const row = {
  complaintId: id,
  version: z.int(),
  no: z.string(),
  shopId: id,
  shopName: z.string(),
  kind: z.enum(complaintKinds),
  kindLabel: z.string(),
  state: z.enum(complaintStates),
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

const ownRow = z.object({ ...row, actions: z.array(z.enum(complaintSideEvents)) });
export type OwnComplaint = z.infer<typeof ownRow>;
/** The shop does not learn who complained and does not get the evidence, which could reveal it. */
const ownDetail = ownRow.extend({ ...detail, file: attachment.nullable() });
export type OwnComplaintDetail = z.infer<typeof ownDetail>;

const filter = { state: oneOf(m.field_state, complaintStates).optional(), keyword: keyword.optional() };
const listed = { ...filter, sort: sortedBy('filed').default('-filed'), ...paging };

export const complaintQueryOwnList = endpoint({
  ...session,
  method: 'GET',
  path: '/api/serviceManage/complaint/queryOwnList',
  summary: 'The complaints that the caller has made, or that were made about the caller’s shop.',
  input: z.object({ view: oneOf(m.field_kind, complaintViews).default('FILED'), ...listed }),
  output: pageOfTabs(ownRow, complaintStates),
  refuses: [],
});

export const complaintQueryDetail = endpoint({
  ...session,
  method: 'GET',
  path: '/api/serviceManage/complaint/queryDetail',
  summary: 'A complaint as whoever made it, or the shop it is about, reads it.',
  input: z.object({ id }),
  output: ownDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const complaintContent = z.object({
  kind: choice(m.field_kind, complaintKinds),
  body: textBetween(m.field_complaint, 10, 1_000),
  fileId: labelled(m.field_complaint_file, z.string().max(64).default('')),
});
export type ComplaintContent = z.infer<typeof complaintContent>;

export const complaintSubmit = endpoint({
  ...session,
  method: 'POST',
  path: '/api/serviceManage/complaint/submit',
  summary: 'Complains about a shop to the park; one at a time about each.',
  input: z.object({ shopId: id, data: complaintContent }),
  output: ownDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.OWN_SERVICE, retCodes.LIMIT_REACHED],
  callsPerMinute: 20,
});

const complaintStatement = z.object({ text: note(m.field_statement, 500) });

export const complaintOperate = endpoint({
  ...session,
  method: 'POST',
  path: '/api/serviceManage/complaint/operate',
  summary: 'Takes one’s complaint back, or says the side of the shop it is about.',
  input: z.object({
    id,
    event: kindOf(m.field_event, complaintSideEvents),
    version,
    data: complaintStatement.prefault({}),
  }),
  output: ownDetail,
  refuses: operateRefusals,
});

const managedRow = z.object({
  ...row,
  complainantName: z.string(),
  actions: z.array(z.enum(complaintParkEvents)),
});
export type ManagedComplaint = z.infer<typeof managedRow>;
const managedDetail = managedRow.extend({ ...detail, file: attachment.nullable() });
export type ManagedComplaintDetail = z.infer<typeof managedDetail>;

export const complaintQueryManageList = endpoint({
  ...park,
  method: 'GET',
  path: '/api/serviceManage/complaint/queryManageList',
  summary: 'The complaints about all shops.',
  input: z.object(listed),
  output: pageOfTabs(managedRow, complaintStates),
  refuses: [],
});

export const complaintExport = endpoint({
  ...park,
  method: 'GET',
  path: '/api/serviceManage/complaint/export',
  summary: 'The complaints of a filter as a spreadsheet.',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const complaintQueryManageDetail = endpoint({
  ...park,
  method: 'GET',
  path: '/api/serviceManage/complaint/queryManageDetail',
  summary: 'A complaint with who made it and what the shop says.',
  input: z.object({ id }),
  output: managedDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const complaintOperateManage = endpoint({
  ...park,
  method: 'POST',
  path: '/api/serviceManage/complaint/operateManage',
  summary: 'Takes a complaint up and has the shop heard, or finds whether it is right; both sides are told.',
  input: z.object({
    id,
    event: kindOf(m.field_event, complaintParkEvents),
    version,
    data: z.object({ text: note(m.field_finding, 500) }).prefault({}),
  }),
  output: managedDetail,
  refuses: operateRefusals,
});

export const complaintEndpoints = [
  complaintQueryOwnList,
  complaintQueryDetail,
  complaintSubmit,
  complaintOperate,
  complaintQueryManageList,
  complaintExport,
  complaintQueryManageDetail,
  complaintOperateManage,
] as const;
