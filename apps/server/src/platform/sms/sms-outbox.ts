import { and, asc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import type { Env } from '../env.ts';
import { createAliyunSms } from './aliyun-sms.ts';
import { smsMessages } from './sms-message.table.ts';
import type { SendSms, Sms, SmsTemplate } from './sms-sender.ts';

const mostTries = 3;
const minute = 60_000;
/** A code is of no use later; a message is until the next day. */
const longestWait: Record<SmsTemplate, number> = { VERIFY_CODE: 5 * minute, MESSAGE: 24 * 60 * minute };

const sendableSince = sql`coalesce(${smsMessages.notBefore}, ${smsMessages.createdAt})`.mapWith(
  smsMessages.createdAt,
);

/** What is still worth sending. */
function isTimely(now: number): SQL | undefined {
  const templates = Object.keys(longestWait) as SmsTemplate[];
  return or(
    ...templates.map((template) =>
      and(eq(smsMessages.template, template), gt(sendableSince, new Date(now - longestWait[template]))),
    ),
  );
}

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
      ...{ id: ulid(createdAt.getTime()), status: 'WAITING' as const, createdAt },
    })),
  );
}

/** The provider the environment names; null leaves messages in the outbox. */
export function openSmsSender(env: Env, clock: Clock): SendSms | null {
  if (env.SMS_PROVIDER === 'outbox') return null;
  return createAliyunSms(
    {
      endpoint: env.ALIYUN_SMS_ENDPOINT,
      keyId: env.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
      secret: env.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
      signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
      templateCodes: {
        VERIFY_CODE: env.ALIYUN_SMS_TEMPLATE_CODE ?? '',
        MESSAGE: env.ALIYUN_SMS_MESSAGE_TEMPLATE_CODE ?? null,
      },
    },
    clock,
  );
}

export interface SmsOutbox {
  /** Starts sending an entered message, without making anybody wait for it. */
  deliver(id: string): void;
  /** Sends what is still waiting, after a fault of the provider or a restart. */
  deliverWaiting(): Promise<void>;
  stop(): Promise<void>;
}

interface OutboxDeps {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

type Row = typeof smsMessages.$inferSelect;

async function sendOne({ database: { db }, clock, log }: OutboxDeps, send: SendSms, row: Row): Promise<void> {
  const { id, phoneNumber, parameters } = row;
  try {
    const answer = await send({ phoneNumber, parameters, template: row.template as SmsTemplate });
    const sent = { status: 'SENT', parameters: {}, answer, sentAt: clock.now() } as const;
    await db.update(smsMessages).set(sent).where(eq(smsMessages.id, id));
  } catch (error) {
    log.warn({ err: error, sms: id }, 'text message not sent');
    const isLast = row.tries >= mostTries;
    await db
      .update(smsMessages)
      .set({ answer: String(error).slice(0, 300), ...(isLast ? { status: 'FAILED', parameters: {} } : {}) })
      .where(eq(smsMessages.id, id));
  }
}

/** Takes a message for sending; of several servers that try at once, one gets it. */
async function claim({ database: { db } }: OutboxDeps, id: string, tries: number): Promise<Row | undefined> {
  const [row] = await db
    .update(smsMessages)
    .set({ tries: tries + 1 })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.status, 'WAITING'), eq(smsMessages.tries, tries)))
    .returning();
  return row;
}

export function createSmsOutbox(deps: OutboxDeps, send: SendSms | null): SmsOutbox {
  const { db } = deps.database;
  const underWay = new Set<Promise<void>>();
  async function attempt(id: string, tries: number): Promise<void> {
    if (!send) return;
    const row = await claim(deps, id, tries);
    if (row) await sendOne(deps, send, row);
  }
  return {
    deliver(id) {
      const work = attempt(id, 0)
        .catch((error: unknown) => deps.log.warn({ err: error, sms: id }, 'text message not sent'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async deliverWaiting() {
      const now = deps.clock.now().getTime();
      const waiting = await db
        .select({ id: smsMessages.id, tries: smsMessages.tries })
        .from(smsMessages)
        .where(
          and(
            eq(smsMessages.status, 'WAITING'),
            lt(smsMessages.tries, mostTries),
            lt(smsMessages.createdAt, new Date(now - minute / 2)),
            or(isNull(smsMessages.notBefore), lte(smsMessages.notBefore, new Date(now))),
            isTimely(now),
          ),
        )
        .orderBy(asc(smsMessages.createdAt))
        .limit(100);
      for (const { id, tries } of waiting) await attempt(id, tries);
    },
    stop: async () => void (await Promise.allSettled(underWay)),
  };
}

const secondsBetweenRounds = 30;

/** Sends from time to time what a fault of the provider or a restart has kept back. */
export function keepDelivering(outbox: SmsOutbox, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    outbox.deliverWaiting().catch((error: unknown) => log.warn({ err: error }, 'text messages not sent'));
  }, secondsBetweenRounds * 1_000);
  return () => clearInterval(timer);
}

/** Drops messages older than the day until which limits and questions need them. */
export async function forgetOldSms(db: Db, before: Date): Promise<void> {
  await db.delete(smsMessages).where(lt(smsMessages.createdAt, before));
}
