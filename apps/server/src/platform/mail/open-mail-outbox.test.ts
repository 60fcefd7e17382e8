import { expect, it, vi } from 'vitest';
import { openTestApp, testNow } from '../../testing/test-app.ts';
import { enterMails } from './enter-mail.ts';
import { mailMessages } from './mail-message.table.ts';
import { openMailServer } from './testing/mail-server.ts';

it('a server that starts sends what waits, through the mail server of its settings', async () => {
  const server = await openMailServer();
  const portal = await openTestApp(() => testNow, {
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@park.example',
  });
  const mail = {
    address: 'lin@example.com',
    subject: 'Bill',
    body: 'Due',
    language: 'en',
    link: null,
  } as const;
  await enterMails(portal.db, { now: () => testNow }, [mail]);
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitFor(async () => {
    expect(await portal.db.select().from(mailMessages)).toMatchObject([{ status: 'SENT' }]);
  }, 10_000);
  expect(server.arrived).toMatchObject([{ from: 'no-reply@park.example', to: ['lin@example.com'] }]);
  expect(server.arrived[0]?.source).toMatch(/^Message-ID: <\w+@portal\.test>/im);
  await portal.db.delete(mailMessages);
  await portal.close();
  await server.close();
});
