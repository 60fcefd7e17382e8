import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { mailMessages } from '../../../platform/mail/mail-message.table.ts';
import { faultsOf, partsBelow, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { exportTasks } from '../../../platform/xlsx/export-task.table.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { meters, readings } from '../../billing/meter/meter.table.ts';
import { insertBill, insertLetUnit, insertMeter, insertReading } from '../../billing/testing/insert-meter.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { users } from '../../identity/user.table.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { messages } from '../../message/message.table.ts';
import { payAttempts, payItems, payOrders } from '../../payment/payment.table.ts';
import { noticedIn } from '../../payment/receive/notice-code.public.ts';
import { insertPayment } from '../testing/insert-payment.ts';
import { sentNotices } from './notice.table.ts';
import { type Notice, noticeDay, noticesOf } from './notice.ts';

// Noon on 2026-11-21 in Shanghai.
const park = usePark(
  { finance: ['OP_FINANCE'], property: ['OP_PROPERTY'], tenant: 'owner', other: 'owner' },
  {
    empties: [
      sentNotices,
      exportTasks,
      messages,
      smsMessages,
      mailMessages,
      payItems,
      payAttempts,
      payOrders,
      bills,
      readings,
      meters,
      contractUnits,
      contracts,
      units,
      buildings,
    ],
  },
);

const list = 'GET /api/propertyManage/notice/queryList';
const send = 'POST /api/propertyManage/notice/send';
const period = '2026-11';
const noon = (day: string) => new Date(`${day}T04:00:00Z`);

const bill = (given: Partial<Parameters<typeof insertBill>[1]> = {}) =>
  insertBill(park.db, { enterpriseId: park.tenant.enterpriseId, ...given });

async function noticeOf(month = period): Promise<Notice> {
  const { enterpriseId: id, name } = park.tenant;
  const [notice] = await noticesOf(park.db, { period: month, day: noticeDay(month, park.now) }, [
    { id, name },
  ]);
  return notice as Notice;
}

/** A bill of 1,000 yuan from September that is 27 days late, one paid this month, and a new one. */
async function insertMonth() {
  const { enterpriseId } = park.tenant;
  await bill({ period: '2026-09', issueDate: '2026-10-10', dueDate: '2026-10-25', status: 'OVERDUE' });
  const paid = await bill({
    issueDate: '2026-10-12',
    dueDate: '2026-10-27',
    status: 'PAID',
    paidFen: 100_500,
    settledLateFen: 500,
  });
  await insertPayment(park.db, { at: noon('2026-11-06'), enterpriseId, items: [[paid, 100_500]] });
  await bill({ feeCode: 'WATER', issueDate: '2026-11-10', dueDate: '2026-11-25' });
}

it('adds up: carried over, billed and late fees less what was received is what is to be paid', async () => {
  await insertMonth();
  const { bills: open, totalFen, balance, dues } = await noticeOf();
  // 1,000.00 × 27 days × 0.05 % = 13.50.
  expect(open.map(({ payableFen, lateFen }) => [payableFen, lateFen])).toEqual([
    [101_350, 1_350],
    [100_000, 0],
  ]);
  expect(totalFen).toBe(201_350);
  expect(balance).toEqual({
    carriedFen: 200_500,
    receivedFen: 100_500,
    billedFen: 100_000,
    bills: 1,
    lateFen: 1_350,
  });
  expect(dues).toEqual([
    { day: '2026-10-25', fen: 101_350 },
    { day: '2026-11-25', fen: 100_000 },
  ]);
});

it('describes an earlier month as it was: what was paid later is open, what was issued later is not there', async () => {
  await insertMonth();
  const { day, bills: open, balance, totalFen } = await noticeOf('2026-10');
  expect(day).toBe('2026-10-31');
  // Six and four days late.
  expect(open.map(({ payableFen }) => payableFen).toSorted((one, other) => one - other)).toEqual([
    100_200, 100_300,
  ]);
  expect(totalFen).toBe(200_500);
  expect(balance).toEqual({ carriedFen: 0, receivedFen: 0, billedFen: 200_000, bills: 2, lateFen: 500 });
});

it('names premises, readings of the month before, and a remittance code that follows from its number', async () => {
  const unitId = await insertLetUnit(park.db, park.tenant.enterpriseId);
  const { enterpriseId } = park.tenant;
  const meterId = await insertMeter(park.db, { unitId, enterpriseId, meterNo: 'S-301' });
  await insertReading(park.db, { meterId, enterpriseId, period: '2026-10', readingX100: 11_200 });
  await bill();
  const { premises, readings: read, no, code } = await noticeOf();
  expect(premises).toEqual({ contracts: 1, units: 1, areaX100: 10_000 });
  expect(read).toMatchObject([
    { meterNo: 'S-301', previousX100: 10_000, readingX100: 11_200, usageX100: 1_200 },
  ]);
  expect(no).toMatch(/^TZ202611-[0-9A-Z]{8}$/);
  expect(code).toMatch(/^[2-9A-Y]{8}$/);
  expect((await noticeOf()).code).toBe(code);
});

it('is found by its code in the purpose of a transfer, for a year', async () => {
  const { enterpriseId } = park.tenant;
  const { code } = await noticeOf();
  const purpose = `11月费用 ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  expect(await noticedIn(park.db, purpose, '2026-12-05')).toEqual([enterpriseId]);
  expect(await noticedIn(park.db, purpose, '2027-11-05')).toEqual([]);
  expect(await noticedIn(park.db, '11月费用', '2026-12-05')).toEqual([]);
});

it('lists who has something to pay, and leaves out objections', async () => {
  await bill();
  await bill({ status: 'OBJECTED' });
  await insertBill(park.db, { enterpriseId: park.other.enterpriseId, status: 'OBJECTED' });
  const { data } = await park.call(list, { period }, park.finance.token);
  expect(data).toMatchObject({
    total: 1,
    rows: [
      {
        enterpriseName: park.tenant.name,
        bills: 1,
        totalFen: 100_000,
        dueDay: '2026-11-25',
        sentAt: null,
        times: 0,
      },
    ],
  });
  expect((await park.call(list, { period, keyword: '不存在' }, park.finance.token)).data.rows).toEqual([]);
  expect((await park.call(list, { period: '2026-12' }, park.finance.token)).header.retMsg).toContain(
    '不能选择将来的月份',
  );
  expect((await park.call(list, { period }, park.property.token)).header.retCode).not.toBe('000000');
});

it('sends it by message, SMS with a link, and mail in the reader’s language', async () => {
  await bill();
  await insertBill(park.db, { enterpriseId: park.other.enterpriseId });
  const { id, phoneNumber } = park.tenant.user;
  await park.db
    .update(users)
    .set({ email: 'pay@example.com', emailProvenAt: park.now, language: 'en' })
    .where(eq(users.id, id));
  const { enterpriseId } = park.other;
  await park.db
    .update(enterprises)
    .set({ email: 'office@example.com' })
    .where(eq(enterprises.id, enterpriseId));
  await park.call(send, { data: { period } }, park.finance.token);
  const sms = await park.db.select().from(smsMessages).where(eq(smsMessages.phoneNumber, phoneNumber));
  expect(sms).toMatchObject([
    { template: 'LINK', parameters: { title: '2026-11 缴费通知单', path: 'cost-query' } },
  ]);
  const mails = await park.db.select().from(mailMessages).orderBy(mailMessages.address);
  expect(mails).toMatchObject([
    { address: 'office@example.com', language: 'zh', subject: '2026-11 缴费通知单', link: '/cost-query' },
    {
      address: 'pay@example.com',
      language: 'en',
      body: expect.stringContaining('1,000.00'),
      link: '/cost-query',
    },
  ]);
  await park.call(send, { data: { period } }, park.finance.token);
  expect(await park.db.select().from(mailMessages)).toHaveLength(2);
});

it('sends each notice once, no matter how many ask at once, and again to one tenant when asked to', async () => {
  await bill();
  await insertBill(park.db, { enterpriseId: park.other.enterpriseId });
  const all = () => park.call(send, { data: { period } }, park.finance.token);
  const answers = await Promise.all([all(), all()]);
  expect(answers.reduce((sum, { data }) => sum + data.sent, 0)).toBe(2);
  const received = () => park.db.select().from(messages).where(eq(messages.userId, park.tenant.user.id));
  expect(await received()).toMatchObject([
    { eventCode: 'NOTICE_SENT', link: '/cost-query', params: { period, fen: 100_000, day: '2026-11-25' } },
  ]);
  const { enterpriseId } = park.tenant;
  expect((await park.call(send, { data: { period, enterpriseId } }, park.finance.token)).data).toEqual({
    sent: 1,
  });
  const { data } = await park.call(list, { period }, park.finance.token);
  expect(data.rows.map(({ times }) => times).toSorted((one, other) => one - other)).toEqual([1, 2]);
  const unknown = { data: { period, enterpriseId: '01J0000000000000000000NANE' } };
  expect((await park.call(send, unknown, park.finance.token)).header.retCode).toBe('500404');
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const download = (part: string, token: string) =>
  park.app.inject({ url: `/api/propertyManage/notice/${part}`, headers: { token } });

it('prints one page for a tenant, and a list on a second one if the bills are many', async () => {
  await bill();
  const address = `print?period=${period}&enterpriseId=${park.tenant.enterpriseId}`;
  const pdf = await download(address, park.finance.token);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pagesOf(pdf.rawPayload)).toBe(1);
  expect(faultsOf(readPdf(pdf.rawPayload))).toEqual([]);
  for (let nth = 0; nth < 16; nth += 1) await bill();
  const long = (await download(address, park.finance.token)).rawPayload;
  expect(pagesOf(long)).toBe(2);
  const read = readPdf(long);
  expect(faultsOf(read)).toEqual([]);
  const [, list] = partsBelow(read.structure).filter(({ tag }) => tag === 'Table');
  expect(list?.parts).toHaveLength(18);
});

it('prints the rare letters of a tenant’s name', async () => {
  const { enterpriseId: id, name } = park.tenant;
  const called = (fullName: string) =>
    park.db.update(enterprises).set({ name: fullName }).where(eq(enterprises.id, id));
  await bill();
  await called('王垚赟芃㛃䶮𠮷花卉有限公司');
  const read = readPdf((await download(`printOwn?period=${period}`, park.tenant.token)).rawPayload);
  await called(name);
  expect(read.text).toContain('王垚赟芃㛃䶮𠮷花卉有限公司');
  expect(read.glyphs).not.toContain(0);
});

it('prints the own notice of an enterprise, and nobody else’s', async () => {
  await bill();
  const own = await download(`printOwn?period=${period}`, park.tenant.token);
  expect(pagesOf(own.rawPayload)).toBe(1);
  const foreign = await download(
    `print?period=${period}&enterpriseId=${park.tenant.enterpriseId}`,
    park.other.token,
  );
  expect(foreign.json().header.retCode).not.toBe('000000');
});

it('prints all notices in the background, with progress', async () => {
  await bill();
  await insertBill(park.db, { enterpriseId: park.other.enterpriseId });
  const started = await download(`printAll?period=${period}`, park.finance.token);
  const { exportId: id, totalRows } = started.json().body.data;
  expect(totalRows).toBe(2);
  await vi.waitFor(async () => {
    const { data } = await park.call('GET /api/exportManage/export/queryDetail', { id }, park.finance.token);
    expect(data).toMatchObject({ state: 'DONE', doneRows: 2 });
  }, 20_000);
  const file = await park.app.inject({
    url: `/api/exportManage/export/download?id=${id}`,
    headers: { token: park.finance.token },
  });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(pagesOf(file.rawPayload)).toBe(2);
});
