import { z } from 'zod';
import { declareItemEvents, declareItemStates } from './declare-item.ts';
import { endpoint } from './endpoint.ts';
import { attachment, chosenId, day, fen, id, instant, keyword, pageOf, paging } from './fields.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

export const formFieldTypes = ['text', 'textarea', 'number', 'date', 'phone', 'select'] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

/** Who carries out a step of the procedure. */
export const stepRoles = ['OP_POLICY', 'EXPERT', 'OP_FINANCE'] as const;

const text = (name: string, max: number) =>
  z
    .string({ error: `请输入${name}` })
    .trim()
    .max(max, `${name}最多 ${max} 个字`);
const needed = (name: string, max: number) => text(name, max).min(1, `请输入${name}`);
const whole = (name: string, min: number, max: number) => {
  const rule = `${name}为 ${min} 到 ${max} 的整数`;
  return z.int({ error: rule }).min(min, rule).max(max, rule);
};
const partCode = z
  .string({ error: '请输入代码' })
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,29}$/, '代码以字母开头，只含字母、数字和下划线');

/** A field of the form an enterprise fills in. */
const formFieldInput = z
  .object({
    code: partCode,
    label: needed('名称', 40),
    type: z.enum(formFieldTypes, '请选择类型'),
    required: z.boolean(),
    unit: text('单位', 10).default(''),
    /** Of texts; null without limit. */
    minLength: whole('最少字数', 0, 5_000).nullable().default(null),
    maxLength: whole('最多字数', 1, 5_000).nullable().default(null),
    /** Of a choice. */
    options: z.array(needed('选项', 40)).max(30, '选项最多 30 个').default([]),
  })
  .superRefine(({ type, options, minLength, maxLength }, context) => {
    if (type === 'select' && options.length < 2)
      context.addIssue({ code: 'custom', path: ['options'], message: '至少两个选项' });
    if (new Set(options).size < options.length)
      context.addIssue({ code: 'custom', path: ['options'], message: '选项不能重复' });
    if (minLength !== null && maxLength !== null && minLength > maxLength)
      context.addIssue({ code: 'custom', path: ['maxLength'], message: '最多字数不能小于最少字数' });
  });

const materialInput = z.object({
  code: partCode,
  name: needed('材料名称', 60),
  required: z.boolean(),
  reusable: z.boolean(),
  templateFileId: id.nullable(),
});

const stepInput = z.object({
  name: needed('环节名称', 20),
  deptRole: z.enum(stepRoles, '请选择办理人'),
  days: whole('工作日', 1, 120),
});

function reportRepeats(parts: readonly { code: string }[], list: string, context: z.RefinementCtx): void {
  for (const [at, { code }] of parts.entries())
    if (parts.findIndex((part) => part.code === code) < at)
      context.addIssue({ code: 'custom', path: [list, at, 'code'], message: '代码不能重复' });
}

/** A declaration item as an operator enters it; both days of the window are included. */
export const declareItemContent = z
  .object({
    policyId: chosenId('请选择所属政策'),
    title: text('标题', 120).min(2, '标题为 2 到 120 个字'),
    description: needed('申报说明', 2_000),
    windowFrom: day,
    windowTo: day,
    quota: whole('名额', 1, 100_000).nullable(),
    budgetFen: fen.max(10 ** 13, '金额过大').nullable(),
    oncePerYear: z.boolean(),
    publicityDays: whole('公示天数', 5, 60),
    formSchema: z.array(formFieldInput).min(1, '表单至少一个字段').max(40, '表单最多 40 个字段'),
    materials: z.array(materialInput).max(20, '材料最多 20 项'),
    steps: z.array(stepInput).min(1, '至少一个环节').max(12, '环节最多 12 个'),
  })
  .superRefine(({ windowFrom, windowTo, formSchema, materials }, context) => {
    if (windowTo < windowFrom)
      context.addIssue({ code: 'custom', path: ['windowTo'], message: '截止日期不能早于开始日期' });
    reportRepeats(formSchema, 'formSchema', context);
    reportRepeats(materials, 'materials', context);
  });
export type DeclareItemContent = z.infer<typeof declareItemContent>;

/** What may still be changed once enterprises can declare: what harms nobody who has begun. */
export const changeableWhenOpen = ['description', 'windowTo', 'quota', 'budgetFen'] as const;

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;
const reads = { tag: 'policy', access: readers } as const;
const state = z.enum(declareItemStates);
const actions = z.array(z.enum(['save', ...declareItemEvents]));

const managedItemRow = z.object({
  itemId: id,
  title: z.string(),
  policyId: id,
  policyTitle: z.string(),
  /** For today. */
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
  state: z.enum(declareItemStates, '没有这种状态').optional(),
  policyId: id.optional(),
  keyword: keyword.optional(),
};

export const declareItemQueryManageList = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/declareItem/queryManageList',
  summary: 'Declaration items of every state, the last changed first.',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(managedItemRow),
  refuses: [],
});

export const declareItemExport = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/declareItem/export',
  summary: 'The declaration items of a filter as a spreadsheet.',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const declareItemQueryManageDetail = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/declareItem/queryManageDetail',
  summary: 'One declaration item of any state with what the form needs.',
  input: z.object({ id }),
  output: z.object({
    itemId: id,
    policyTitle: z.string(),
    state,
    stateLabel: z.string(),
    version: z.int(),
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
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const declareItemSave = endpoint({
  method: 'POST',
  path: '/api/policyManage/declareItem/save',
  summary: 'Enters a new declaration item as a draft, or changes the one whose version is given.',
  tag: 'policy',
  access: ['OP_POLICY'],
  input: z.object({ id: id.optional(), version: version.optional(), data: declareItemContent }),
  output: z.object({ itemId: id, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const declareItemManageEndpoints = [
  declareItemQueryManageList,
  declareItemExport,
  declareItemQueryManageDetail,
  declareItemSave,
] as const;
