import { z } from 'zod';
import { landline } from './contact-fields.ts';
import { endpoint } from './endpoint.ts';
import { code, day, fen, id, instant, keyword, pageOf, paging, picture } from './fields.ts';
import { version } from './identity-fields.ts';
import { calcFields, policyCalculate } from './policy.ts';
import { matchGrades, policyRuleInput, ruleOps, ruleResults } from './policy-rule.ts';
import { enterpriseScales, policyKinds, policyLevels } from './policy-terms.ts';
import { retCodes } from './ret-code.ts';

export const policyStatuses = ['DRAFT', 'PUBLISHED', 'REPEALED', 'WITHDRAWN'] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

export const policyEvents = ['publish', 'repeal', 'withdraw', 'reopen'] as const;
export type PolicyEvent = (typeof policyEvents)[number];

/** Every transition there is; whatever is not here is refused with 500012. */
export const policyTransitions: Record<PolicyStatus, Partial<Record<PolicyEvent, PolicyStatus>>> = {
  DRAFT: { publish: 'PUBLISHED' },
  PUBLISHED: { repeal: 'REPEALED', withdraw: 'WITHDRAWN' },
  REPEALED: {},
  WITHDRAWN: { reopen: 'DRAFT' },
};

export const policyStatusLabels: Record<PolicyStatus, string> = {
  DRAFT: '草稿',
  PUBLISHED: '已发布',
  REPEALED: '已废止',
  WITHDRAWN: '已撤回',
};

const text = (name: string, max: number) =>
  z
    .string({ error: `请输入${name}` })
    .trim()
    .max(max, `${name}最多 ${max} 个字`);
const needed = (name: string, max: number) => text(name, max).min(1, `请输入${name}`);
const chosen = z.string().refine((value) => code.safeParse(value).success, '代码格式不正确');

const points = z.object({
  heading: needed('图解标题', 60),
  points: z
    .array(z.object({ title: needed('要点', 20), text: needed('说明', 200) }))
    .min(1, '至少一个要点')
    .max(6, '最多 6 个要点'),
});

/** A policy as an operator enters it. */
export const policyContent = z
  .object({
    title: text('标题', 120).min(2, '标题为 2 到 120 个字'),
    docNo: text('文号', 40),
    level: z.enum(policyLevels, '请选择级别'),
    kind: z.enum(policyKinds, '请选择类别'),
    deptCodes: z.array(chosen).min(1, '请选择主管部门').max(5, '主管部门最多 5 个'),
    contactOffice: needed('经办处室', 40),
    contactPhone: z.string({ error: '请输入联系电话' }).trim().min(1, '请输入联系电话').pipe(landline),
    issuedAt: day,
    effectiveFrom: day,
    effectiveTo: day.nullable(),
    plainSummary: needed('一句话说明', 300),
    /** HTML; cleaned when it is saved. */
    interpretation: text('解读', 30_000),
    originalBody: text('原文', 60_000),
    /** The drawn one-page picture. */
    picture: points.nullable(),
    /** An uploaded picture in its place, and the cover. */
    pictureFileId: id.nullable(),
    coverFileId: id.nullable(),
    amountMinFen: fen.max(10 ** 13, '金额过大'),
    amountMaxFen: fen.max(10 ** 13, '金额过大'),
    formulaText: text('金额说明', 200),
    /** What reckons the amount; empty where nothing can be reckoned. */
    calc: text('计算公式', 500),
    conditions: z.array(policyRuleInput).max(30, '条件最多 30 条'),
    industryTags: z.array(chosen).max(30, '行业标签最多 30 个'),
    scales: z.array(z.enum(enterpriseScales, '没有这种规模')).max(4),
  })
  .superRefine(({ effectiveFrom, effectiveTo, amountMinFen, amountMaxFen }, context) => {
    if (effectiveTo !== null && effectiveTo < effectiveFrom)
      context.addIssue({ code: 'custom', path: ['effectiveTo'], message: '失效日期不能早于生效日期' });
    if (amountMaxFen < amountMinFen)
      context.addIssue({ code: 'custom', path: ['amountMaxFen'], message: '上限不能小于下限' });
  });
export type PolicyContent = z.infer<typeof policyContent>;

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;
const writers = ['OP_POLICY'] as const;
const reads = { tag: 'policy', access: readers } as const;
const writes = { tag: 'policy', access: writers } as const;
const status = z.enum(policyStatuses);
const actions = z.array(z.enum(['save', ...policyEvents]));

export const managedPolicyRow = z.object({
  policyId: id,
  title: z.string(),
  docNo: z.string(),
  level: z.enum(policyLevels),
  kind: z.enum(policyKinds),
  status,
  statusLabel: z.string(),
  issuedAt: day,
  effectiveFrom: day,
  effectiveTo: day.nullable(),
  items: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ManagedPolicyRow = z.infer<typeof managedPolicyRow>;

const filter = {
  status: z.enum(policyStatuses, '没有这种状态').optional(),
  level: z.enum(policyLevels, '没有这个级别').optional(),
  kind: z.enum(policyKinds, '没有这个类别').optional(),
  keyword: keyword.optional(),
};

export const policyQueryManageList = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryManageList',
  summary: 'Policies of every state, the last changed first.',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(managedPolicyRow),
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

/** What was saved need not pass today's form. */
const savedRule = z.object({
  ruleId: z.string(),
  text: z.string(),
  kind: z.enum(['AUTO', 'MANUAL']),
  required: z.boolean(),
  field: z.string().optional(),
  op: z.enum(ruleOps).optional(),
  value: z.unknown().optional(),
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
    version: z.int(),
    repealedAt: day.nullable(),
    actions,
    cover: picture.nullable(),
    pictureFile: picture.nullable(),
    data: z.object({
      ...{ title: z.string(), docNo: z.string(), contactOffice: z.string(), contactPhone: z.string() },
      ...{ level: z.enum(policyLevels), kind: z.enum(policyKinds), deptCodes: z.array(z.string()) },
      ...{ issuedAt: day, effectiveFrom: day, effectiveTo: day.nullable() },
      ...{ plainSummary: z.string(), interpretation: z.string(), originalBody: z.string() },
      picture: z
        .object({
          heading: z.string(),
          points: z.array(z.object({ title: z.string(), text: z.string() })),
        })
        .nullable(),
      ...{ pictureFileId: id.nullable(), coverFileId: id.nullable() },
      ...{ amountMinFen: fen, amountMaxFen: fen, formulaText: z.string(), calc: z.string() },
      conditions: z.array(savedRule),
      ...{ industryTags: z.array(z.string()), scales: z.array(z.enum(enterpriseScales)) },
    }),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const policySave = endpoint({
  ...writes,
  method: 'POST',
  path: '/api/policyManage/policy/save',
  summary: 'Enters a new policy as a draft, or changes the one whose version is given.',
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
  summary: 'Publishes, repeals or withdraws a policy, or makes a withdrawn one a draft again.',
  input: z.object({
    id,
    event: z.enum(policyEvents, '没有这种操作'),
    version,
    data: z
      .object({
        /** Needed to repeal and to withdraw. */
        reason: z.string().trim().max(200, '原因最多 200 字').default(''),
        /** The first day without the policy; today unless told. */
        repealedAt: day.optional(),
      })
      .default({ reason: '' }),
  }),
  output: z.object({ status, version: z.int(), actions }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
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
      conditions: z.array(policyRuleInput).max(30, '条件最多 30 条'),
      calc: text('计算公式', 500),
    }),
  }),
  output: z.object({
    results: z.array(
      z.object({
        result: z.enum(ruleResults),
        /** What the enterprise has, in words; empty where nothing is known. */
        has: z.string(),
      }),
    ),
    /** Of the required conditions that data can judge; null where there are none. */
    metPercent: z.int().nullable(),
    grade: z.enum(matchGrades).nullable(),
    /** Null where nothing can be reckoned, or a figure is missing. */
    amount: policyCalculate.output.nullable(),
    missing: z.array(z.enum(calcFields)),
  }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const figure = z.number({ error: '请输入数字' }).min(0, '不能小于 0').max(10_000_000, '数字过大');

export const policyPreviewAmount = endpoint({
  ...reads,
  method: 'POST',
  path: '/api/policyManage/policy/previewAmount',
  summary: 'Reads a formula and reckons it with the figures given.',
  input: z.object({
    data: z.object({
      calc: needed('计算公式', 500),
      figures: z.partialRecord(z.enum(calcFields), figure).default({}),
    }),
  }),
  output: z.object({
    /** The figures the formula asks for. */
    fields: z.array(z.enum(calcFields)),
    /** Null while one of them is missing. */
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
] as const;
