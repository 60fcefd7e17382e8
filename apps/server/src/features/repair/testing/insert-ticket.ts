import { repairPurpose } from '@portal/contract/repair/terms';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { testNow } from '../../../testing/test-app.ts';
import { repairAssets, repairTickets } from '../repair.table.ts';
import { clockAfter, newClock } from '../service-clock.ts';

let inserted = 0;

export async function insertAsset(db: Db, given: Partial<typeof repairAssets.$inferInsert> = {}) {
  inserted += 1;
  const id = given.id ?? ulid();
  const no = `GH2-B3-M${String(inserted).padStart(2, '0')}`;
  const asset = { no, name: '卷膜电机', typeCode: 'GREENHOUSE', place: '2号温室 B区3跨' } as const;
  await db.insert(repairAssets).values({ ...asset, id, code: `code-${id}`, ...given });
  return id;
}

/** Inserts a picture uploaded for a repair. */
export async function insertPhoto(
  db: Db,
  ownerUserId: string,
  purpose = repairPurpose,
  mime = 'image/jpeg',
): Promise<string> {
  const id = ulid();
  await db.insert(fileGroups).values({ id, ownerUserId, purpose, visibility: 'owner' });
  const item = { name: '电机.jpg', mime, bytes: 1, sha256: '0'.repeat(64), storageKey: id };
  await db.insert(fileItems).values({ ...item, fileId: id, index: 0 });
  return id;
}

type Given = Partial<typeof repairTickets.$inferInsert>;

/** Inserts a ticket directly, bypassing the rules. */
export async function insertTicket(db: Db, given: Given = {}): Promise<string> {
  const id = given.id ?? ulid();
  const { priority = 'MEDIUM', status = 'SUBMITTED', createdAt = testNow } = given;
  const clock = { ...newClock(priority, createdAt), ...given };
  await db.insert(repairTickets).values({
    id,
    kind: 'REPAIR',
    typeCode: 'GREENHOUSE',
    locationText: '2号温室 B区3跨',
    title: '卷膜电机不转',
    description: '卷膜电机不转，能听到继电器响',
    photos: [],
    phone: '15400001111',
    createdAt,
    ...clock,
    ...clockAfter({ ...clock, pausedMs: 0, pausedAt: null }, status, createdAt),
    ...given,
    status,
  });
  return id;
}
