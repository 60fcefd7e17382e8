import type { Language } from '@portal/texts/languages';
import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { mailAttachments, mailMessages } from './mail-message.table.ts';
import type { MailFile } from './mail-sender.ts';

export interface Mail {
  address: string;
  subject: string;
  body: string;
  language: Language;
  /** The portal page that it leads to; null if none. */
  link: string | null;
  /** The path that ends such mails. */
  unsubscribe?: string;
  /** Earliest time to send; at once if left out. */
  notBefore?: Date | null;
}

/** Adds mails to the outbox in the caller's transaction, all with the same file; they are sent after the commit. */
export async function enterMails(
  tx: Db,
  clock: Clock,
  mails: readonly Mail[],
  file: MailFile | null = null,
): Promise<void> {
  if (mails.length === 0) return;
  const createdAt = clock.now();
  const newId = () => ulid(createdAt.getTime());
  const attachmentId = file && newId();
  if (file && attachmentId) await tx.insert(mailAttachments).values({ id: attachmentId, ...file, createdAt });
  await tx
    .insert(mailMessages)
    .values(
      mails.map((mail) => ({ ...mail, id: newId(), attachmentId, status: 'WAITING' as const, createdAt })),
    );
}
