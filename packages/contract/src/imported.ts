import { z } from 'zod';

/** What came of a spreadsheet: everything entered, or nothing and what is wrong with each row. */
export const imported = z.object({
  entered: z.int(),
  /** Rows that were there already, as they are. */
  known: z.int(),
  faults: z.array(z.object({ row: z.int(), text: z.string() })),
});
