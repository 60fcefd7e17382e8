import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { smsMessages } from './sms-message.table.ts';
import type { Sms } from './sms-sender.ts';

/** Adds a message to the outbox in the caller's transaction; it is sent after the commit. */
export async function enterSms(tx: Db, clock: Clock, message: Sms): Promise<string> {
  const createdAt = clock.now();
  const id = ulid(createdAt.getTime());
  await tx.insert(smsMessages).values({ id, ...message, status: 'WAITING', createdAt });
  return id;
}

/** Adds messages to the outbox, each with its earliest sending time. */
export async function enterAllSms(
  tx: Db,
  clock: Clock,
  messages: readonly (Sms & { notBefore: Date | null })[],
): Promise<void> {
  if (messages.length === 0) return;
  const createdAt = clock.now();
  await tx.insert(smsMessages).values(
    messages.map((message) => ({
      ...message,
      id: ulid(createdAt.getTime()),
      status: 'WAITING' as const,
      createdAt,
    })),
  );
}
