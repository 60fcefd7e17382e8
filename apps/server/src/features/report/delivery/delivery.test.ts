import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { mailAttachments, mailMessages } from '../../../platform/mail/mail-message.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { users } from '../../identity/user.table.ts';
import { messages } from '../../message/message.table.ts';
import { deliverReport } from './deliver-report.ts';
import { deliveries } from './delivery.table.ts';

const park = usePark(
  { finance: ['OP_FINANCE'], property: ['OP_PROPERTY'], admin: ['OP_ADMIN'] },
  { now: new Date('2026-11-02T04:00:00Z'), empties: [deliveries, messages, mailMessages, mailAttachments] },
);

const save = 'POST /api/propertyManage/reportDelivery/save';
const detail = 'GET /api/propertyManage/reportDelivery/queryDetail';
const content = () => ({ isOn: true, dayOfMonth: 3, userIds: [park.finance.user.id] });
const store = (data: object, version?: number) =>
  park.call(save, { data, ...(version ? { version } : {}) }, park.finance.token);
const deliver = () => deliverReport(park);
const sent = () => park.db.select().from(messages);
const setMail = (email: string | null, { id }: { id: string } = park.finance.user) =>
  park.db
    .update(users)
    .set({ email, emailProvenAt: email === null ? null : park.now })
    .where(eq(users.id, id));

afterEach(async () => {
  await setMail(null);
  await setMail(null, park.admin.user);
  await park.db
    .update(users)
    .set({ operatorRoles: ['OP_FINANCE'] })
    .where(eq(users.id, park.finance.user.id));
});

it('sends the report of the last month once, from its day on', async () => {
  await store(content());
  await deliver();
  expect(await sent()).toEqual([]);
  park.now = new Date('2026-11-02T16:30:00Z');
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(await sent()).toMatchObject([
    {
      eventCode: 'REPORT_READY',
      userId: park.finance.user.id,
      params: { period: '2026-10' },
      link: '/manage/business-report?span=month&to=2026-10',
    },
  ]);
  park.now = new Date('2026-12-05T00:00:00Z');
  await deliver();
  expect(await sent()).toHaveLength(2);
  expect(await park.db.select().from(deliveries)).toMatchObject([{ sentPeriod: '2026-11' }]);
});

it('mails its PDF once to readers with an address, though two copies send at once', async () => {
  await setMail('finance@example.com');
  const userIds = [park.finance.user.id, park.admin.user.id];
  await store({ ...content(), dayOfMonth: 1, userIds });
  const { data } = await park.call(detail, {}, park.admin.token);
  expect(data.readers.map(({ userId, hasMail }) => `${userId} ${hasMail}`).toSorted()).toEqual(
    [`${park.finance.user.id} true`, `${park.admin.user.id} false`].toSorted(),
  );
  await Promise.all([deliver(), deliver()]);
  expect(await sent()).toHaveLength(2);
  expect(await park.db.select().from(mailMessages)).toMatchObject([
    {
      address: 'finance@example.com',
      subject: '2026-10 经营报告',
      language: 'zh',
      link: '/manage/business-report?span=month&to=2026-10',
      status: 'WAITING',
    },
  ]);
  const [file, ...others] = await park.db.select().from(mailAttachments);
  expect(file).toMatchObject({ name: 'business-report-2026-10.pdf', type: 'application/pdf' });
  expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(others).toEqual([]);
});

it('sends nothing to somebody who may not read it any more', async () => {
  await setMail('finance@example.com');
  await store({ ...content(), dayOfMonth: 1 });
  await park.db
    .update(users)
    .set({ operatorRoles: ['OP_PROPERTY'] })
    .where(eq(users.id, park.finance.user.id));
  await deliver();
  expect([await sent(), await park.db.select().from(mailMessages)]).toEqual([[], []]);
});

it('sends nothing while it is off', async () => {
  await store({ ...content(), isOn: false });
  const { data } = await park.call(detail, {}, park.finance.token);
  expect(data).toMatchObject({ isOn: false, dayOfMonth: 3, sentPeriod: '', version: 1 });
  expect(data.readers.map(({ userId }) => userId)).not.toContain(park.property.user.id);
  park.now = new Date('2026-11-20T00:00:00Z');
  await deliver();
  expect(await sent()).toEqual([]);
});

it('refuses readers without the page, days that not every month has, and what somebody else has saved', async () => {
  const refused = async (data: object) => (await store(data)).header;
  expect((await refused({ ...content(), userIds: [park.property.user.id] })).retMsg).toContain('不能打开');
  expect((await refused({ ...content(), dayOfMonth: 29 })).retCode).toBe('100001');
  expect((await refused({ ...content(), userIds: [] })).retCode).toBe('100001');
  const first = await Promise.all([store(content()), store(content())]);
  expect(first.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
  expect((await store({ ...content(), dayOfMonth: 5 }, 1)).data).toEqual({ version: 2 });
});
