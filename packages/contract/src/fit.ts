import { z } from 'zod';
import { chainStages } from './enterprise.ts';
import { matchParts } from './fit-terms.ts';

export const partScore = z.object({
  part: z.enum(matchParts),
  label: z.string(),
  points: z.int(),
  weight: z.int(),
  /** Why, in words. */
  reason: z.string(),
});
export type ShownPart = z.infer<typeof partScore>;

/** What may be known of an enterprise before both sides agree. */
export const anonymous = z.object({
  regionName: z.string(),
  chainStage: z.enum(chainStages),
  creditGrade: z.string(),
});
export type Anonymous = z.infer<typeof anonymous>;
