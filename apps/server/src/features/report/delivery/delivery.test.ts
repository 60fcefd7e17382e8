import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { deliverReport } from './deliver-report.ts';
import { deliveries } from './delivery.table.ts';

const park = usePark(
  { finance: ['OP_FINANCE'], property: ['OP_PROPERTY'] },
  { now: new Date('2026-11-02T04:00:00Z'), empties: [deliveries, messages] },
);

const save = 'POST /api/propertyManage/reportDelivery/save';
const detail = 'GET /api/propertyManage/reportDelivery/queryDetail';
const content = () => ({ isOn: true, dayOfMonth: 3, userIds: [park.finance.user.id] });
const store = (data: object, version?: number) =>
  park.call(save, { data, ...(version ? { version } : {}) }, park.finance.token);
const deliver = () => deliverReport(park);
const sent = () => park.db.select().from(messages);

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

it('sends nothing while it is off', async () => {
  await store({ ...content(), isOn: false });
  const { data } = await park.call(detail, {}, park.finance.token);
  expect(data).toMatchObject({ isOn: false, dayOfMonth: 3, sentPeriod: '', version: 1 });
  expect(data.readers.map(({ userId }) => userId)).toEqual([park.finance.user.id]);
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
