import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { smsMessages } from './sms-message.table.ts';
import { type SendSms, type SmsRefusal, SmsRefused, type SmsTemplate } from './sms-sender.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds for which a message remains useful after it could first be sent. */
const usefulFor: Record<SmsTemplate, number> = {
  VERIFY_CODE: 5 * minute,
  MESSAGE: 24 * hour,
  LINK: 24 * hour,
};

/** Milliseconds before each further attempt to send. */
const pauses: Record<SmsTemplate, readonly number[]> = {
  VERIFY_CODE: [minute / 2, minute / 2],
  MESSAGE: [minute, 10 * minute, hour, 6 * hour],
  LINK: [minute, 10 * minute, hour, 6 * hour],
};

const usefulSince: Record<SmsTemplate, SQL> = {
  VERIFY_CODE: sql`${smsMessages.createdAt}`,
  MESSAGE: sql`coalesce(${smsMessages.notBefore}, ${smsMessages.createdAt})`,
  LINK: sql`coalesce(${smsMessages.notBefore}, ${smsMessages.createdAt})`,
};

/** Selects messages that have not expired. */
function isTimely(now: number): SQL | undefined {
  const templates = Object.keys(usefulFor) as SmsTemplate[];
  return or(
    ...templates.map((template) => {
      const since = sql`${usefulSince[template]} > ${new Date(now - usefulFor[template])}`;
      return and(eq(smsMessages.template, template), since);
    }),
  );
}

export interface SmsOutbox {
  /**
   * Starts sending a message and waits briefly for the provider's answer. After a fault it is retried later, without
   * further action by the caller.
   * @throws {SmsRefused} when the provider has refused it permanently
   */
  deliver(id: string): Promise<void>;
  /** Sends the messages still waiting after a provider's fault or a restart. */
  deliverWaiting(): Promise<void>;
  stop(): Promise<void>;
}

interface OutboxDeps {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

type Row = typeof smsMessages.$inferSelect & { template: SmsTemplate };

const isForGood: Record<SmsRefusal, boolean> = { NUMBER: true, TEMPLATE: true, LIMIT: false, ACCOUNT: false };

/** When to retry; null when that is useless or has been done often enough. */
function nextTry({ template, tries }: Row, error: unknown, now: number): Date | null {
  const refused = error instanceof SmsRefused ? error : null;
  // A user who waits for a code sees the refusal and requests another one.
  if (refused && (template === 'VERIFY_CODE' || isForGood[refused.refusal])) return null;
  const pause = pauses[template][tries - 1];
  return pause === undefined ? null : new Date(now + Math.max(pause, refused?.freeInMs ?? 0));
}

async function sendOne({ database: { db }, clock, log }: OutboxDeps, send: SendSms, row: Row): Promise<void> {
  const { id, phoneNumber, parameters, template } = row;
  const answered = (answer: Partial<Row>) => db.update(smsMessages).set(answer).where(eq(smsMessages.id, id));
  try {
    const answer = await send({ phoneNumber, parameters, template });
    await answered({ status: 'SENT', parameters: {}, answer, sentAt: clock.now() });
  } catch (error) {
    log.warn({ err: error, sms: id }, 'text message not sent');
    const notBefore = nextTry(row, error, clock.now().getTime());
    const next = notBefore ? { notBefore } : { status: 'FAILED' as const, parameters: {} };
    await answered({ answer: String(error).slice(0, 300), ...next });
    if (!notBefore && error instanceof SmsRefused) throw error;
  }
}

/** Claims a message for sending; only one of several servers gets it, and has a minute to send it. */
async function claim(
  { database: { db }, clock }: OutboxDeps,
  id: string,
  tries: number,
): Promise<Row | undefined> {
  const [row] = await db
    .update(smsMessages)
    .set({ tries: tries + 1, notBefore: new Date(clock.now().getTime() + minute) })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.status, 'WAITING'), eq(smsMessages.tries, tries)))
    .returning();
  return row as Row | undefined;
}

/** Creates the outbox; a request for a code waits at most `patience` ms for the provider's answer. */
export function createSmsOutbox(deps: OutboxDeps, sender: () => SendSms | null, patience = 3_000): SmsOutbox {
  const { db } = deps.database;
  const underWay = new Set<Promise<void>>();
  async function attempt(id: string, tries: number): Promise<void> {
    const send = sender();
    if (!send) return;
    const row = await claim(deps, id, tries);
    if (row) await sendOne(deps, send, row);
  }
  return {
    async deliver(id) {
      const work = attempt(id, 0)
        .catch((error: unknown) => {
          if (error instanceof SmsRefused) throw error;
          deps.log.warn({ err: error, sms: id }, 'text message not sent');
        })
        .finally(() => underWay.delete(work));
      underWay.add(work);
      await Promise.race([work, sleep(patience, undefined, { ref: false })]);
    },
    async deliverWaiting() {
      if (!sender()) return;
      const now = deps.clock.now().getTime();
      const waiting = await db
        .select({ id: smsMessages.id, tries: smsMessages.tries })
        .from(smsMessages)
        .where(
          and(
            eq(smsMessages.status, 'WAITING'),
            lt(smsMessages.createdAt, new Date(now - minute / 2)),
            or(isNull(smsMessages.notBefore), lte(smsMessages.notBefore, new Date(now))),
            isTimely(now),
          ),
        )
        .orderBy(asc(smsMessages.createdAt))
        .limit(100);
      for (const { id, tries } of waiting) {
        await attempt(id, tries).catch((error: unknown) => {
          if (!(error instanceof SmsRefused)) throw error;
        });
      }
    },
    stop: async () => void (await Promise.allSettled(underWay)),
  };
}

const secondsBetweenRounds = 30;

/** Periodically sends messages left over after a provider's fault or a restart. */
export function keepDelivering(outbox: SmsOutbox, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    outbox.deliverWaiting().catch((error: unknown) => log.warn({ err: error }, 'text messages not sent'));
  }, secondsBetweenRounds * 1_000);
  return () => clearInterval(timer);
}

/** Deletes messages that are no longer needed for limits and enquiries. */
export async function forgetOldSms(db: Db, before: Date): Promise<void> {
  await db.delete(smsMessages).where(lt(smsMessages.createdAt, before));
}
