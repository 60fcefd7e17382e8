import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as fault from '../faults.ts';
import { day, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf, requiredText, text } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { revisionStates } from '../working-copy.ts';
import { policyContent, savedPolicy } from './content.ts';
import { calcFields, policyCalculate } from './public.ts';
import { matchGrades, policyRuleInput, ruleResults } from './rule.ts';
import { policyEvents, policyStatuses } from './states.ts';
import { policyKinds, policyLevels } from './terms.ts';
import { policyVersionEndpoints } from './version.ts';

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;
const writers = ['OP_POLICY'] as const;
const reads = { tag: 'policy', access: readers } as const;
const writes = { tag: 'policy', access: writers } as const;
const status = z.enum(policyStatuses);
const revision = z.enum(revisionStates);
const actions = z.array(z.enum(policyEvents));
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

export const policyQueryManageList = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryManageList',
  summary: 'Policies of every state, the last changed first.',
  input: z.object({ ...filter, sort: sortedBy('updated', 'issued').default('-updated'), ...paging }),
  output: pageOfTabs(managedPolicyRow, policyStatuses),
  refuses: [],
});

export const policyExport = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/export',
  summary: 'The policies of a filter as a spreadsheet.',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const policyQueryManageDetail = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryManageDetail',
  summary: 'One policy of any state with what the form needs.',
  input: z.object({ id }),
  output: z.object({
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
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const policySave = endpoint({
  ...writes,
  method: 'POST',
  path: '/api/policyManage/policy/save',
  summary: 'Enters a new policy as a draft, or writes the working copy of the one whose version is given.',
  input: z.object({ id: id.optional(), version: version.optional(), data: policyContent }),
  output: z.object({ policyId: id, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const policyOperate = endpoint({
  ...writes,
  method: 'POST',
  path: '/api/policyManage/policy/operate',
  summary: 'Moves a policy to its next state; who wrote it does not approve it.',
  input: z.object({
    id,
    event: kindOf(m.field_event, operated as [(typeof operated)[number], ...(typeof operated)[number][]]),
    version,
    data: z
      .object({
        /** Required for `return`, `repeal` and `withdraw`. */
        reason: note(m.field_reason, 200),
        /** The first day the policy no longer applies; defaults to today. */
        repealedAt: day.optional(),
      })
      .default({ reason: '' }),
  }),
  output: z.object({ status, revision, version: z.int(), actions }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const policyQueryEnterprises = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryEnterprises',
  summary: 'Admitted enterprises a policy can be tried with, at most twenty.',
  input: z.object({ keyword: keyword.optional() }),
  output: z.array(z.object({ enterpriseId: id, name: z.string() })),
  refuses: [],
});

export const policyTryRules = endpoint({
  ...reads,
  method: 'POST',
  path: '/api/policyManage/policy/tryRules',
  summary: 'Puts conditions and formula, saved or not, to the data of an enterprise.',
  input: z.object({
    enterpriseId: id,
    data: z.object({
      conditions: z.array(policyRuleInput).max(30, { error: fault.maxLines(m.field_conditions, 30) }),
      calc: text(m.field_formula, 500),
    }),
  }),
  output: z.object({
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
  }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const figure = z
  .number({ error: fault.enter(m.field_number) })
  .min(0, { error: () => m.fault_number_small({ min: 0 }) })
  .max(10_000_000, { error: fault.tooLarge(m.field_number) });

export const policyPreviewAmount = endpoint({
  ...reads,
  method: 'POST',
  path: '/api/policyManage/policy/previewAmount',
  summary: 'Reads a formula and calculates it with the figures given.',
  input: z.object({
    data: z.object({
      calc: requiredText(m.field_formula, 500),
      figures: z.partialRecord(z.enum(calcFields), figure).default({}),
    }),
  }),
  output: z.object({
    /** The figures the formula needs. */
    fields: z.array(z.enum(calcFields)),
    /** Null while a figure is missing. */
    amount: policyCalculate.output.nullable(),
  }),
  refuses: [retCodes.FIELD_REFUSED],
});

export const policyManageEndpoints = [
  policyQueryManageList,
  policyExport,
  policyQueryManageDetail,
  policySave,
  policyOperate,
  policyQueryEnterprises,
  policyTryRules,
  policyPreviewAmount,
  ...policyVersionEndpoints,
] as const;
