import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { day, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf, requiredText, text } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { revisionStates } from '../working-copy.ts';
import { policyContent, savedPolicy } from './content.ts';
import { calcFields, policyCalculate } from './public.ts';
import { matchGrades, policyRuleInput, ruleResults } from './rule.ts';
import { policyEvents, policyStatuses } from './states.ts';
import { policyKinds, policyLevels } from './terms.ts';

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;

const byReaders = { tag: 'policy', access: readers } as const;

const writers = ['OP_POLICY'] as const;

const byWriters = { tag: 'policy', access: writers } as const;

const status = z.enum(policyStatuses);
const revision = z.enum(revisionStates);
const actions = abilities(policyEvents);
const operated = policyEvents.filter((event) => event !== 'save');

const managedPolicyRow = z.object({
  policyId: id,
  title: z.string(),
  docNo: z.string(),
  level: z.enum(policyLevels),
  kind: z.enum(policyKinds),
  status,
  statusLabel: z.string(),
  revision,
  issuedAt: day,
  effectiveFrom: day,
  effectiveTo: day.nullable(),
  items: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ManagedPolicyRow = z.infer<typeof managedPolicyRow>;

const filter = {
  status: kindOf(m.field_state, policyStatuses).optional(),
  level: oneOf(m.field_level, policyLevels).optional(),
  kind: oneOf(m.field_policy_kind, policyKinds).optional(),
  keyword: keyword.optional(),
};

export const policyQueryManageList = call.list(byReaders, '/api/policyManage/policy/queryManageList', {
  summary: 'Lists policies in every state, last changed first.',
  filter: { ...filter, sort: sortedBy('updated', 'issued').default('-updated') },
  output: pageOfTabs(managedPolicyRow, policyStatuses),
});

export const policyExport = call.sheet(byReaders, '/api/policyManage/policy/export', {
  summary: 'Exports the filtered policies as a spreadsheet.',
  input: z.object(filter),
});

const policyQueryManageDetailAnswer = z.object({
  policyId: id,
  status,
  statusLabel: z.string(),
  revision,
  version: z.int(),
  updatedAt: instant,
  repealedAt: day.nullable(),
  actions,
  cover: picture.nullable(),
  pictureFile: picture.nullable(),
  /** Latest approved version; 0 before the first. */
  versionNo: z.int(),
  submittedAt: instant.nullable(),
  submittedBy: z.string(),
  /** The reviewer's reason for returning it. */
  returnReason: z.string(),
  withdrawReason: z.string(),
  trashedAt: instant.nullable(),
  /** The working copy, or else the public text. */
  data: savedPolicy,
});

export const policyQueryManageDetail = call.detail(byReaders, '/api/policyManage/policy/queryManageDetail', {
  summary: 'Returns a policy in any state with what its form needs.',
  output: policyQueryManageDetailAnswer,
});

export const policySave = call.save(byWriters, '/api/policyManage/policy/save', {
  summary: 'Creates a policy as a draft, or saves the working copy of the one whose version is given.',
  data: policyContent,
  output: z.object({ policyId: id, version: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const policyOperate = call.operate(byWriters, '/api/policyManage/policy/operate', {
  summary: 'Moves a policy to its next state. Its author can’t approve it.',
  events: operated as [(typeof operated)[number], ...(typeof operated)[number][]],
  fields: {
    data: z
      .object({
        /** Required for `return`, `repeal` and `withdraw`. */
        reason: note(m.field_reason, 200),
        /** The first day the policy no longer applies; defaults to today. */
        repealedAt: day.optional(),
      })
      .default({ reason: '' }),
  },
  output: z.object({ status, revision, version: z.int(), actions }),
  refuses: [retCodes.RIGHT_MISSING],
});

export const policyQueryEnterprises = call.read(byReaders, '/api/policyManage/policy/queryEnterprises', {
  summary: 'Lists up to twenty admitted enterprises to test a policy with.',
  input: z.object({ keyword: keyword.optional() }),
  output: z.array(z.object({ enterpriseId: id, name: z.string() })),
});

const policyTryRulesAnswer = z.object({
  results: z.array(
    z.object({
      result: z.enum(ruleResults),
      /** The enterprise's own value in words; empty if unknown. */
      has: z.string(),
    }),
  ),
  /** Share of the required conditions met, of those that data can decide; null if there are none. */
  metPercent: z.int().nullable(),
  grade: z.enum(matchGrades).nullable(),
  /** Null without a formula or while a figure is missing. */
  amount: policyCalculate.output.nullable(),
  missing: z.array(z.enum(calcFields)),
});

export const policyTryRules = call.write(byReaders, '/api/policyManage/policy/tryRules', {
  summary: 'Tests conditions and a formula, saved or not, against an enterprise’s data.',
  input: z.object({
    enterpriseId: id,
    data: z.object({
      conditions: z.array(policyRuleInput).max(30, { error: fault.maxLines(m.field_conditions, 30) }),
      calc: text(m.field_formula, 500),
    }),
  }),
  output: policyTryRulesAnswer,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const figure = z
  .number({ error: fault.enter(m.field_number) })
  .min(0, { error: () => m.fault_number_small({ min: 0 }) })
  .max(10_000_000, { error: fault.tooLarge(m.field_number) });

const policyPreviewAmountAnswer = z.object({
  /** The figures the formula needs. */
  fields: z.array(z.enum(calcFields)),
  /** Null while a figure is missing. */
  amount: policyCalculate.output.nullable(),
});

export const policyPreviewAmount = call.write(byReaders, '/api/policyManage/policy/previewAmount', {
  summary: 'Parses a formula and calculates it with the given figures.',
  input: z.object({
    data: z.object({
      calc: requiredText(m.field_formula, 500),
      figures: z.partialRecord(z.enum(calcFields), figure).default({}),
    }),
  }),
  output: policyPreviewAmountAnswer,
  refuses: [retCodes.FIELD_REFUSED],
});
