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

/**
 * What may be known of an enterprise before both sides agree. Each value is one that at least five enterprises share
 * together with the others; a value that fewer share is left out.
 */
export const anonymous = z.object({
  /** A region or its district. */
  regionName: z.string(),
  chainStage: z.enum(chainStages).nullable(),
  /** A grade, or a span of grades. */
  creditGrade: z.string(),
});
export type Anonymous = z.infer<typeof anonymous>;
