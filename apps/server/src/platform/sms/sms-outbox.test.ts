import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { enterAllSms, enterSms } from './enter-sms.ts';
import { smsMessages } from './sms-message.table.ts';
import { createSmsOutbox, forgetOldSms } from './sms-outbox.ts';
import { type SendSms, type SmsRefusal, SmsRefused } from './sms-sender.ts';

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

const outboxOf = (send: SendSms | null, patience?: number) =>
  createSmsOutbox({ database, clock, log: pino({ level: 'silent' }) }, () => send, patience);

async function rowOf(id: string) {
  const [row] = await database.db.select().from(smsMessages).where(eq(smsMessages.id, id));
  return row;
}

test('clears the parameters of a sent message', async () => {
  const outbox = outboxOf(async () => 'biz-1');
  const id = await enterSms(database.db, clock, message);
  await outbox.deliver(id);
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', answer: 'biz-1', parameters: {} });
});

test('a message is sent only once although several servers try', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const id = await enterSms(database.db, clock, message);
  const outboxes = Array.from({ length: 4 }, () => outboxOf(send));
  await Promise.all(outboxes.map((outbox) => outbox.deliver(id)));
  expect(send).toHaveBeenCalledTimes(1);
});

test('retries a code twice after a fault, then gives up', async () => {
  const send = vi.fn<SendSms>(async () => {
    throw new Error('busy');
  });
  const outbox = outboxOf(send);
  const id = await enterSms(database.db, clock, message);
  await outbox.deliver(id);
  for (let nth = 0; nth < 4; nth++) {
    now += 31_000;
    await outbox.deliverWaiting();
  }
  expect(send).toHaveBeenCalledTimes(3);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', answer: 'Error: busy', parameters: {} });
});

test('retries other messages for hours after a fault', async () => {
  const send = vi.fn<SendSms>(async () => {
    throw new Error('busy');
  });
  const outbox = outboxOf(send);
  const id = await enterSms(database.db, clock, { ...message, template: 'MESSAGE' });
  await outbox.deliver(id);
  const pauses = [];
  for (let last = now; (await rowOf(id))?.status === 'WAITING'; last = now) {
    now = (await rowOf(id))?.notBefore?.getTime() ?? Number.NaN;
    await outbox.deliverWaiting();
    pauses.push((now - last) / 60_000);
  }
  expect(pauses).toEqual([1, 10, 60, 360]);
  expect(send).toHaveBeenCalledTimes(5);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', parameters: {} });
});

const refuse = (refusal: SmsRefusal, freeInMs = 0) =>
  vi.fn<SendSms>(async () => {
    throw new SmsRefused('no', refusal, freeInMs);
  });

test.each(['NUMBER', 'LIMIT', 'ACCOUNT'] as const)(
  'a code refused, %s, is given up and told',
  async (why) => {
    const send = refuse(why);
    const outbox = outboxOf(send);
    const id = await enterSms(database.db, clock, message);
    await expect(outbox.deliver(id)).rejects.toMatchObject({ refusal: why });
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', answer: 'SmsRefused: no', parameters: {} });
  },
);

test('waits for a provider’s limit to end, and gives up on an unusable number', async () => {
  const notice = { ...message, template: 'MESSAGE' } as const;
  const limited = await enterSms(database.db, clock, notice);
  await outboxOf(refuse('LIMIT', 3_600_000)).deliver(limited);
  expect(await rowOf(limited)).toMatchObject({ status: 'WAITING', notBefore: new Date(now + 3_600_000) });
  const useless = await enterSms(database.db, clock, notice);
  await expect(outboxOf(refuse('NUMBER')).deliver(useless)).rejects.toThrow('no');
  expect(await rowOf(useless)).toMatchObject({ status: 'FAILED' });
  const other = await enterSms(database.db, clock, notice);
  now += 3_600_000;
  const send = vi.fn<SendSms>(async () => 'biz');
  await outboxOf(send).deliverWaiting();
  expect([(await rowOf(limited))?.status, (await rowOf(other))?.status]).toEqual(['SENT', 'SENT']);
});

test('does not wait for a slow provider, and nobody else sends the message meanwhile', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  const send = vi.fn<SendSms>(() => promise);
  const outbox = outboxOf(send, 1);
  const id = await enterSms(database.db, clock, message);
  await outbox.deliver(id);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000);
  now += 59_000;
  await outboxOf(send).deliverWaiting();
  expect(send).toHaveBeenCalledTimes(1);
  answer('biz-9');
  await outbox.stop();
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', answer: 'biz-9' });
});

test('after an hour without a provider a code is dropped, and another message still sent', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const code = await enterSms(database.db, clock, message);
  const notice = await enterSms(database.db, clock, {
    ...message,
    template: 'MESSAGE',
    parameters: { title: '登录密码已修改' },
  });
  now += 3_600_000;
  await outboxOf(send).deliverWaiting();
  expect([(await rowOf(code))?.status, (await rowOf(notice))?.status]).toEqual(['WAITING', 'SENT']);
});

test('a scheduled message is sent at its time, however late that is', async () => {
  const send = vi.fn<SendSms>(async () => 'biz');
  const phoneNumber = '15410000777';
  const notice = { ...message, phoneNumber, template: 'MESSAGE' } as const;
  await enterAllSms(database.db, clock, [{ ...notice, notBefore: new Date(now + 30 * 3_600_000) }]);
  const sentTo = () => send.mock.calls.filter(([sms]) => sms.phoneNumber === phoneNumber).length;
  const outbox = outboxOf(send);
  now += 29 * 3_600_000;
  await outbox.deliverWaiting();
  expect(sentTo()).toBe(0);
  now += 2 * 3_600_000;
  await outbox.deliverWaiting();
  expect(sentTo()).toBe(1);
});

test('without a provider messages stay until they are too old', async () => {
  const outbox = outboxOf(null);
  const id = await enterSms(database.db, clock, message);
  await outbox.deliver(id);
  expect(await rowOf(id)).toMatchObject({ status: 'WAITING', tries: 0, parameters: { code: '123456' } });
  await forgetOldSms(database.db, new Date(now + 1));
  expect(await rowOf(id)).toBeUndefined();
});
