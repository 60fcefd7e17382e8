import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { fileItem } from '../file.ts';
import { flag, kindOf, note } from '../form-field.ts';
import { ticket, version } from '../identity/fields.ts';
import { cleanText } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { enterpriseApplication, enterpriseDraft } from './application.ts';
import type { ApplicationField } from './fields.ts';
import { entryStatuses } from './public.ts';

const open = { tag: 'enterprise', access: 'public' } as const;

export const admissionEvents = [
  'save',
  'submit',
  'withdraw',
  'pass',
  'return',
  'reject',
  'reapply',
  'revoke',
] as const;
export type AdmissionEvent = (typeof admissionEvents)[number];
export type AdmissionState = (typeof entryStatuses)[number];

/** Every allowed transition; any other is refused with 500012. */
export const admissionTransitions: Record<AdmissionState, Partial<Record<AdmissionEvent, AdmissionState>>> = {
  DRAFT: { save: 'DRAFT', submit: 'PENDING' },
  PENDING: { withdraw: 'DRAFT', pass: 'REVIEWING', return: 'RETURNED', reject: 'REJECTED' },
  REVIEWING: { pass: 'PASSED', return: 'RETURNED', reject: 'REJECTED' },
  RETURNED: { save: 'RETURNED', submit: 'PENDING' },
  PASSED: { revoke: 'REVOKED' },
  REJECTED: { reapply: 'DRAFT' },
  REVOKED: {},
};

/** 审核状态 */
export const admissionStateLabels: Record<AdmissionState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_first_review,
  REVIEWING: m.state_final_review,
  RETURNED: m.state_returned_for_correction,
  PASSED: m.state_passed,
  REJECTED: m.state_not_passed,
  REVOKED: m.state_left,
};

/** A review is of an enterprise's admission to the park, or of a change to its registration. */
const auditKinds = ['ENTRY', 'CHANGE'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, () => string> = {
  ENTRY: m.log_entity_entry,
  CHANGE: m.log_entity_change,
};

/** Days after a rejection before the applicant may apply again; an administrator may allow it earlier. */
export const reapplyAfterDays = 30;

const state = z.enum(entryStatuses);
const fieldNotes = z.record(z.string(), z.string());

const historyEntry = z.object({
  event: z.enum(admissionEvents),
  state,
  at: instant,
  /** 1: first review, 2: final review; null for the applicant's own events. */
  step: z.int().nullable(),
  opinion: z.string(),
  /** The reviewer's notes by field; applicants see them only when the application is returned. */
  fieldNotes: fieldNotes.optional(),
});

const shownFile = fileItem.pick({ name: true, mime: true, bytes: true });

/** An application as its applicant sees it, without the reviewers' names. */
export const ownAdmission = z.object({
  auditId: id,
  /** The case number to quote in enquiries; null before the first submission. */
  caseNo: z.string().nullable(),
  enterpriseId: id,
  state,
  stateLabel: z.string(),
  /** 1: first review, 2: final review. */
  step: z.int(),
  application: enterpriseDraft,
  licence: shownFile.nullable(),
  /**
   * What is wrong, by field. Only these fields of a returned application can be edited, even if it is resubmitted and
   * then withdrawn.
   */
  fieldNotes,
  /** The annotated fields as they were when returned, and the licence file. */
  returned: z.object({ application: enterpriseDraft, licence: shownFile.nullable() }).nullable(),
  opinion: z.string(),
  submittedAt: instant.nullable(),
  /** When the park has promised to decide: within three working days. */
  dueAt: instant.nullable(),
  /** When a rejected applicant may reapply. */
  reapplyAt: instant.nullable(),
  history: z.array(historyEntry),
  actions: abilities(admissionEvents),
  version: z.int(),
});
export type OwnAdmission = z.infer<typeof ownAdmission>;

/** Upload purpose for a licence; besides the applicant, only reviewers may read it. */
export const licencePurpose = 'LICENCE';

/** The ticket from registration; a logged-in enterprise account needs none. */
const regTicket = ticket.optional();

const enterpriseSaveForRegInput = z.object({
  regTicket,
  /** 1: submits the draft. */
  submit: flag('submit').default('0'),
  /** The version the applicant saw; left out for the first draft. */
  version: version.optional(),
  /** A draft sends the whole form, a returned application only its changes. */
  data: enterpriseDraft,
});

export const enterpriseSaveForReg = call.write(open, '/api/baseInfo/enterpriseInfo/saveForReg', {
  summary: 'Saves the applicant’s enterprise as a draft, or submits it for review.',
  input: enterpriseSaveForRegInput,
  output: ownAdmission,
  refuses: [
    retCodes.TICKET_EXPIRED,
    retCodes.FIELD_REFUSED,
    retCodes.EXPLAINED_BY_PAGE,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
  callsPerMinute: 60,
});

export const enterpriseUploadForReg = call.write(open, '/api/baseInfo/enterpriseInfo/uploadForReg', {
  summary: 'Uploads the applicant’s license. The ticket goes in the query, the file in the form.',
  input: z.object({ regTicket, file: z.array(z.file()).max(1).optional() }),
  output: z.object({ fileId: id, items: z.array(fileItem) }),
  refuses: [retCodes.TICKET_EXPIRED, retCodes.FILE_REFUSED, retCodes.FIELD_REFUSED],
  multipart: true,
  callsPerMinute: 30,
});

const enterpriseQueryDetailInput = z.object({
  regTicket,
  /** Accepted because the specification has it; the ticket or the session decides. */
  userAccId: z
    .string()
    .max(40, { error: fault.malformed(m.field_id) })
    .optional(),
});

export const enterpriseQueryDetail = call.read(open, '/api/baseInfo/enterpriseInfo/queryDetail', {
  summary: 'Returns the caller’s enterprise with its review, by regTicket or by session.',
  input: enterpriseQueryDetailInput,
  output: ownAdmission,
  refuses: [retCodes.TICKET_EXPIRED, retCodes.EXPLAINED_BY_PAGE],
  callsPerMinute: 120,
});

export const enterpriseShowReturned = call.file(open, '/api/baseInfo/enterpriseInfo/showReturned', {
  raw: ['any'],
  summary: 'Downloads the returned license, for its applicant; HTTP 404 if none was returned.',
  input: z.object({ regTicket }),
  refuses: [retCodes.TICKET_EXPIRED],
  callsPerMinute: 120,
});

export const enterpriseWithdraw = call.write(open, '/api/baseInfo/enterpriseInfo/withdraw', {
  summary: 'Withdraws an application that no reviewer has approved yet.',
  input: z.object({ regTicket, version }),
  output: ownAdmission,
  refuses: [
    retCodes.TICKET_EXPIRED,
    retCodes.EXPLAINED_BY_PAGE,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
  callsPerMinute: 60,
});

export const auditors = ['OP_AUDIT', 'OP_ADMIN'] as const;

const byAuditors = { tag: 'enterprise', access: auditors } as const;

const auditRow = z.object({
  auditId: id,
  enterpriseId: id,
  kind: z.enum(auditKinds),
  name: z.string(),
  /** First six and last two characters. */
  creditCode: z.string(),
  state,
  stateLabel: z.string(),
  step: z.int(),
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
  /** Working time left until `dueAt`, with 24 hours to a working day; negative when overdue. */
  workingMsLeft: z.int().nullable(),
  /** The operator who has claimed it. */
  claimedBy: z.object({ name: z.string(), isMine: z.boolean() }).nullable(),
  version: z.int(),
});
export type AuditRow = z.infer<typeof auditRow>;

const auditFilter = {
  kind: kindOf(m.field_audit, auditKinds).optional(),
  state: kindOf(m.field_state, entryStatuses).optional(),
  /** Matches the name, a credit code, or the contact's number or its last four digits. */
  keyword: keyword.optional(),
};

export const enterpriseAuditQueryList = call.list(byAuditors, '/api/baseInfo/enterpriseAudit/queryList', {
  place: 'LIST',
  summary: 'Lists the submitted applications, most urgent first.',
  filter: { ...auditFilter, sort: sortedBy('submitted', 'due').optional() },
  output: pageOfTabs(auditRow, entryStatuses),
});

export const enterpriseAuditExport = call.sheet(byAuditors, '/api/baseInfo/enterpriseAudit/export', {
  place: 'LIST',
  summary: 'Exports the filtered list as a spreadsheet.',
  input: z.object(auditFilter),
});

/** What the portal finds out about a name or credit code by itself. */
const findings = ['VALID', 'WRONG', 'FREE', 'SAME', 'LIKE'] as const;

const licenceCheck = z.object({
  field: z.enum(['name', 'creditCode']),
  finding: z.enum(findings),
  /** Enterprises with the same value, or a name that differs in one character. */
  others: z.array(z.object({ enterpriseId: id, name: z.string(), state: z.enum(entryStatuses) })),
});
export type LicenceCheck = z.infer<typeof licenceCheck>;

const enterpriseAuditQueryDetailAnswer = ownAdmission.extend({
  kind: z.enum(auditKinds),
  /** Previous values: of the fields in a change, or of those changed since the last submission. */
  before: enterpriseDraft.nullable(),
  applicantName: z.string(),
  applicantPhone: z.string(),
  /** Checks of the entered name and credit code; none once the application is decided. */
  checks: z.array(licenceCheck),
  history: z.array(historyEntry.extend({ actorName: z.string() })),
});

export const enterpriseAuditQueryDetail = call.detail(
  byAuditors,
  '/api/baseInfo/enterpriseAudit/queryDetail',
  {
    place: { enterpriseAudit: 'id' },
    summary: 'Returns an application with its reviewers’ actions.',
    output: enterpriseAuditQueryDetailAnswer,
  },
);

const operatedEvents = ['pass', 'return', 'reject', 'reapply', 'revoke'] as const;
export type OperatedEvent = (typeof operatedEvents)[number];

export const enterpriseAuditOperate = call.operate(byAuditors, '/api/baseInfo/enterpriseAudit/operate', {
  place: { enterpriseAudit: 'id' },
  summary: 'Moves an application to its next state. The two reviews are approved by different people.',
  events: operatedEvents,
  fields: {
    data: z
      .object({
        opinion: note(m.field_opinion, 500),
        /** What is wrong, by field. Required for a return; other decisions keep it on record. */
        fieldNotes: z
          .partialRecord(
            z.enum(Object.keys(enterpriseApplication.shape) as [ApplicationField, ...ApplicationField[]]),
            z
              .string()
              .overwrite(cleanText)
              .min(2, { error: m.fault_problem_described })
              .max(200, { error: fault.maxLengthNote(m.field_note, 200) }),
          )
          .optional(),
      })
      .default({ opinion: '' }),
  },
  output: z.object({ state, version: z.int(), actions: abilities(admissionEvents) }),
  refuses: [retCodes.RIGHT_MISSING],
});
