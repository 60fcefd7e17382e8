import { retCodes } from '@portal/contract/ret-code';
import { and, count, eq, gt, sum } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { AppError } from '../http/app-error.ts';
import { fileGroups, fileItems } from './file.table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const uploadQuota = { perMinute: 30, bytesPerDay: 1024 ** 3, atOnce: 3 };

const since = (clock: Clock, age: number) => new Date(clock.now().getTime() - age);

/**
 * Checks the user's upload quota, across all servers.
 * @throws {AppError} 429001 when the user has uploaded too often or too much
 */
export async function requireUploadQuota(db: Db, clock: Clock, userId: string): Promise<void> {
  const [lately] = await db
    .select({ uploads: count() })
    .from(fileGroups)
    .where(and(eq(fileGroups.ownerUserId, userId), gt(fileGroups.createdAt, since(clock, minute))));
  if ((lately?.uploads ?? 0) >= uploadQuota.perMinute) throw tooFrequent(60);
  const [today] = await db
    .select({ bytes: sum(fileItems.bytes).mapWith(Number) })
    .from(fileGroups)
    .innerJoin(fileItems, eq(fileItems.fileId, fileGroups.id))
    .where(and(eq(fileGroups.ownerUserId, userId), gt(fileGroups.createdAt, since(clock, day))));
  if ((today?.bytes ?? 0) >= uploadQuota.bytesPerDay) throw tooFrequent(3_600);
}

/** Until the transaction ends, no other upload by this user can be stored. */
export async function lockUploads(tx: Db, userId: string): Promise<void> {
  await takeTurn(tx, `upload:${userId}`);
}

const tooFrequent = (retryAfter: number) => new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter } });

/** Prevents one user from keeping many uploads open on this server at the same time. */
export function createUploadGate() {
  const open = new Map<string, number>();
  return async function withinGate<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const mine = open.get(userId) ?? 0;
    if (mine >= uploadQuota.atOnce) throw tooFrequent(5);
    open.set(userId, mine + 1);
    try {
      return await work();
    } finally {
      const left = (open.get(userId) ?? 1) - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    }
  };
}

export type UploadGate = ReturnType<typeof createUploadGate>;
