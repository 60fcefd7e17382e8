import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { landline } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { code, day, fen, id } from '../fields.ts';
import { choice, kindOf, oneLine, requiredText, text } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { richTextField } from '../rich-text-field.ts';
import { policyRuleInput, ruleOps } from './rule.ts';
import { enterpriseScales, policyKinds, policyLevels } from './terms.ts';

const chosen = z
  .string()
  .refine((value) => code.safeParse(value).success, { error: fault.malformed(m.field_code) });

const points = z.object({
  heading: requiredText(m.field_picture_heading, 60),
  points: z
    .array(z.object({ title: requiredText(m.field_point, 20), text: requiredText(m.field_note, 200) }))
    .min(1, { error: m.fault_points_missing })
    .max(6, { error: () => m.fault_points({ max: 6 }) }),
});

/** A policy as entered by an operator. */
export const policyContent = z
  .object({
    title: oneLine(text(m.field_title, 120)).min(2, { error: fault.lengthFrom(m.field_title, 2, 120) }),
    docNo: text(m.field_issue_no, 40),
    level: choice(m.field_level, policyLevels),
    kind: choice(m.field_policy_kind, policyKinds),
    deptCodes: z
      .array(chosen)
      .min(1, { error: fault.choose(m.field_departments) })
      .max(5, { error: fault.most(m.field_departments, 5) }),
    contactOffice: requiredText(m.field_office, 40),
    contactPhone: z
      .string({ error: fault.enter(m.field_contact_phone) })
      .overwrite(cleanLine)
      .min(1, { error: fault.enter(m.field_contact_phone) })
      .pipe(landline),
    issuedAt: day,
    effectiveFrom: day,
    effectiveTo: day.nullable(),
    plainSummary: requiredText(m.field_plain_summary, 300),
    /** HTML; sanitised on saving. */
    interpretation: richTextField(m.field_interpretation, 30_000),
    originalBody: richTextField(m.field_original, 60_000),
    /** The one-page picture drawn by the browser. */
    picture: points.nullable(),
    /** An uploaded picture that replaces the drawn one, and the cover. */
    pictureFileId: id.nullable(),
    coverFileId: id.nullable(),
    amountMinFen: fen.max(10 ** 13, { error: fault.tooLarge(m.field_amount) }),
    amountMaxFen: fen.max(10 ** 13, { error: fault.tooLarge(m.field_amount) }),
    formulaText: text(m.field_amount_note, 200),
    /** Formula for the amount; empty for none. */
    calc: text(m.field_formula, 500),
    conditions: z.array(policyRuleInput).max(30, { error: fault.maxLines(m.field_conditions, 30) }),
    industryTags: z.array(chosen).max(30, { error: fault.most(m.field_industry_tags, 30) }),
    scales: z.array(kindOf(m.field_scale, enterpriseScales)).max(4),
  })
  .superRefine(({ effectiveFrom, effectiveTo, amountMinFen, amountMaxFen }, context) => {
    if (effectiveTo !== null && effectiveTo < effectiveFrom)
      context.addIssue({ code: 'custom', path: ['effectiveTo'], message: m.fault_repeal_before_start() });
    if (amountMaxFen < amountMinFen)
      context.addIssue({ code: 'custom', path: ['amountMaxFen'], message: m.fault_upper_below_lower() });
  });
export type PolicyContent = z.infer<typeof policyContent>;

/** A saved condition. Content saved under earlier rules may not pass today's form. */
export const savedRule = z.object({
  ruleId: z.string(),
  text: z.string(),
  kind: z.enum(['AUTO', 'MANUAL']),
  required: z.boolean(),
  field: z.string().optional(),
  op: z.enum(ruleOps).optional(),
  value: z.unknown().optional(),
});
export type SavedRule = z.infer<typeof savedRule>;

/** A saved policy, in the shape of its entry form. */
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

/** A condition that was added, removed or changed. */
export const conditionChange = z.object({ from: savedRule.nullable(), to: savedRule.nullable() });
export type ConditionChange = z.infer<typeof conditionChange>;
