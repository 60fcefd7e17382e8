import type { Env } from '../env.ts';

/** Whether a mail server sends mails; without one they stay in the outbox. */
export const isMailSet = ({ MAIL_PROVIDER, SMTP_URL, MAIL_FROM }: Env): boolean =>
  MAIL_PROVIDER !== 'outbox' && Boolean(SMTP_URL && MAIL_FROM);
