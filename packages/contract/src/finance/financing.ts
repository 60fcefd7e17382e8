import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant, pageOfTabs, sortedBy } from '../fields.ts';
import { labelled, note, oneOf, optionalText, textBetween, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { judgedRule } from '../policy/match.ts';
import { retCodes } from '../ret-code.ts';
import { consentedData } from './public.ts';
import {
  applicantEvents,
  consentScopes,
  financingStates,
  institutionActs,
  maxApplied,
  maxConsentDays,
  neededScope,
  shortestConsentDays,
} from './terms.ts';

const finance = { tag: 'finance', access: 'finance' } as const;

const largestFen = 10_000_000_000_000;

/** Which data an institution may read, until when, and how often it has done so. */
const consent = z.object({
  scopes: z.array(z.enum(consentScopes)),
  /** The last day of validity. */
  until: z.string(),
  revokedAt: instant.nullable(),
  views: z.int(),
  lastViewedAt: instant.nullable(),
  isLive: z.boolean(),
});
export type ConsentRecord = z.infer<typeof consent>;

export const financingContent = z.object({
  productIds: labelled(
    m.field_fin_products,
    z
      .array(id)
      .min(1, { error: fault.choose(m.field_fin_products) })
      .max(maxApplied, { error: fault.most(m.field_fin_products, maxApplied) }),
  ),
  amountFen: labelled(
    m.field_amount,
    z
      .int({ error: fault.enter(m.field_amount) })
      .min(1, { error: fault.enter(m.field_amount) })
      .max(largestFen, { error: fault.tooLarge(m.field_amount) }),
  ),
  termMonths: wholeBetween(m.field_term_months, 1, 360),
  purpose: textBetween(m.field_loan_purpose, 2, 300),
  scopes: labelled(
    m.field_consent_scope,
    z
      .array(z.enum(consentScopes))
      .refine((scopes) => scopes.includes(neededScope), { error: m.fault_consent_needed }),
  ),
  consentDays: wholeBetween(m.field_consent_days, shortestConsentDays, maxConsentDays),
});
export type FinancingContent = z.infer<typeof financingContent>;

const financingRow = z.object({
  applicationId: id,
  version: z.int(),
  /** Empty before submission. */
  no: z.string(),
  productId: id,
  productName: z.string(),
  institutionId: id,
  institutionName: z.string(),
  amountFen: fen,
  termMonths: z.int(),
  state: z.enum(financingStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  updatedAt: instant,
  /** When it expires if nothing happens. */
  dueAt: instant.nullable(),
});

const ownFinancing = financingRow.extend({
  consent,
  actions: abilities(applicantEvents),
});
export type OwnFinancing = z.infer<typeof ownFinancing>;

/** The part of an application that both sides see. */
const content = {
  purpose: z.string(),
  /** Reason for the refusal, or what is still requested. */
  reason: z.string(),
  supplement: z.string(),
  /** The supplement's file; empty if there is none. */
  supplementFileId: z.string(),
  approvedFen: fen.nullable(),
  approvedPpm: z.int().nullable(),
  approvedMonths: z.int().nullable(),
};

const ownFinancingDetail = ownFinancing.extend({
  ...content,
  /** Contact person, once submitted. */
  contactName: z.string(),
  contactPhone: z.string(),
  /** Days the consent was given for. */
  consentDays: z.int(),
  canEdit: ability(),
  canRevoke: ability(),
  rules: z.array(judgedRule),
});
export type OwnFinancingDetail = z.infer<typeof ownFinancingDetail>;

/** A consent given to an institution, with the application it belongs to. */
const givenConsent = z.object({
  applicationId: id,
  version: z.int(),
  productName: z.string(),
  institutionName: z.string(),
  state: z.enum(financingStates),
  stateLabel: z.string(),
  consent,
  canRevoke: ability(),
});
export type GivenConsent = z.infer<typeof givenConsent>;

/** Consents shown side by side: all in force, then the latest of the others. */
export const maxConsents = 12;

const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

export const financingQueryOwnList = call.list(finance, '/api/financeManage/application/queryOwnList', {
  summary: 'Lists the financing applications of the caller’s enterprise.',
  filter: { state: oneOf(m.field_state, financingStates).optional() },
  output: pageOfTabs(ownFinancing, financingStates),
});

export const financingQueryOwnDetail = call.detail(finance, '/api/financeManage/application/queryOwnDetail', {
  summary: 'Returns a financing application of the caller’s enterprise with its consent.',
  output: ownFinancingDetail,
});

export const financingQueryConsents = call.read(finance, '/api/financeManage/application/queryConsents', {
  summary:
    'Compares the consents of the caller’s enterprise: who may read what, until when, and how often it was read.',
  output: z.object({ rows: z.array(givenConsent) }),
});

export const financingSave = call.write(finance, '/api/financeManage/application/save', {
  summary: 'Drafts an application to the institutions of one or more products, each with its own consent.',
  input: z.object({
    /** An existing draft; it keeps its product. */
    id: id.optional(),
    version: version.optional(),
    data: financingContent,
  }),
  output: z.object({
    applications: z.array(z.object({ applicationId: id, version: z.int(), productId: id })),
  }),
  refuses: [...operateRefusals, retCodes.LIMIT_REACHED],
});

export const financingOperate = call.operate(finance, '/api/financeManage/application/operate', {
  summary: 'Submits an application, supplies requested documents, signs or withdraws.',
  events: applicantEvents,
  fields: {
    data: z
      .object({ supplement: optionalText(m.field_supplement, 1_000), fileId: z.string().max(64).default('') })
      .prefault({}),
  },
  output: ownFinancingDetail,
});

export const financingRevoke = call.act(finance, '/api/financeManage/application/revoke', {
  summary: 'Revokes the consent of an application, which is withdrawn if still open.',
  output: ownFinancingDetail,
});

const receivedFinancing = financingRow.extend({
  /** Null outside the term of the consent, when the institution may not know who applies. */
  applicantName: z.string().nullable(),
  actions: abilities(institutionActs),
});
export type ReceivedFinancing = z.infer<typeof receivedFinancing>;

const receivedFinancingDetail = receivedFinancing.extend({
  ...content,
  consent: consent.omit({ views: true, lastViewedAt: true }),
});
export type ReceivedFinancingDetail = z.infer<typeof receivedFinancingDetail>;

/** States an institution sees; drafts have not been sent to it. */
export const receivedStates = financingStates.filter((state) => state !== 'DRAFT');

export const financingQueryReceivedList = call.list(
  finance,
  '/api/financeManage/application/queryReceivedList',
  {
    summary: 'Lists the applications received by the caller’s institution.',
    filter: {
      state: oneOf(m.field_state, receivedStates).optional(),
      sort: sortedBy('submitted').default('-submitted'),
    },
    output: pageOfTabs(receivedFinancing, receivedStates),
  },
);

export const financingQueryReceivedDetail = call.detail(
  finance,
  '/api/financeManage/application/queryReceivedDetail',
  {
    summary:
      'Returns an application received by the caller’s institution; the applicant’s data depend on its consent.',
    output: receivedFinancingDetail,
  },
);

export const financingReadData = call.write(finance, '/api/financeManage/application/readData', {
  summary: 'Reads the applicant’s data covered by the consent. Each read is counted and logged.',
  input: z.object({ id }),
  output: consentedData,
  refuses: [retCodes.NOT_FOUND, retCodes.CONSENT_MISSING],
});

export const financingDecide = call.operate(finance, '/api/financeManage/application/decide', {
  summary: 'Decides an application while the consent is valid; an approval states amount, rate and term.',
  events: institutionActs,
  fields: {
    data: z
      .object({
        reason: note(m.field_reason, 300),
        approvedFen: labelled(m.field_approved_amount, fen.max(largestFen).nullable().default(null)),
        approvedPpm: labelled(m.field_approved_rate, z.int().min(0).max(360_000).nullable().default(null)),
        approvedMonths: labelled(m.field_term_months, z.int().min(1).max(360).nullable().default(null)),
      })
      .prefault({}),
  },
  output: receivedFinancingDetail,
  refuses: [retCodes.CONSENT_MISSING],
});

export const financingFile = call.read(finance, '/api/financeManage/application/file', {
  summary:
    'Downloads a supplementary file, for the applicant, and for the institution while the consent is valid.',
  input: z.object({ id }),
  output: z.unknown(),
  raw: ['any'],
});
