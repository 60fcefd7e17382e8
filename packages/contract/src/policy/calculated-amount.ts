import { z } from 'zod';
import { fen } from '../fields.ts';

/** What a formula yields for an enterprise's figures. */
export const calculatedAmount = z.object({
  amountFen: fen,
  /** The formula with figures filled in, in yuan and before limits: `8,600,000 × 0.012`. */
  calculation: z.string(),
  /** Result of the formula. */
  calculatedFen: fen,
  floorFen: fen.nullable(),
  capFen: fen.nullable(),
  /** The limit that was applied. */
  limitedBy: z.enum(['FLOOR', 'CAP']).nullable(),
});
export type CalculatedAmount = z.infer<typeof calculatedAmount>;
