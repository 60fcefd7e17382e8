import { z } from 'zod';
import { landline } from './contact-fields.ts';
import { code, day, fen, id } from './fields.ts';
import { policyRuleInput, ruleOps } from './policy-rule.ts';
import { enterpriseScales, policyKinds, policyLevels } from './policy-terms.ts';

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
export type SavedRule = z.infer<typeof savedRule>;

/** A policy as it was saved, in the form in which it is entered. */
export const savedPolicy = z.object({
  title: z.string(),
  docNo: z.string(),
  contactOffice: z.string(),
  contactPhone: z.string(),
  level: z.enum(policyLevels),
  kind: z.enum(policyKinds),
  deptCodes: z.array(z.string()),
  issuedAt: day,
  effectiveFrom: day,
  effectiveTo: day.nullable(),
  plainSummary: z.string(),
  interpretation: z.string(),
  originalBody: z.string(),
  picture: z
    .object({
      heading: z.string(),
      points: z.array(z.object({ title: z.string(), text: z.string() })),
    })
    .nullable(),
  pictureFileId: id.nullable(),
  coverFileId: id.nullable(),
  amountMinFen: fen,
  amountMaxFen: fen,
  formulaText: z.string(),
  calc: z.string(),
  conditions: z.array(savedRule),
  industryTags: z.array(z.string()),
  scales: z.array(z.enum(enterpriseScales)),
});
export type SavedPolicy = z.infer<typeof savedPolicy>;

/** A condition that was added, taken out, or changed. */
export const conditionChange = z.object({ from: savedRule.nullable(), to: savedRule.nullable() });
export type ConditionChange = z.infer<typeof conditionChange>;
