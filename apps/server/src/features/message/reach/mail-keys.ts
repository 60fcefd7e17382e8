import { randomBytes } from 'node:crypto';
import type { Matter } from '@portal/contract/message/reach-terms';
import { paths } from '@portal/contract/paths';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { mailKeys } from '../message.table.ts';

/** The path that ends mails about some matters, for each of the users. */
export async function unsubscribePaths(
  tx: Db,
  userIds: readonly string[],
): Promise<(userId: string, matters: Iterable<Matter>) => string> {
  if (userIds.length > 0)
    await tx
      .insert(mailKeys)
      .values(userIds.map((userId) => ({ userId, key: randomBytes(18).toString('base64url') })))
      .onConflictDoNothing({ target: mailKeys.userId });
  const rows = await tx
    .select()
    .from(mailKeys)
    .where(inArray(mailKeys.userId, [...userIds]));
  const keys = new Map(rows.map(({ userId, key }) => [userId, key]));
  return (userId, matters) => paths.unsubscribe(keys.get(userId) ?? '', [...matters].join('.'));
}
