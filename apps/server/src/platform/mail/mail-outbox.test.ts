import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { enterMails, type Mail } from './enter-mail.ts';
import { mailAttachments, mailFaults, mailMessages } from './mail-message.table.ts';
import { createMailOutbox, forgetOldMails } from './mail-outbox.ts';
import type { SendMail } from './mail-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';
import { type MailServer, openMailServer } from './testing/mail-server.ts';

let database: TestDatabase;
let server: MailServer;
let smtp: ReturnType<typeof createSmtpSender>;
let now = Date.parse('2026-11-21T04:00:00Z');
const clock = { now: () => new Date(now) };
const minute = 60_000;
const mail = {
  address: 'lin@example.com',
  subject: '缴费通知单',
  body: '请于 11 月 25 日前缴纳。',
  language: 'zh',
  link: '/cost-query',
} as const;

const senderTo = (url: string) =>
  createSmtpSender({ url, from: '云岫花谷 <no-reply@park.example>', host: 'portal.test' });

beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), openMailServer()]);
  smtp = senderTo(server.url);
});
afterAll(async () => {
  smtp.close();
  await Promise.all([database.drop(), server.close()]);
});
beforeEach(() => {
  server.arrived = [];
  server.refusal = null;
  server.drops = false;
});
afterEach(async () => {
  await database.db.delete(mailMessages);
  await database.db.delete(mailAttachments);
  await database.db.delete(mailFaults);
});

const outboxOf = (send: SendMail | null) =>
  createMailOutbox(
    { env: { PUBLIC_URL: 'https://portal.test' }, database, clock, log: pino({ level: 'silent' }) },
    () => send,
  );
const enter = (given: Partial<Mail> = {}) => enterMails(database.db, clock, [{ ...mail, ...given }]);
const rows = () => database.db.select().from(mailMessages).orderBy(asc(mailMessages.id));
const faults = () => database.db.select().from(mailFaults);
const headOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1];

test('a mail server receives subject, text and file, and the text is cleared', async () => {
  const file = { name: '经营报告.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 report') };
  await enterMails(database.db, clock, [mail, { ...mail, address: 'wu@example.com' }], file);
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived.map(({ from, to }) => `${from} ${to.join()}`).toSorted()).toEqual([
    'no-reply@park.example lin@example.com',
    'no-reply@park.example wu@example.com',
  ]);
  const source = server.arrived[0]?.source ?? '';
  const text = /base64\r\n\r\n([\w+/=\r\n]+)/.exec(source)?.[1] ?? '';
  expect(Buffer.from(text, 'base64').toString()).toBe(
    '请于 11 月 25 日前缴纳。\n\n打开下面的页面查看，需要登录：\nhttps://portal.test/cost-query\n\n此邮件由门户自动发出，请勿回复。接收哪些邮件，可在“通知与订阅”设置。',
  );
  expect(source).toContain(file.content.toString('base64'));
  expect(headOf(source, 'Subject')).toContain('=?UTF-8?');
  expect(headOf(source, 'Auto-Submitted')).toBe('auto-generated');
  expect(await rows()).toMatchObject([
    { status: 'SENT', body: '', tries: 1, sentAt: new Date(now) },
    { status: 'SENT', body: '', answer: expect.stringContaining('queued') },
  ]);
});

test('a line break in a subject or an address adds no head and no recipient', async () => {
  await enter({ subject: 'Bill\r\nBcc: eve@example.com', body: 'text' });
  await enter({ address: 'lin@example.com, eve@example.com' });
  await outboxOf(smtp.send).deliverWaiting();
  const reached = server.arrived.flatMap(({ to }) => to);
  expect(reached).not.toContain('eve@example.com');
  expect(server.arrived.map(({ source }) => headOf(source, 'Bcc'))).not.toContain('eve@example.com');
});

test('mail programs can end such mails by one request, and readers by a page', async () => {
  await enter({
    unsubscribe: '/unsubscribe?token=abc&matter=MONEY',
    link: null,
    body: 'text',
    language: 'en',
  });
  await enter();
  await outboxOf(smtp.send).deliverWaiting();
  const source = server.arrived[0]?.source ?? '';
  const address = 'https://portal.test/unsubscribe?token=abc&matter=MONEY';
  expect(headOf(source, 'List-Unsubscribe')?.replaceAll(/\s/g, '')).toBe(`<${address}>`);
  expect(headOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `To stop these emails:\r\n${address}`,
  );
  expect(headOf(server.arrived[1]?.source ?? '', 'List-Unsubscribe')).toBeUndefined();
});

test('what is rolled back is not sent', async () => {
  await inTransaction(database.db, async (tx) => {
    await enterMails(tx, clock, [mail]);
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived).toEqual([]);
});

test('each mail is sent once although several servers send at once', async () => {
  for (let nth = 0; nth < 60; nth += 1) await enter({ address: `user${nth}@example.com` });
  await Promise.all([smtp, smtp, smtp].map(({ send }) => outboxOf(send).deliverWaiting()));
  const to = server.arrived.flatMap((arrived) => arrived.to);
  expect(to).toHaveLength(60);
  expect(new Set(to).size).toBe(60);
});

test('nothing is lost while the mail server is away or busy, and every attempt has the same id', async () => {
  await enter();
  const nowhere = senderTo('smtp://127.0.0.1:9');
  await outboxOf(nowhere.send).deliverWaiting();
  nowhere.close();
  expect(await rows()).toMatchObject([
    {
      status: 'WAITING',
      answer: expect.stringContaining('mail not sent'),
      notBefore: new Date(now + minute),
    },
  ]);
  server.refusal = 451;
  now += minute;
  await outboxOf(smtp.send).deliverWaiting();
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived).toHaveLength(1);
  server.refusal = null;
  now += 10 * minute;
  await outboxOf(smtp.send).deliverWaiting();
  expect(await rows()).toMatchObject([{ status: 'SENT', tries: 3 }]);
  const ids = server.arrived.map(({ source }) => headOf(source, 'Message-ID'));
  const [row] = await rows();
  expect(ids).toEqual([`<${row?.id}@portal.test>`, `<${row?.id}@portal.test>`]);
});

test('a connection that ends before the answer is not used for the same mail again', async () => {
  await enter();
  server.drops = true;
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived).toHaveLength(1);
  expect(await rows()).toMatchObject([{ status: 'WAITING', tries: 1, notBefore: new Date(now + minute) }]);
});

test('a mail that a server died with is sent by another one later', async () => {
  await enter();
  const dies: SendMail = () => new Promise(() => undefined);
  void outboxOf(dies).deliverWaiting();
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ tries: 1 }]), 10_000);
  now += 4 * minute;
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived).toEqual([]);
  now += minute;
  await outboxOf(smtp.send).deliverWaiting();
  expect(server.arrived).toHaveLength(1);
});

test('gives up what is refused for good, and what fails for two days', async () => {
  await enter();
  server.refusal = 550;
  await outboxOf(smtp.send).deliverWaiting();
  expect(await rows()).toMatchObject([{ status: 'FAILED', body: '', tries: 1 }]);
  expect(await faults()).toEqual([
    { address: 'lin@example.com', answer: expect.stringContaining('550'), since: new Date(now) },
  ]);
  await database.db.delete(mailMessages);
  await enter();
  server.refusal = 452;
  const pauses = [];
  for (let last = now; ; last = now) {
    await outboxOf(smtp.send).deliverWaiting();
    const [row] = await rows();
    if (row?.status !== 'WAITING') break;
    now = row.notBefore?.getTime() ?? Number.NaN;
    pauses.push((now - last) / minute);
  }
  // A server that is busy says nothing about the address.
  expect(await faults()).toHaveLength(1);
  expect(pauses).toEqual([1, 10, 60, 360, 720, 1440]);
  expect(await rows()).toMatchObject([{ status: 'FAILED', body: '', tries: 7 }]);
});

test('an address that takes a mail again is no longer failing', async () => {
  await enter();
  server.refusal = 550;
  await outboxOf(smtp.send).deliverWaiting();
  server.refusal = null;
  await enter();
  await outboxOf(smtp.send).deliverWaiting();
  expect(await faults()).toEqual([]);
});

test('a wrong password keeps the mails', async () => {
  await enter();
  const wrong = senderTo(server.url.replace('p%40ss', 'other'));
  await outboxOf(wrong.send).deliverWaiting();
  wrong.close();
  expect(await rows()).toMatchObject([{ status: 'WAITING', answer: expect.stringContaining('EAUTH') }]);
});

test('without a mail server mails stay until they are too old', async () => {
  await enterMails(database.db, clock, [mail], {
    name: 'a.pdf',
    type: 'application/pdf',
    content: Buffer.from('a'),
  });
  await outboxOf(null).deliverWaiting();
  expect(await rows()).toMatchObject([{ status: 'WAITING', tries: 0, body: mail.body }]);
  await forgetOldMails(database.db, new Date(now + 1));
  expect(await rows()).toEqual([]);
  expect(await database.db.select().from(mailAttachments)).toEqual([]);
  expect(await database.db.select().from(mailMessages).where(eq(mailMessages.status, 'SENT'))).toEqual([]);
});
