import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ArrivedMail {
  from: string;
  to: string[];
  /** Heads and parts as they came. */
  source: string;
}

export interface MailServer {
  url: string;
  arrived: ArrivedMail[];
  /** Refusal of all following mails, by its SMTP code; null accepts them. */
  refusal: number | null;
  /** Closes the connection instead of an answer. */
  drops: boolean;
  close(): Promise<void>;
}

const refused = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** A mail server on this machine that keeps what arrives; a refused mail has arrived in full before. */
export async function openMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'park' && password === 'p@ss' ? done(null, { user: username }) : done(refused(535)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mail.arrived.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        if (mail.drops) for (const connection of server.connections) connection.close();
        else if (mail.refusal === null) done(null, 'queued');
        else done(refused(mail.refusal));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://park:p%40ss@127.0.0.1:${port}`,
    arrived: [],
    refusal: null,
    drops: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
