import type { messages } from '../message.table.ts';
import { wordMessage } from '../write-message.ts';

/** A message as it is stored, with its words in Chinese. */
export const messageInWords = (row: typeof messages.$inferSelect) => ({ ...row, ...wordMessage(row) });
