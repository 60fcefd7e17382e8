import { wordCase, wordCaseEvent } from '@portal/contract/case-kinds';
import type { cases } from '../case.table.ts';

/** A case as it is stored, with its words in Chinese. */
export const caseInWords = (row: typeof cases.$inferSelect) => ({
  ...row,
  ...wordCase(row),
  texts: row.events.map(({ event, params = {} }) => wordCaseEvent(row.kind, event, params)),
});
