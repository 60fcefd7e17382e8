import type { messages } from '../message.table.ts';
import { wordMessage } from '../write-message.ts';

/** A stored message with its Chinese title and body. */
export const messageInWords = (row: typeof messages.$inferSelect) => ({ ...row, ...wordMessage(row) });
