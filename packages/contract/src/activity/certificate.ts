import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOf, pageOfTabs, sortedBy } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { certificateEvents, certificateKinds, certificateStates } from './learn-terms.ts';

const session = { tag: 'activity', access: 'session' } as const;
const open = { tag: 'certificate', access: 'public' } as const;
const byService = { tag: 'activity', access: ['OP_SERVICE'] } as const;

/** What a certificate states, for every reader. */
const said = z.object({
  kind: z.enum(certificateKinds),
  no: z.string(),
  name: z.string(),
  /** Title of the course or of the winning entry. */
  title: z.string(),
  /** The contest, team and prize; null for a course. */
  award: z.object({ contest: z.string(), team: z.string(), prize: z.string() }).nullable(),
  organizer: z.string(),
  teachers: z.array(z.string()),
  startAt: instant,
  endAt: instant,
  /** Hours of teaching; 0 for an award. */
  hours: z.number(),
  checkInAt: instant.nullable(),
  /** Null if there was no quiz. */
  score: z.int().nullable(),
  issuedAt: instant,
  state: z.enum(certificateStates),
  stateLabel: z.string(),
  revokedAt: instant.nullable(),
  /** Why it was revoked. */
  reason: z.string(),
  /** How often it has been verified, and when last; never by whom. */
  checks: z.int(),
  checkedAt: instant.nullable(),
});

const certificateDetail = said.extend({
  certificateId: id,
  /** Twelve letters and digits in three groups. */
  checkCode: z.string(),
});
export type CertificateDetail = z.infer<typeof certificateDetail>;

export const certificateQueryList = call.list(session, '/api/activityManage/certificate/queryList', {
  summary: 'Lists the caller’s certificates, newest first.',
  output: pageOf(certificateDetail),
});

export const certificateQueryDetail = call.detail(session, '/api/activityManage/certificate/queryDetail', {
  summary: 'Returns one of the caller’s certificates with the name of the park that issued it.',
  output: certificateDetail.extend({ park: z.string() }),
});

export type CertificateSheet = z.infer<typeof certificateQueryDetail.output>;

export const certificateDownload = call.file(session, '/api/activityManage/certificate/download', {
  raw: ['pdf'],
  summary: 'Downloads one of the caller’s certificates as a one-page PDF.',
});

/** The code printed on a certificate, however it is typed. */
const checkCode = z
  .string()
  .overwrite(cleanLine)
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export const certificateCheck = call.read(open, '/api/activityManage/certificate/check', {
  summary:
    'Verifies a certificate by its check code: whether it is genuine and not revoked. The name is masked.',
  input: z.object({ code: checkCode }),
  output: said,
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 20,
});
export type CheckedCertificate = z.infer<typeof said>;

const managedCertificate = z.object({
  certificateId: id,
  version: z.int(),
  kind: z.enum(certificateKinds),
  no: z.string(),
  title: z.string(),
  /** Award level. */
  prize: z.string(),
  name: z.string(),
  enterpriseName: z.string(),
  score: z.int().nullable(),
  issuedAt: instant,
  state: z.enum(certificateStates),
  stateLabel: z.string(),
  revokedAt: instant.nullable(),
  reason: z.string(),
  actions: abilities(certificateEvents),
});
export type ManagedCertificate = z.infer<typeof managedCertificate>;

const filter = {
  state: oneOf(m.field_state, certificateStates).optional(),
  kind: oneOf(m.field_kind, certificateKinds).optional(),
  keyword: keyword.optional(),
};

export const certificateQueryManageList = call.list(
  byService,
  '/api/activityManage/certificate/queryManageList',
  {
    summary: 'Lists all certificates.',
    filter: { ...filter, sort: sortedBy('issued').default('-issued') },
    output: pageOfTabs(managedCertificate, certificateStates),
  },
);

export const certificateExport = call.sheet(byService, '/api/activityManage/certificate/export', {
  summary: 'Exports the filtered certificates as a spreadsheet.',
  input: z.object(filter),
});

export const certificateOperate = call.operate(byService, '/api/activityManage/certificate/operateManage', {
  summary: 'Revokes a certificate; anyone who verifies it sees the reason.',
  events: certificateEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).prefault({}) },
  output: managedCertificate,
});
