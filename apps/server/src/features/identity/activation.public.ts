import { activationDays } from '@portal/contract/identity/activation';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLogs } from '../../platform/oper-log/write-log.ts';
import { activations } from './activation/activation.table.ts';
import { createActivationCode } from './activation/activation-code.ts';
import { awaitsActivation } from './activation/awaits-activation.ts';
import { users } from './user.table.ts';
import { hashCode } from './verify-code/code-hash.ts';

const dayMs = 86_400_000;

interface OpenedActivation {
  /** Without hyphens; only its hash is kept. */
  code: string;
  expiresAt: Date;
}

/** Those of these accounts whose holders have set no password yet. */
export async function awaitingAccounts(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), awaitsActivation()));
  return new Set(rows.map(({ id }) => id));
}

/** Rows of one statement; each takes six of the 65,535 parameters that PostgreSQL allows. */
const perStatement = 5_000;

/**
 * Opens an activation for each of these accounts, which replaces the one before. Accounts that already have a password
 * of their own get none, and are missing in the answer. The codes must not be stored or logged.
 */
export async function openActivations(
  tx: Db,
  ctx: Pick<WriteContext, 'now' | 'clock' | 'actor' | 'ip' | 'userAgent'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OpenedActivation>> {
  const opened = new Map<string, OpenedActivation>();
  const wanted = [...new Set(userIds)].sort();
  const expiresAt = new Date(ctx.now.getTime() + activationDays * dayMs);
  for (let at = 0; at < wanted.length; at += perStatement) {
    const waiting = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, wanted.slice(at, at + perStatement)), awaitsActivation()))
      .orderBy(users.id)
      .for('update');
    if (waiting.length === 0) continue;
    const codes = new Map(waiting.map(({ id }) => [id, createActivationCode()]));
    const written = await tx
      .insert(activations)
      .values(
        [...codes].map(([userId, code]) => ({
          userId,
          codeHash: hashCode(userId, code),
          createdAt: ctx.now,
          createdBy: ctx.actor?.userId ?? null,
          expiresAt,
        })),
      )
      .onConflictDoUpdate({
        target: activations.userId,
        set: {
          codeHash: sql`excluded.code_hash`,
          tries: 0,
          createdAt: sql`excluded.created_at`,
          createdBy: sql`excluded.created_by`,
          expiresAt: sql`excluded.expires_at`,
        },
        setWhere: isNull(activations.usedAt),
      })
      .returning({ userId: activations.userId });
    for (const { userId } of written) opened.set(userId, { code: codes.get(userId) ?? '', expiresAt });
  }
  const after = { expiresAt: expiresAt.getTime() };
  await writeLogs(
    tx,
    ctx,
    [...opened.keys()].map((entityId) => ({
      event: 'user.openActivation',
      entity: 'user',
      entityId,
      after,
    })),
  );
  return opened;
}
