import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { recommendations } from '../recommend.table.ts';

type Given = Partial<typeof recommendations.$inferInsert> & {
  projectId: string;
  ownerId: string;
  toEnterpriseId: string;
};

/** Inserts a recommendation by the system, sent at noon of the test day. */
export async function insertRecommend(db: Db, given: Given): Promise<string> {
  const id = given.id ?? ulid();
  const sentAt = given.sentAt ?? new Date('2026-11-20T04:00:00Z');
  await db.insert(recommendations).values({
    fromType: 'SYSTEM',
    score: 83,
    status: 'SENT',
    sentAt,
    expiresAt: new Date(sentAt.getTime() + 30 * 86_400_000),
    ...(['SENT', 'EXPIRED', 'WITHDRAWN'].includes(given.status ?? 'SENT') ? {} : { viewedAt: sentAt }),
    ...(['CONNECTED', 'COOPERATING', 'DONE'].includes(given.status ?? '') ? { connectedAt: sentAt } : {}),
    createdAt: sentAt,
    updatedAt: sentAt,
    ...given,
    id,
  });
  return id;
}
