import { z } from 'zod';
import { fen } from './fields.ts';

/** Who issued it, from the widest to the nearest; dictionary POLICY_LEVEL. */
export const policyLevels = ['NATION', 'PROVINCE', 'CITY', 'DISTRICT', 'PARK'] as const;
export type PolicyLevel = (typeof policyLevels)[number];

/** What it supports; dictionary POLICY_KIND. */
export const policyKinds = [
  'SUBSIDY',
  'TAX',
  'FINANCING',
  'TALENT',
  'LAND',
  'TECH',
  'BRAND',
  'GREEN',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Size classes of enterprises, as the statistics office names them. */
export const enterpriseScales = ['大', '中', '小', '微'] as const;
export type EnterpriseScale = (typeof enterpriseScales)[number];

/** What an enterprise gets, integer fen; both 0 where the policy pays nothing. */
export const amount = z.object({ minFen: fen, maxFen: fen });
export const department = z.object({ code: z.string(), name: z.string() });

/** Whether the platform judges a condition from an enterprise's data or an officer does. */
export const policyCondition = z.object({
  ruleId: z.string(),
  text: z.string(),
  kind: z.enum(['AUTO', 'MANUAL']),
  required: z.boolean(),
  dataSource: z.enum(['PROFILE', 'ANNUAL', 'CONTRACT', 'CREDIT', 'MANUAL']),
});
export type PolicyCondition = z.infer<typeof policyCondition>;

/** One step of how a declaration is handled. */
export const processStep = z.object({
  no: z.int(),
  name: z.string(),
  deptRole: z.string(),
  /** Working days. */
  days: z.int(),
});
export type ProcessStep = z.infer<typeof processStep>;
