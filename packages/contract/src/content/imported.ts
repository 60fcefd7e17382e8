import { z } from 'zod';

/** Result of a spreadsheet import: either every row was imported, or none, with the faults of each row. */
export const imported = z.object({
  entered: z.int(),
  /** Rows that already existed and were left unchanged. */
  known: z.int(),
  faults: z.array(z.object({ row: z.int(), text: z.string() })),
});
