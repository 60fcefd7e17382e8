import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, chosenId, day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, kindOf, labelled, oneLine, requiredText, text, wholeBetween } from '../form-field.ts';
import { cleanLine, lookAlike } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { declareItemEvents, declareItemStates } from './declare-item.ts';

const byPolicy = { tag: 'policy', access: ['OP_POLICY'] } as const;

export const formFieldTypes = ['text', 'textarea', 'number', 'date', 'phone', 'select'] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

/** Who carries out a step of the procedure. */
export const stepRoles = ['OP_POLICY', 'EXPERT', 'OP_FINANCE'] as const;

const partCode = labelled(
  m.field_code,
  z
    .string({ error: fault.enter(m.field_code) })
    .overwrite(cleanLine)
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,29}$/, { error: m.fault_identifier }),
);

/** A form field for enterprises to fill in. */
const formFieldInput = z
  .object({
    code: partCode,
    label: requiredText(m.field_name, 40),
    type: choice(m.field_kind, formFieldTypes),
    required: z.boolean(),
    unit: text(m.field_unit, 10).default(''),
    /** For text fields; null for no limit. */
    minLength: wholeBetween(m.field_min_length, 0, 5_000).nullable().default(null),
    maxLength: wholeBetween(m.field_max_length, 1, 5_000).nullable().default(null),
    /** For fields of type `select`. */
    options: z
      .array(requiredText(m.field_options, 40))
      .max(30, { error: fault.most(m.field_options, 30) })
      .default([]),
  })
  .superRefine(({ type, options, minLength, maxLength }, context) => {
    if (type === 'select' && options.length < 2)
      context.addIssue({ code: 'custom', path: ['options'], message: m.fault_two_options() });
    if (lookAlike(options))
      context.addIssue({ code: 'custom', path: ['options'], message: fault.repeated(m.field_options)() });
    if (minLength !== null && maxLength !== null && minLength > maxLength)
      context.addIssue({ code: 'custom', path: ['maxLength'], message: m.fault_max_below_min() });
  });

const materialInput = z.object({
  code: partCode,
  name: requiredText(m.field_material_name, 60),
  required: z.boolean(),
  reusable: z.boolean(),
  templateFileId: id.nullable(),
});

const stepInput = z.object({
  name: requiredText(m.field_step_name, 20),
  deptRole: choice(m.field_handler, stepRoles),
  days: wholeBetween(m.field_working_days, 1, 120),
});

function reportRepeats(parts: readonly { code: string }[], list: string, context: z.RefinementCtx): void {
  for (const [at, { code }] of parts.entries())
    if (parts.findIndex((part) => part.code === code) < at)
      context.addIssue({ code: 'custom', path: [list, at, 'code'], message: fault.repeated(m.field_code)() });
}

/** A funding call as entered by an operator; both days of the window are included. */
export const declareItemContent = z
  .object({
    policyId: chosenId(m.field_policy),
    title: oneLine(text(m.field_title, 120)).min(2, { error: fault.lengthFrom(m.field_title, 2, 120) }),
    description: requiredText(m.field_call_description, 2_000),
    windowFrom: day,
    windowTo: day,
    quota: wholeBetween(m.field_quota, 1, 100_000).nullable(),
    budgetFen: fen.max(10 ** 13, { error: fault.tooLarge(m.field_amount) }).nullable(),
    oncePerYear: z.boolean(),
    publicityDays: wholeBetween(m.field_publicity_days, 5, 60),
    formSchema: z
      .array(formFieldInput)
      .min(1, { error: m.fault_form_empty })
      .max(40, { error: () => m.fault_form_fields({ max: 40 }) }),
    materials: z.array(materialInput).max(20, { error: fault.maxItems(m.field_materials, 20) }),
    steps: z
      .array(stepInput)
      .min(1, { error: m.fault_steps_missing })
      .max(12, { error: fault.most(m.field_chain_stage, 12) }),
  })
  .superRefine(({ windowFrom, windowTo, formSchema, materials }, context) => {
    if (windowTo < windowFrom)
      context.addIssue({ code: 'custom', path: ['windowTo'], message: m.fault_last_day_before_first() });
    reportRepeats(formSchema, 'formSchema', context);
    reportRepeats(materials, 'materials', context);
  });
export type DeclareItemContent = z.infer<typeof declareItemContent>;

/** Fields that can be changed once applications are open, as this harms no one who has started one. */
export const changeableWhenOpen = ['description', 'windowTo', 'quota', 'budgetFen'] as const;

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;

const byReaders = { tag: 'policy', access: readers } as const;

const state = z.enum(declareItemStates);
const actions = abilities(['save', 'delete', ...declareItemEvents]);

const managedItemRow = z.object({
  itemId: id,
  title: z.string(),
  policyId: id,
  policyTitle: z.string(),
  /** As of today. */
  state,
  stateLabel: z.string(),
  windowFrom: day,
  windowTo: day,
  quota: z.int().nullable(),
  budgetFen: fen.nullable(),
  updatedAt: instant,
});
export type ManagedItemRow = z.infer<typeof managedItemRow>;

const filter = {
  state: kindOf(m.field_state, declareItemStates).optional(),
  policyId: id.optional(),
  keyword: keyword.optional(),
};

export const declareItemQueryManageList = call.list(
  byReaders,
  '/api/policyManage/declareItem/queryManageList',
  {
    summary: 'Lists funding calls in every state, last changed first.',
    filter: { ...filter, sort: sortedBy('updated', 'window').default('-updated') },
    output: pageOfTabs(managedItemRow, declareItemStates),
  },
);

export const declareItemExport = call.sheet(byReaders, '/api/policyManage/declareItem/export', {
  summary: 'Exports the filtered funding calls as a spreadsheet.',
  input: z.object(filter),
});

const declareItemQueryManageDetailAnswer = z.object({
  itemId: id,
  policyTitle: z.string(),
  state,
  stateLabel: z.string(),
  version: z.int(),
  updatedAt: instant,
  actions,
  templates: z.array(attachment),
  data: z.object({
    policyId: id,
    title: z.string(),
    description: z.string(),
    windowFrom: day,
    windowTo: day,
    quota: z.int().nullable(),
    budgetFen: fen.nullable(),
    oncePerYear: z.boolean(),
    publicityDays: z.int(),
    formSchema: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        type: z.enum(formFieldTypes),
        required: z.boolean(),
        unit: z.string(),
        options: z.array(z.string()),
        minLength: z.int().nullable(),
        maxLength: z.int().nullable(),
      }),
    ),
    materials: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        required: z.boolean(),
        reusable: z.boolean(),
        templateFileId: id.nullable(),
      }),
    ),
    steps: z.array(z.object({ name: z.string(), deptRole: z.string(), days: z.int() })),
  }),
});

export const declareItemQueryManageDetail = call.detail(
  byReaders,
  '/api/policyManage/declareItem/queryManageDetail',
  {
    summary: 'Returns a funding call in any state with what its form needs.',
    output: declareItemQueryManageDetailAnswer,
  },
);

export const declareItemSave = call.save(byPolicy, '/api/policyManage/declareItem/save', {
  summary: 'Creates a funding call as a draft, or updates the one whose version is given.',
  data: declareItemContent,
  output: z.object({ itemId: id, version: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const declareItemDelete = call.act(byPolicy, '/api/policyManage/declareItem/delete', {
  summary: 'Deletes the draft of a funding call.',
  output: z.object({ done: z.literal(true) }),
});
