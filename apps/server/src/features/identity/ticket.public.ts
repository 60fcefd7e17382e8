import { retCodes } from '@portal/contract/ret-code';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createToken, hashToken } from '../../platform/session/token.ts';
import { type TicketKind, tickets } from './proof.table.ts';

const minute = 60_000;
const lives: Record<TicketKind, number> = { REG: 72 * 60 * minute, PWD: 10 * minute, PREVIEW: 30 * minute };

/** Issues a ticket: REG for a user, PWD for a phone number, PREVIEW for an article. */
export async function issueTicket(
  tx: Db,
  clock: Clock,
  kind: TicketKind,
  subject: string,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = createToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lives[kind]);
  await tx.insert(tickets).values({ tokenHash: hashToken(ticket), kind, subject, createdAt, expiresAt });
  return { ticket, expiresAt };
}

const isGood = (clock: Clock, kind: TicketKind, ticket: string) =>
  and(
    eq(tickets.tokenHash, hashToken(ticket)),
    eq(tickets.kind, kind),
    isNull(tickets.usedAt),
    gt(tickets.expiresAt, clock.now()),
  );

/**
 * The subject a ticket was issued for.
 * @throws {AppError} 200013 for forged, expired and used tickets alike
 */
export async function getTicketSubject(
  db: Db,
  clock: Clock,
  kind: TicketKind,
  ticket: string,
): Promise<string> {
  const [row] = await db
    .select({ subject: tickets.subject })
    .from(tickets)
    .where(isGood(clock, kind, ticket));
  if (!row) throw new AppError(retCodes.TICKET_EXPIRED);
  return row.subject;
}

/** Uses up a ticket; only one of several parallel calls succeeds. */
export async function consumeTicket(tx: Db, clock: Clock, kind: TicketKind, ticket: string): Promise<void> {
  const used = await tx
    .update(tickets)
    .set({ usedAt: clock.now() })
    .where(isGood(clock, kind, ticket))
    .returning({ subject: tickets.subject });
  if (used.length === 0) throw new AppError(retCodes.TICKET_EXPIRED);
}
