import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { messageSettings, messages, quietHours } from './message.table.ts';

export const eraseMessages: Erase = async (tx, userId) => {
  for (const table of [messages, messageSettings, quietHours])
    await tx.delete(table).where(eq(table.userId, userId));
};
