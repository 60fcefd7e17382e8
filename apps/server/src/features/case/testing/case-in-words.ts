import { wordCase, wordCaseEvent } from '@portal/contract/case-kinds';
import type { cases } from '../case.table.ts';

/** A stored case with its text in Chinese. */
export const caseInWords = (row: typeof cases.$inferSelect) => ({
  ...row,
  ...wordCase(row),
  texts: row.events.map(({ event, params = {} }) => wordCaseEvent(row.kind, event, params)),
});
