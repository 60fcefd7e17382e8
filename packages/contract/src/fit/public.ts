import { z } from 'zod';
import { chainStages } from '../enterprise/public.ts';
import { matchParts } from './terms.ts';

export const partScore = z.object({
  part: z.enum(matchParts),
  label: z.string(),
  points: z.int(),
  weight: z.int(),
  /** The reason in words. */
  reason: z.string(),
});
export type ShownPart = z.infer<typeof partScore>;

/**
 * What may be disclosed about an enterprise before both sides agree. Each combination of values is shared by at least
 * five enterprises; values that fewer share are left out.
 */
export const anonymous = z.object({
  /** A region, or its district. */
  regionName: z.string(),
  chainStage: z.enum(chainStages).nullable(),
  /** A grade, or a range of grades. */
  creditGrade: z.string(),
});
export type Anonymous = z.infer<typeof anonymous>;
