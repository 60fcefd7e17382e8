import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { ParkSettings } from '../park-setting/park-settings.ts';
import { isMailSet } from './is-mail-set.ts';
import { createMailOutbox } from './mail-outbox.ts';
import type { SendMail } from './mail-sender.ts';

const secondsBetweenRounds = 15;

interface MailSender {
  send: SendMail;
  close(): void;
}

const accountOf = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env) => ({
  url: SMTP_URL ?? '',
  from: MAIL_FROM ?? '',
  host: new URL(PUBLIC_URL).hostname,
});

/** Opens the mail server that is in force now. */
export function openMailSender(env: Env): MailSender {
  const account = accountOf(env);
  // Loaded only if used, as the SDK of text messages is.
  const sender = import('./smtp-sender.ts').then(({ createSmtpSender }) => createSmtpSender(account));
  return {
    send: async (mail) => (await sender).send(mail),
    close: () => void sender.then((opened) => opened.close()),
  };
}

/** The mail server in force whenever it is asked for; null leaves mails in the outbox. */
function followMailSender(env: Env): { sender: () => SendMail | null; close: () => void } {
  let known: { account: string; opened: MailSender } | undefined;
  const close = () => {
    known?.opened.close();
    known = undefined;
  };
  return {
    sender() {
      const account = isMailSet(env) ? JSON.stringify(accountOf(env)) : '';
      if (known?.account !== account) close();
      if (account !== '') known ??= { account, opened: openMailSender(env) };
      return known?.opened.send ?? null;
    },
    close,
  };
}

interface OutboxDeps extends Lifecycle {
  settings: Pick<ParkSettings, 'env' | 'onChange'>;
  database: Database;
  clock: Clock;
}

/** Sends the outbox's mails in the background while the server runs, at once when a mail server is set. */
export function runMailOutbox({ settings, ...deps }: OutboxDeps): void {
  const { sender, close } = followMailSender(settings.env);
  const outbox = createMailOutbox({ ...deps, env: settings.env }, sender);
  const deliver = () =>
    void outbox.deliverWaiting().catch((error: unknown) => deps.log.warn({ err: error }, 'mails not sent'));
  let timer: NodeJS.Timeout | undefined;
  settings.onChange(() => {
    if (timer) deliver();
  });
  deps.onListen(() => {
    deliver();
    timer = setInterval(deliver, secondsBetweenRounds * 1_000);
  });
  deps.onStop(async () => {
    clearInterval(timer);
    timer = undefined;
    await outbox.stop();
    close();
  });
}
