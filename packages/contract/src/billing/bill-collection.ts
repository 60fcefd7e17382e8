import { z } from 'zod';
import * as call from '../call.ts';
import { day, fen, instant } from '../fields.ts';

const byFinance = { tag: 'bill', access: ['OP_FINANCE'] } as const;

/** Age of overdue bills: up to 30, 60 or 90 days, or longer. */
export const overdueAges = ['UP_TO_30', 'UP_TO_60', 'UP_TO_90', 'LONGER'] as const;
export type OverdueAge = (typeof overdueAges)[number];

const counted = { bills: z.int(), sumFen: fen };

const billQueryCollectionAnswer = z.object({
  at: instant,
  firstPeriod: z.string(),
  billedFen: fen,
  /** Billed amounts that are paid or overdue. */
  dueFen: fen,
  collectedFen: fen,
  open: z.object({ ...counted, nextDue: day.nullable() }),
  overdue: z.object({ ...counted, enterprises: z.int() }),
  ages: z.array(z.object({ age: z.enum(overdueAges), ...counted })),
});

export const billQueryCollection = call.read(byFinance, '/api/propertyManage/bill/queryCollection', {
  summary:
    'Returns the amounts billed and collected over the last 24 months, and what is outstanding by how long it is overdue. Excludes late fees and refunds.',
  output: billQueryCollectionAnswer,
});
