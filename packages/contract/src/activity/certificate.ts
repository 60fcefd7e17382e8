import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOf, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { certificateEvents, certificateKinds, certificateStates } from './learn-terms.ts';

const own = { tag: 'activity', access: 'session' } as const;
const service = { tag: 'activity', access: ['OP_SERVICE'] } as const;

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

export const certificateQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/activityManage/certificate/queryList',
  summary: 'The certificates of the caller, the latest first.',
  input: z.object({ ...paging }),
  output: pageOf(certificateDetail),
  refuses: [],
});

export const certificateQueryDetail = endpoint({
  ...own,
  method: 'GET',
  path: '/api/activityManage/certificate/queryDetail',
  summary: 'A certificate of the caller, and the name of the park that has issued it.',
  input: z.object({ id }),
  output: certificateDetail.extend({ park: z.string() }),
  refuses: [retCodes.NOT_FOUND],
});

export type CertificateSheet = z.infer<typeof certificateQueryDetail.output>;

export const certificateDownload = endpoint({
  ...own,
  method: 'GET',
  path: '/api/activityManage/certificate/download',
  summary: 'A certificate of the caller as a PDF of one page.',
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
});

/** The code printed on a certificate, however it is typed. */
const checkCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export const certificateCheck = endpoint({
  // Invalidates the cached pages that show a certificate when one is revoked.
  tag: 'certificate',
  access: 'public',
  method: 'GET',
  path: '/api/activityManage/certificate/check',
  summary:
    'Whether a certificate is genuine and has not been revoked, by its check code; the name is masked.',
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
  actions: z.array(z.enum(certificateEvents)),
});
export type ManagedCertificate = z.infer<typeof managedCertificate>;

const filter = {
  state: oneOf(m.field_state, certificateStates).optional(),
  kind: oneOf(m.field_kind, certificateKinds).optional(),
  keyword: keyword.optional(),
};

export const certificateQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/certificate/queryManageList',
  summary: 'All certificates.',
  input: z.object({ ...filter, sort: sortedBy('issued').default('-issued'), ...paging }),
  output: pageOfTabs(managedCertificate, certificateStates),
  refuses: [],
});

export const certificateExport = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/certificate/export',
  summary: 'The certificates of a filter as a spreadsheet.',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const certificateOperate = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/certificate/operateManage',
  summary: 'Revokes a certificate with a reason, which whoever checks it reads.',
  input: z.object({
    id,
    event: kindOf(m.field_event, certificateEvents),
    version,
    data: z.object({ reason: note(m.field_reason, 200) }).prefault({}),
  }),
  output: managedCertificate,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const certificateEndpoints = [
  certificateQueryList,
  certificateQueryDetail,
  certificateDownload,
  certificateCheck,
  certificateQueryManageList,
  certificateExport,
  certificateOperate,
] as const;
