import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { createMailOutbox } from './mail-outbox.ts';
import type { SendMail } from './mail-sender.ts';

const secondsBetweenRounds = 15;

/** The mail server that the environment names; null leaves mails in the outbox. */
function openSender({
  MAIL_PROVIDER,
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Env): { send: SendMail; close(): void } | null {
  if (MAIL_PROVIDER === 'outbox' || !SMTP_URL || !MAIL_FROM) return null;
  // Loaded only if used, as the SDK of text messages is.
  const sender = import('./smtp-sender.ts').then(({ createSmtpSender }) =>
    createSmtpSender({ url: SMTP_URL, from: MAIL_FROM, host: new URL(PUBLIC_URL).hostname }),
  );
  return {
    send: async (mail) => (await sender).send(mail),
    close: () => void sender.then((opened) => opened.close()),
  };
}

/** Sends the outbox's mails in the background while the server runs. */
export function runMailOutbox(deps: { env: Env; database: Database; clock: Clock } & Lifecycle): void {
  const sender = openSender(deps.env);
  if (!sender) return;
  const outbox = createMailOutbox(deps, sender.send);
  const deliver = () =>
    void outbox.deliverWaiting().catch((error: unknown) => deps.log.warn({ err: error }, 'mails not sent'));
  let timer: NodeJS.Timeout | undefined;
  deps.onListen(() => {
    deliver();
    timer = setInterval(deliver, secondsBetweenRounds * 1_000);
  });
  deps.onStop(async () => {
    clearInterval(timer);
    await outbox.stop();
    sender.close();
  });
}
