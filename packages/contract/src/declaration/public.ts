import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { labelled, note, oneOf, optionalText, requiredText, textBetween } from '../form-field.ts';
import { cleanText } from '../letters.ts';
import { formFieldTypes } from '../policy/declare-item-manage.ts';
import { judgedRule } from '../policy/match.ts';
import { processStep } from '../policy/parts.ts';
import { retCodes } from '../ret-code.ts';
import {
  declarationFacts,
  declarationStates,
  declarerEvents,
  factSources,
  listedStates,
  refusalCodes,
} from './terms.ts';

const tag = 'declaration';

const audited = { tag, access: 'audited' } as const;
const session = { tag, access: 'session' } as const;
const open = { tag, access: 'public' } as const;

const partCode = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,29}$/, { error: fault.malformed(m.field_code) });
const fileId = z.string().max(64).default('');

/** An enterprise's input; it is checked against the call's form only on submission. */
export const declarationContent = z.object({
  form: z
    .record(
      partCode,
      labelled(
        m.declaration_value,
        z
          .string()
          .overwrite(cleanText)
          .max(5_000, { error: fault.maxLength(m.declaration_value, 5_000) }),
      ),
    )
    .refine((form) => Object.keys(form).length <= 40, { error: () => m.fault_form_fields({ max: 40 }) }),
  materials: z
    .record(
      partCode,
      labelled(m.field_materials, z.object({ fileId, libraryId: z.string().max(26).default('') })),
    )
    .refine((files) => Object.keys(files).length <= 20, { error: fault.maxItems(m.field_materials, 20) }),
});
export type DeclarationContent = z.infer<typeof declarationContent>;

/** A material as submitted or as stored in the library. */
const submittedMaterial = z.object({
  code: z.string(),
  file: attachment,
  /** The library document it was taken from; empty if it was uploaded. */
  libraryId: z.string(),
  libraryVersion: z.int().nullable(),
  /** The licence of the enterprise, approved by two auditors, so nobody has to upload it again. */
  isAudited: z.boolean(),
});

export const declarationRow = z.object({
  declarationId: id,
  no: z.string(),
  itemId: id,
  itemTitle: z.string(),
  policyId: id,
  enterpriseName: z.string(),
  state: z.enum(declarationStates),
  stateLabel: z.string(),
  amountApplyFen: fen,
  amountApprovedFen: fen.nullable(),
  /** How often it has been submitted. */
  round: z.int(),
  submittedAt: instant.nullable(),
  /** Deadline of the next step. */
  dueAt: instant.nullable(),
  updatedAt: instant,
  version: z.int(),
});

const fact = z.object({
  fact: z.enum(declarationFacts),
  value: z.string(),
  source: z.enum(factSources),
});
export type Fact = z.infer<typeof fact>;

const askedField = z.object({
  code: z.string(),
  label: z.string(),
  type: z.enum(formFieldTypes),
  required: z.boolean(),
  unit: z.string(),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  options: z.array(z.string()),
});

const askedMaterial = z.object({
  code: z.string(),
  name: z.string(),
  required: z.boolean(),
  reusable: z.boolean(),
  template: attachment.nullable(),
});

/** A correction an officer asks for, and the value at that time. */
const fieldNote = z.object({ target: z.string(), text: z.string(), before: z.string() });

/** One step in the history. */
const courseStep = z.object({ at: instant, text: z.string(), by: z.string() });

export const declarationDetail = declarationRow.extend({
  policyTitle: z.string(),
  windowFrom: day,
  windowTo: day,
  publicityDays: z.int(),
  contactOffice: z.string(),
  contactPhone: z.string(),
  steps: z.array(processStep),
  fields: z.array(askedField),
  asked: z.array(askedMaterial),
  form: z.record(z.string(), z.string()),
  materials: z.array(submittedMaterial),
  /** Verified data, frozen at submission. */
  facts: z.array(fact),
  rules: z.array(judgedRule),
  /** The only required condition not met; null if none or several are not. */
  nearRuleId: z.string().nullable(),
  /** Data prove every condition, so nothing has to be uploaded. */
  isExempt: z.boolean(),
  /** Drafted by the park for the enterprise to confirm. */
  prepared: z.boolean(),
  notes: z.array(fieldNote),
  course: z.array(courseStep),
  commitmentSignedAt: instant.nullable(),
  publicityUntil: instant.nullable(),
  reasonCode: z.enum(refusalCodes).nullable(),
  reason: z.string(),
  payoutAt: instant.nullable(),
  payoutRef: z.string(),
});

const ownDeclarationRow = declarationRow.extend({
  actions: abilities(['edit', ...declarerEvents]),
});
export type OwnDeclaration = z.infer<typeof ownDeclarationRow>;

/** A document uploaded once and reused in applications by its version. */
const libraryDocument = z.object({
  libraryId: id,
  code: z.string(),
  name: z.string(),
  file: attachment,
  /** Last day of validity; null if unlimited. */
  validTo: day.nullable(),
  isOver: z.boolean(),
  /** Expires within days. */
  endsSoon: z.boolean(),
  docVersion: z.int(),
  updatedAt: instant,
});
export type LibraryDocument = z.infer<typeof libraryDocument>;

const ownDeclaration = declarationDetail.extend({
  actions: abilities(['edit', ...declarerEvents]),
  /** Source of each prefilled form value. */
  prefilled: z.record(z.string(), z.enum(factSources)),
  library: z.array(libraryDocument),
});
export type OwnDeclarationDetail = z.infer<typeof ownDeclaration>;

export const declarationQueryList = call.list(audited, '/api/policyManage/declaration/queryList', {
  summary: 'Lists the funding applications of the caller’s enterprise, last moved first.',
  filter: {
    state: oneOf(m.field_state, declarationStates).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated').default('-updated'),
  },
  output: pageOfTabs(ownDeclarationRow, declarationStates),
});

export const declarationQueryDetail = call.detail(audited, '/api/policyManage/declaration/queryDetail', {
  summary: 'Returns a funding application of the caller’s enterprise with everything required and submitted.',
  output: ownDeclaration,
});

export const declarationStart = call.write(audited, '/api/policyManage/declaration/start', {
  summary: 'Starts a funding application with the known data filled in, or returns the existing draft.',
  input: z.object({ itemId: id }),
  output: z.object({ declarationId: id }),
  refuses: [retCodes.NOT_FOUND, retCodes.WINDOW_CLOSED, retCodes.ALREADY_DECLARED],
});

export const declarationSave = call.act(audited, '/api/policyManage/declaration/save', {
  summary: 'Saves the draft of a funding application, or the corrected parts of a returned one.',
  fields: { data: declarationContent },
  output: ownDeclaration,
});

export const declarationOperate = call.operate(audited, '/api/policyManage/declaration/operate', {
  summary: 'Submits, withdraws or abandons a funding application.',
  events: declarerEvents,
  fields: {
    data: z
      .object({
        /** Confirms that everything is true; required for submission. */
        commits: labelled(m.declaration_commitment, z.boolean().default(false)),
        reason: note(m.field_reason, 200),
      })
      .default({ commits: false, reason: '' }),
  },
  output: ownDeclaration,
  refuses: [
    retCodes.RIGHT_MISSING,
    retCodes.WINDOW_CLOSED,
    retCodes.MATERIAL_MISSING,
    retCodes.CONDITIONS_UNMET,
    retCodes.CORRECTION_OVER,
  ],
});

export const declarationPrint = call.file(session, '/api/policyManage/declaration/print', {
  raw: ['pdf'],
  summary: 'Downloads the form of a funding application as a PDF, for its enterprise and the policy office.',
});

export const libraryQueryList = call.read(audited, '/api/policyManage/declaration/queryLibrary', {
  summary: 'Lists the latest version of each document in the material library of the caller’s enterprise.',
  output: z.array(libraryDocument),
});

export const libraryContent = z.object({
  code: labelled(m.field_code, partCode),
  name: requiredText(m.field_material_name, 60),
  fileId: labelled(
    m.declaration_document,
    z
      .string()
      .max(64)
      .min(1, { error: () => m.declaration_fault_upload({ field: m.declaration_document() }) }),
  ),
  validTo: labelled(m.field_valid_until, day.nullable().default(null)),
});
export type LibraryContent = z.infer<typeof libraryContent>;

export const librarySave = call.write(audited, '/api/policyManage/declaration/saveLibrary', {
  summary: 'Adds a document, or a new version of one, to the material library.',
  input: z.object({ data: libraryContent }),
  output: libraryDocument,
  refuses: [retCodes.FIELD_REFUSED, retCodes.LIMIT_REACHED],
});

const listed = z.object({
  declarationId: id,
  enterpriseName: z.string(),
  amountFen: fen,
  state: z.enum(listedStates),
  stateLabel: z.string(),
  publicityUntil: instant.nullable(),
  /** Whether objections can still be filed. */
  isOpen: z.boolean(),
});
export type ListedDeclaration = z.infer<typeof listed>;

export const declarationQueryListed = call.read(open, '/api/policyManage/declaration/queryListed', {
  summary: 'Lists the proposed recipients and amounts of a funding call, during and after publicity.',
  input: z.object({ itemId: id }),
  output: z.array(listed),
});

const declarationQueryCountsInput = z.object({
  itemIds: z
    .string({ error: fault.choose(m.declaration_items) })
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(id)
        .min(1, { error: fault.choose(m.declaration_items) })
        .max(150, { error: () => m.fault_at_a_time({ max: 150 }) }),
    ),
});

export const declarationQueryCounts = call.read(open, '/api/policyManage/declaration/queryCounts', {
  summary: 'Counts the enterprises that have applied to each of the given funding calls.',
  input: declarationQueryCountsInput,
  output: z.array(z.object({ itemId: id, count: z.int() })),
});

const refusals = z.object({
  decided: z.int(),
  refused: z.int(),
  reasons: z.array(z.object({ code: z.enum(refusalCodes), label: z.string(), count: z.int() })),
});
export type Refusals = z.infer<typeof refusals>;

export const declarationQueryRefusals = call.read(open, '/api/policyManage/declaration/queryRefusals', {
  summary: 'Returns why applications under a policy were rejected, without the applicants.',
  input: z.object({ policyId: id }),
  output: refusals,
});

export const objectionContent = z.object({
  reason: textBetween(m.declaration_objection_reason, 10, 1_000),
  contact: optionalText(m.declaration_objection_contact, 60),
});
export type ObjectionContent = z.infer<typeof objectionContent>;

export const declarationObject = call.write(session, '/api/policyManage/declaration/object', {
  summary: 'Objects to a funding application during publicity; the objector is not named to others.',
  input: z.object({ id, data: objectionContent }),
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.LIMIT_REACHED],
  callsPerMinute: 10,
});
