import { z } from 'zod';
import { fen } from '../fields.ts';

/** What an enterprise receives, in integer fen; both 0 if the policy pays nothing. */
export const amount = z.object({ minFen: fen, maxFen: fen });
export const department = z.object({ code: z.string(), name: z.string() });

/** A condition, decided by the platform from the enterprise's data or by an officer. */
export const policyCondition = z.object({
  ruleId: z.string(),
  text: z.string(),
  kind: z.enum(['AUTO', 'MANUAL']),
  required: z.boolean(),
  dataSource: z.enum(['PROFILE', 'ANNUAL', 'CONTRACT', 'CREDIT', 'MANUAL']),
});
export type PolicyCondition = z.infer<typeof policyCondition>;

/** A step in processing an application. */
export const processStep = z.object({
  no: z.int(),
  name: z.string(),
  deptRole: z.string(),
  /** Working days. */
  days: z.int(),
});
export type ProcessStep = z.infer<typeof processStep>;
