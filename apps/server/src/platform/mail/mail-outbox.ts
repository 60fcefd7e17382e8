import * as m from '@portal/texts/messages';
import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import type { Env } from '../env.ts';
import { inLanguage } from '../locale.ts';
import { mailAttachments, mailFaults, mailMessages } from './mail-message.table.ts';
import { MailRefused, type SendMail } from './mail-sender.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further attempt: a mail server may be away for two days. */
const pauses = [minute, 10 * minute, hour, 6 * hour, 12 * hour, 24 * hour];

/** Milliseconds that a copy of the server has for a mail it claimed, longer than any attempt takes. */
const claimMs = 5 * minute;

const batchSize = 50;

interface MailOutbox {
  /** Sends the mails that are due. */
  deliverWaiting(): Promise<void>;
  stop(): Promise<void>;
}

interface OutboxDeps {
  env: Pick<Env, 'PUBLIC_URL'>;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}
type Row = typeof mailMessages.$inferSelect;

/** Claims a mail for sending; only one of several servers gets it. */
async function claim({ database: { db }, clock }: OutboxDeps, id: string, tries: number) {
  const [row] = await db
    .update(mailMessages)
    .set({ tries: tries + 1, notBefore: new Date(clock.now().getTime() + claimMs) })
    .where(and(eq(mailMessages.id, id), eq(mailMessages.status, 'WAITING'), eq(mailMessages.tries, tries)))
    .returning();
  return row;
}

async function fileOf(db: Db, id: string | null) {
  if (id === null) return null;
  const [file] = await db.select().from(mailAttachments).where(eq(mailAttachments.id, id));
  return file ?? null;
}

/** When to retry; null when that is useless or has been done often enough. */
function nextTry({ tries }: Row, error: unknown, now: Date): Date | null {
  const pause = pauses[tries - 1];
  return error instanceof MailRefused || pause === undefined ? null : new Date(now.getTime() + pause);
}

/** The text with the address of its page, why the reader gets it, and how to end it. */
const wholeText = ({ body, link, language, unsubscribe }: Row, origin: string): string =>
  inLanguage(language, () =>
    [
      body,
      link === null ? [] : `${m.mail_open()}\n${origin}${link}`,
      m.mail_footer(),
      unsubscribe === null ? [] : `${m.mail_unsubscribe()}\n${origin}${unsubscribe}`,
    ]
      .flat()
      .join('\n\n'),
  );

/** Remembers that an address refuses mails, from the first refusal on. */
const markFailing = (db: Db, address: string, answer: string, since: Date) =>
  db.insert(mailFaults).values({ address, answer, since }).onConflictDoNothing();

export const forgetFault = (db: Db, address: string) =>
  db.delete(mailFaults).where(eq(mailFaults.address, address));

async function sendOne({ env, database: { db }, clock, log }: OutboxDeps, send: SendMail, row: Row) {
  const { id, address, subject, attachmentId, unsubscribe } = row;
  const answered = (answer: Partial<Row>) =>
    db.update(mailMessages).set(answer).where(eq(mailMessages.id, id));
  try {
    const [body, file] = [wholeText(row, env.PUBLIC_URL), await fileOf(db, attachmentId)];
    const answer = await send({
      id,
      address,
      subject,
      body,
      file,
      unsubscribe: unsubscribe && env.PUBLIC_URL + unsubscribe,
    });
    await answered({ status: 'SENT', body: '', answer: answer.slice(0, 300), sentAt: clock.now() });
    await forgetFault(db, address);
  } catch (error) {
    log.warn({ err: error, mail: id }, 'mail not sent');
    const notBefore = nextTry(row, error, clock.now());
    const next = notBefore ? { notBefore } : { status: 'FAILED' as const, body: '' };
    const answer = String(error).slice(0, 300);
    await answered({ answer, ...next });
    if (error instanceof MailRefused) await markFailing(db, address, answer, clock.now());
  }
}

/** Mails that are due, the oldest first. */
const listDue = (db: Db, now: Date) =>
  db
    .select({ id: mailMessages.id, tries: mailMessages.tries })
    .from(mailMessages)
    .where(
      and(
        eq(mailMessages.status, 'WAITING'),
        or(isNull(mailMessages.notBefore), lte(mailMessages.notBefore, now)),
      ),
    )
    .orderBy(asc(mailMessages.createdAt))
    .limit(batchSize);

/** Creates the outbox; `sender` names the mail server in force. Without one its mails wait. */
export function createMailOutbox(deps: OutboxDeps, sender: () => SendMail | null): MailOutbox {
  let round: Promise<void> | null = null;
  let isStopped = false;

  async function deliver(): Promise<void> {
    for (;;) {
      const send = sender();
      if (!send) return;
      const due = await listDue(deps.database.db, deps.clock.now());
      for (const { id, tries } of due) {
        if (isStopped) return;
        const row = await claim(deps, id, tries);
        if (row) await sendOne(deps, send, row);
      }
      if (due.length < batchSize) return;
    }
  }

  return {
    deliverWaiting() {
      round ??= deliver().finally(() => {
        round = null;
      });
      return round;
    },
    async stop() {
      isStopped = true;
      await round?.catch(() => undefined);
    },
  };
}

/** Deletes mails, and files, that nobody asks about any more. */
export async function forgetOldMails(db: Db, before: Date): Promise<void> {
  await db.delete(mailMessages).where(lt(mailMessages.createdAt, before));
  await db.delete(mailAttachments).where(lt(mailAttachments.createdAt, before));
}
