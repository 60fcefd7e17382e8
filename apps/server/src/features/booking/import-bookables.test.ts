import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { buildings } from '../building/building.table.ts';
import { insertBuilding } from '../building/testing/insert-building.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { importRuns } from '../import/import.table.ts';
import { importDesk } from '../import/testing/import-desk.ts';
import { resources } from '../resource/resource.table.ts';
import { venues } from '../venue/venue.table.ts';

const park = usePark(
  { keeper: ['OP_PROPERTY'], service: ['OP_SERVICE'] },
  { empties: [importRuns, conferenceRooms, venues, resources, buildings] },
);
const rooms = importDesk(park, () => park.keeper.token);
const services = importDesk(park, () => park.service.token);

const roomHeads = ['会议室名称', '楼宇', '楼层', '地点', '座位数', '会务服务', '开放时间从', '需要审核'];

it('takes meeting rooms with their services and hours, changes known ones, and gives them back', async () => {
  const buildingId = await insertBuilding(park.db, { name: 'A座', floors: 6 });
  const first = await rooms.check({
    会议室: [roomHeads, ['玉兰厅', 'A座', 2, 'A座 2 层', 12, '茶歇 20；投影 50.00元', '8:30', '是']],
  });
  expect(first.counts).toMatchObject({ NEW: 1, FAULT: 0 });
  await rooms.operate(first, 'write');
  const [room] = await park.db.select().from(conferenceRooms);
  expect(room).toMatchObject({
    name: '玉兰厅',
    buildingId,
    floor: 2,
    seats: 12,
    services: [
      { name: '茶歇', fen: 2_000 },
      { name: '投影', fen: 5_000 },
    ],
    openFrom: '08:30',
    openTo: '20:00',
    maxSlots: 8,
    needApproval: true,
    checkInRequired: true,
    version: 1,
  });
  const second = await rooms.check({
    会议室: [
      roomHeads,
      ['玉兰厅', 'A座', 2, 'A座 2 层', 16, '茶歇 20；投影 50', '8:30', '是'],
      ['海棠厅', '没有的楼', 1, '东侧', 8, '', '', ''],
      ['月季厅', 'A座', 9, '东侧', 8, '茶歇二十', '8:15', '也许'],
    ],
  });
  expect(second.counts).toMatchObject({ CHANGED: 1, FAULT: 2 });
  const faulty = await rooms.rows(second);
  expect(faulty.map(({ faults }) => faults.map(({ field }) => field).toSorted())).toEqual([
    ['building'],
    ['needApproval', 'openFrom', 'services'],
  ]);
  const [changed] = await rooms.rows(second, { tab: 'CHANGED' });
  expect(changed?.changes).toEqual([{ field: 'seats', from: '12', to: '16' }]);
  const written = await rooms.operate(second, 'write');
  await rooms.operate(written, 'undo');
  const [restored] = await park.db.select().from(conferenceRooms);
  expect(restored).toMatchObject({ seats: 12, version: 3 });
  const logged = await park.db
    .select()
    .from(operLogs)
    .where(eq(operLogs.entityId, room?.id ?? ''))
    .orderBy(asc(operLogs.id));
  expect(logged.map(({ event, after }) => [event, (after as { importedFrom: string }).importedFrom])).toEqual(
    [
      ['conferenceRoom.create', `${first.no}/2`],
      ['conferenceRoom.edit', `${second.no}/2`],
      ['conferenceRoom.undoImport', `${second.no}/2`],
    ],
  );
});

it('refuses a floor that the building does not have', async () => {
  await insertBuilding(park.db, { name: 'A座', floors: 6 });
  const run = await rooms.check({ 会议室: [roomHeads, ['月季厅', 'A座', 9, '东侧', 8, '', '', '']] });
  const [row] = await rooms.rows(run);
  expect(row?.faults).toEqual([expect.objectContaining({ field: 'floor' })]);
});

const venueHeads = [
  '场地名称',
  '场地类型',
  '楼宇',
  '地点',
  '面积',
  '座位数',
  '每小时价格',
  '退订规则',
  '一次最多',
];

it('takes venues with prices by kind of day and hours, and says where a price is missing', async () => {
  await insertBuilding(park.db, { name: 'A座' });
  const venue = (name: string, prices: string) => [
    name,
    'EXPO',
    'A座',
    '1 层',
    '320',
    120,
    prices,
    '72小时 100%；提前24小时 50%',
    24,
  ];
  const run = await services.check({
    场地: [
      venueHeads,
      venue('云岫展厅', '工作日 08:00-18:00 300/500；工作日 18:00-22:00 400；周末 400/600；节假日 400/600'),
      venue('玻璃房', '200/300'),
      venue('缺价的厅', '工作日 300/500'),
    ],
  });
  expect(run.counts).toMatchObject({ NEW: 2, FAULT: 1 });
  const [gap] = await services.rows(run);
  expect(gap?.faults).toEqual([expect.objectContaining({ field: 'priceRules' })]);
  await services.operate(run, 'write');
  const [hall, glass] = await park.db.select().from(venues).orderBy(asc(venues.areaX100), asc(venues.id));
  const all = [hall, glass].find((one) => one?.name === '云岫展厅');
  expect(all?.priceRules).toEqual([
    { dayKind: 'workday', from: '08:00', to: '18:00', memberFenPerHour: 30_000, publicFenPerHour: 50_000 },
    { dayKind: 'workday', from: '18:00', to: '22:00', memberFenPerHour: 40_000, publicFenPerHour: 40_000 },
    { dayKind: 'weekend', from: '08:00', to: '22:00', memberFenPerHour: 40_000, publicFenPerHour: 60_000 },
    { dayKind: 'holiday', from: '08:00', to: '22:00', memberFenPerHour: 40_000, publicFenPerHour: 60_000 },
  ]);
  expect(all?.cancelShares).toEqual([
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ]);
  const again = await services.check({
    场地: [
      venueHeads,
      venue('云岫展厅', '工作日 08:00-18:00 300/500；工作日 18:00-22:00 400；周末 400/600；节假日 400/600'),
      venue('玻璃房', 'workdays 250/300; weekends 200/300; holidays 200/300'),
    ],
  });
  expect(again.counts).toMatchObject({ SAME: 1, CHANGED: 1 });
  const [changed] = await services.rows(again, { tab: 'CHANGED' });
  expect(changed?.changes).toEqual([
    expect.objectContaining({
      field: 'priceRules',
      from: expect.stringContaining('08:00-22:00 200.00/300.00'),
    }),
  ]);
});

const resourceHeads = [
  '资源名称',
  '资源类型',
  '持有单位',
  '说明',
  '开放方式',
  '费用',
  '地点',
  '其他信息',
  '单价',
];

it('takes shared instruments with their facts, and knows their owners again when it is undone', async () => {
  const row = (name: string, mode: string) => [
    name,
    'instrument',
    '花卉检测中心',
    '用于挥发性成分的定性和定量分析。',
    mode,
    '80 元/样',
    '检测中心 2 层',
    '型号：GC-2030；精度：0.1 mg',
    '80.00',
  ];
  const run = await services.check({
    仪器: [resourceHeads, row('气相色谱仪', '预约'), row('电子天平', '随便')],
  });
  expect(run.counts).toMatchObject({ NEW: 1, FAULT: 1 });
  const written = await services.operate(run, 'write');
  const [resource] = await park.db.select().from(resources);
  expect(resource).toMatchObject({
    code: 'instrument',
    openMode: 'BOOK',
    unitFen: 8_000,
    unitName: '样',
    facts: [
      { name: '型号', value: 'GC-2030' },
      { name: '精度', value: '0.1 mg' },
    ],
  });
  const enterpriseId = await insertEnterprise(park.db, { name: '满庭芳', shortName: '满庭芳' });
  const renamed = row('气相色谱仪', '预约').with(2, '满庭芳');
  const second = await services.operate(await services.check({ 仪器: [resourceHeads, renamed] }), 'write');
  const owner = async () => (await park.db.select().from(resources))[0]?.enterpriseId;
  expect(await owner()).toBe(enterpriseId);
  await services.operate(second, 'undo');
  expect(await owner()).toBeNull();
  // Changed since: it stays.
  await services.operate(written, 'undo');
  expect(await park.db.$count(resources)).toBe(1);
});
