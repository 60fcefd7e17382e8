import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { digestItems, mailKeys, mailProofs, messages, quietHours, reachChoices } from './message.table.ts';

export const eraseMessages: Erase = async (tx, userId) => {
  for (const table of [messages, reachChoices, quietHours, digestItems, mailKeys, mailProofs])
    await tx.delete(table).where(eq(table.userId, userId));
};
