import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { smsMessages } from './sms-message.table.ts';
import { createSmsOutbox, enterAllSms, enterSms, forgetOldSms } from './sms-outbox.ts';
import type { SendSms } from './sms-sender.ts';

let database: TestDatabase;
let now = Date.parse('2026-11-21T04:00:00Z');
const clock = { now: () => new Date(now) };
const message = {
  phoneNumber: '15410000001',
  template: 'VERIFY_CODE',
  parameters: { code: '123456' },
} as const;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const outboxOf = (send: SendSms | null) =>
  createSmsOutbox({ database, clock, log: pino({ level: 'silent' }) }, send);

async function rowOf(id: string) {
  const [row] = await database.db.select().from(smsMessages).where(eq(smsMessages.id, id));
  return row;
}

test('a sent message forgets what was in it', async () => {
  const outbox = outboxOf(async () => 'biz-1');
  const id = await enterSms(database.db, clock, message);
  outbox.deliver(id);
  await outbox.stop();
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', answer: 'biz-1', parameters: {} });
});

test('two servers do not send one message twice', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const id = await enterSms(database.db, clock, message);
  const outboxes = Array.from({ length: 4 }, () => outboxOf(send));
  for (const outbox of outboxes) outbox.deliver(id);
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  expect(send).toHaveBeenCalledTimes(1);
});

test('what a fault kept back is tried twice more, then given up', async () => {
  const send = vi.fn<SendSms>(async () => {
    throw new Error('busy');
  });
  const outbox = outboxOf(send);
  const id = await enterSms(database.db, clock, message);
  outbox.deliver(id);
  await outbox.stop();
  for (let nth = 0; nth < 4; nth++) {
    now += 31_000;
    await outbox.deliverWaiting();
  }
  expect(send).toHaveBeenCalledTimes(3);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', answer: 'Error: busy', parameters: {} });
});

test('after an hour without a provider a code is of no use, a message still is', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const code = await enterSms(database.db, clock, message);
  const told = await enterSms(database.db, clock, {
    ...{ ...message, template: 'MESSAGE' },
    parameters: { title: '登录密码已修改' },
  });
  now += 3_600_000;
  await outboxOf(send).deliverWaiting();
  expect([(await rowOf(code))?.status, (await rowOf(told))?.status]).toEqual(['WAITING', 'SENT']);
});

test('what waits for its time is sent then, however late that is', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const phoneNumber = '15410000777';
  const told = { ...message, phoneNumber, template: 'MESSAGE' } as const;
  await enterAllSms(database.db, clock, [{ ...told, notBefore: new Date(now + 30 * 3_600_000) }]);
  const sentTo = () => send.mock.calls.filter(([sms]) => sms.phoneNumber === phoneNumber).length;
  const outbox = outboxOf(send);
  now += 29 * 3_600_000;
  await outbox.deliverWaiting();
  expect(sentTo()).toBe(0);
  now += 2 * 3_600_000;
  await outbox.deliverWaiting();
  expect(sentTo()).toBe(1);
});

test('without a provider messages stay, until they are too old', async () => {
  const outbox = outboxOf(null);
  const id = await enterSms(database.db, clock, message);
  outbox.deliver(id);
  await outbox.stop();
  expect(await rowOf(id)).toMatchObject({ status: 'WAITING', tries: 0, parameters: { code: '123456' } });
  await forgetOldSms(database.db, new Date(now + 1));
  expect(await rowOf(id)).toBeUndefined();
});
