import { z } from 'zod';
import { landline } from './contact-fields.ts';
import { code, day, fen, id } from './fields.ts';
import { policyRuleInput } from './policy-rule.ts';
import { enterpriseScales, policyKinds, policyLevels } from './policy-terms.ts';

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

/** A text up to so many characters. */
export const text = (name: string, max: number) =>
  z
    .string({ error: `请输入${name}` })
    .trim()
    .max(max, `${name}最多 ${max} 个字`);
export const needed = (name: string, max: number) => text(name, max).min(1, `请输入${name}`);
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
