import { lt, or } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetOldMails } from '../../platform/mail/mail-outbox.ts';
import { sessions } from '../../platform/session/session.table.ts';
import { forgetOldSms } from '../../platform/sms/sms-outbox.ts';
import { activations } from './activation/activation.table.ts';
import { loginAttempts, tickets, verifyCodes } from './proof.table.ts';

const day = 86_400_000;
/** Rate limits look back a day; ended sessions and messages are kept longer for support. */
const keptDays = { codes: 2, messages: 7, sessions: 30, activations: 30 };

/** Deletes rows that neither rate limits nor support need any more. */
export async function tidyIdentity({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> {
  const now = clock.now().getTime();
  const before = (days: number) => new Date(now - days * day);
  await db.delete(verifyCodes).where(lt(verifyCodes.createdAt, before(keptDays.codes)));
  await db.delete(tickets).where(or(lt(tickets.expiresAt, before(1)), lt(tickets.usedAt, before(1))));
  await db.delete(activations).where(lt(activations.expiresAt, before(keptDays.activations)));
  await db.delete(loginAttempts).where(lt(loginAttempts.firstAt, before(1)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(keptDays.sessions)));
  await forgetOldSms(db, before(keptDays.messages));
  await forgetOldMails(db, before(keptDays.messages));
}
