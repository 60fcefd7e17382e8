import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { smsMessages } from './sms-message.table.ts';
import type { Sms } from './sms-sender.ts';

/** Puts a message into the outbox, within the transaction of what it is about; it is sent after the commit. */
export async function enterSms(tx: Db, clock: Clock, message: Sms): Promise<string> {
  const createdAt = clock.now();
  const id = ulid(createdAt.getTime());
  await tx.insert(smsMessages).values({ id, ...message, status: 'WAITING', createdAt });
  return id;
}

/** Puts messages into the outbox, each to be sent not before its time. */
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
