import type { Matter, MatterChoice } from '@portal/contract/message/reach-terms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { digestItems, reachChoices } from '../message.table.ts';

interface ChosenFor extends MatterChoice {
  matter: Matter;
}

/** Keeps what a user chose. What waits for a mail that is not wanted any more is dropped; the message itself stays. */
export async function storeChoices(
  tx: Db,
  userId: string,
  choices: readonly ChosenFor[],
  now: Date,
): Promise<void> {
  await tx
    .insert(reachChoices)
    .values(choices.map((choice) => ({ ...choice, userId, updatedAt: now })))
    .onConflictDoUpdate({
      target: [reachChoices.userId, reachChoices.matter],
      set: {
        site: sql`excluded.enabled`,
        sms: sql`excluded.sms`,
        mail: sql`excluded.mail`,
        timing: sql`excluded.timing`,
        updatedAt: now,
      },
    });
  const silent = choices.filter(({ mail }) => !mail).map(({ matter }) => matter);
  await tx
    .delete(digestItems)
    .where(and(eq(digestItems.userId, userId), inArray(digestItems.matter, silent)));
}
