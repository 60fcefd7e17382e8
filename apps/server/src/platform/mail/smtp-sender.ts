import { createTransport } from 'nodemailer';
import { MailRefused, type SendMail } from './mail-sender.ts';

interface SmtpAccount {
  /** Such as `smtps://user:password@mail.example.org`. */
  url: string;
  /** Sender, such as `Park <no-reply@example.org>`. */
  from: string;
  /** Host in the ids of mails. */
  host: string;
}

interface SmtpFault {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Mail servers answer 5xx for good and 4xx for now. A refused login concerns the account, not the mail. */
function faultOf(error: unknown): Error {
  const { code, responseCode, command } = error as SmtpFault;
  // The server's own words may repeat address and content.
  const message = `mail not sent: ${[responseCode, code, command].filter(Boolean).join(' ')}`;
  const isForGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return isForGood ? new MailRefused(message) : new Error(message);
}

/** Mail programs show a button for these (RFC 2369, RFC 8058). */
const unsubscribeHeads = (address: string | null): Record<string, string> =>
  address === null
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends through a mail server over one connection, which is kept between mails. */
export function createSmtpSender({ url, from, host }: SmtpAccount): { send: SendMail; close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 1,
      // The outbox decides what is sent again.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // What a mail carries comes from memory only.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ id, address, subject, body, file, unsubscribe }) {
      const { response } = await transport
        .sendMail({
          messageId: `<${id}@${host}>`,
          to: { name: '', address },
          subject,
          text: body,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeads(unsubscribe) },
          attachments: file ? [{ filename: file.name, contentType: file.type, content: file.content }] : [],
        })
        .catch((error: unknown) => {
          throw faultOf(error);
        });
      return response;
    },
    close: () => transport.close(),
  };
}
