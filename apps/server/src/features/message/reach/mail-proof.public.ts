import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@portal/contract/paths';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterMails } from '../../../platform/mail/enter-mail.ts';
import { forgetFault } from '../../../platform/mail/mail-outbox.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { users } from '../../identity/user.table.ts';
import { mailProofs } from '../message.table.ts';

const validMs = 24 * 3_600_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

interface Holder {
  userId: string;
  address: string;
  language: Language;
}

/** Sends a link that confirms a mail address; an earlier link of the user stops working. */
export async function askForProof(
  tx: Db,
  { clock, now }: Pick<WriteContext, 'clock' | 'now'>,
  { userId, address, language }: Holder,
): Promise<void> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs);
  const set = { keyHash: hashOf(key), address, askedAt: now, expiresAt };
  await tx
    .insert(mailProofs)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: mailProofs.userId, set });
  const worded = inLanguage(language, () => ({
    subject: m.reach_proof_subject(),
    body: m.reach_proof_body(),
  }));
  await enterMails(tx, clock, [{ ...worded, address, language, link: paths.verifyMail(key) }]);
}

/** Confirms the address that a link was sent to; false if the link is over or the address was changed. */
export const proveMail = (ctx: WriteContext, key: string): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const [proof] = await tx
      .delete(mailProofs)
      .where(and(eq(mailProofs.keyHash, hashOf(key)), gt(mailProofs.expiresAt, ctx.now)))
      .returning();
    if (!proof) return false;
    const { userId, address } = proof;
    const proven = await tx
      .update(users)
      .set({ emailProvenAt: ctx.now })
      .where(and(eq(users.id, userId), eq(users.email, address)))
      .returning({ id: users.id });
    if (proven.length === 0) return false;
    await forgetFault(tx, address);
    await writeLog(tx, ctx, {
      event: 'message.proveMail',
      entity: 'messageSetting',
      entityId: userId,
      after: { email: address },
    });
    return true;
  });
