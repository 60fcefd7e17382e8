import {
  type ViewingEvent,
  type ViewingState,
  viewingEvents,
  viewingStates,
  viewingTransitions,
} from '@portal/contract/building/terms';
import { maxGalleryPictures } from '@portal/contract/market/gallery';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPicture, refusedPictures } from '../../platform/files/testing/insert-picture.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { getUnit, listUnitsOf } from './building.public.ts';
import { buildings, units, viewings } from './building.table.ts';
import { insertBuilding, insertUnit } from './testing/insert-building.ts';
import { visitTimes } from './visit-times.ts';

const list = 'GET /api/serviceManage/building/queryList';
const detail = 'GET /api/serviceManage/building/queryDetail';
const submit = 'POST /api/serviceManage/viewing/submit';
const cancel = 'POST /api/serviceManage/viewing/cancel';
const own = 'GET /api/serviceManage/viewing/queryOwn';
const manageViewings = 'GET /api/serviceManage/viewing/queryManageList';
const operate = 'POST /api/serviceManage/viewing/operate';
const manageUnits = 'GET /api/serviceManage/unit/queryManageList';
const manageBuildings = 'GET /api/serviceManage/building/queryManageList';
const manageUnit = 'GET /api/serviceManage/unit/queryManageDetail';
const manageBuilding = 'GET /api/serviceManage/building/queryManageDetail';
const saveBuilding = 'POST /api/serviceManage/building/save';
const saveUnit = 'POST /api/serviceManage/unit/save';

let portal: TestApp;
let mine: string;
let other: string;
let operator: string;
let userId: string;
let buildingId: string;
let unitId: string;

const [firstTime = testNow, secondTime = testNow] = visitTimes(testNow);

beforeAll(async () => {
  portal = await openTestApp();
  userId = (await insertUser(portal.db, { userType: '100' })).id;
  mine = await portal.logIn({ userId });
  other = await portal.logIn({ userId: (await insertUser(portal.db, { userType: '100' })).id });
  operator = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
  buildingId = await insertBuilding(portal.db, { name: '1号温室片区' });
  unitId = await insertUnit(portal.db, { buildingId, no: 'B区6跨', areaX100: 83_000 });
});
afterEach(async () => {
  await portal.db.delete(viewings);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const slotRequest = (more: object = {}) => ({
  buildingId,
  unitId,
  visitAt: firstTime.getTime(),
  need: '',
  ...more,
});
const ask = (token: string, more: object = {}) => portal.call(submit, { data: slotRequest(more) }, token);
const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;

describe('public pages', () => {
  it('name units to let, and only tenants who are public', async () => {
    const house = await insertBuilding(portal.db);
    const [shown, hidden] = [
      await insertEnterprise(portal.db, { name: '晨露月季种苗', shortName: '晨露月季' }),
      await insertEnterprise(portal.db, { name: '不公开的企业', shortName: '不公开', visibility: 'HIDDEN' }),
    ];
    await insertUnit(portal.db, { buildingId: house, no: '1', state: 'LEASED', enterpriseId: shown });
    await insertUnit(portal.db, { buildingId: house, no: '2', state: 'LEASED', enterpriseId: hidden });
    await insertUnit(portal.db, { buildingId: house, no: '3', rentFenPerM2Month: 1_200 });
    const { data } = await portal.call(detail, { id: house });
    expect(data).toMatchObject({
      counts: { units: 3, vacant: 1, leased: 2 },
      rentFrom: 970,
      rentTo: 1_200,
      units: [{ tenant: '晨露月季' }, { tenant: '' }, { tenant: '', rentFenPerMonth: 120_000 }],
    });
    expect(JSON.stringify(data)).not.toContain('enterpriseId');
  });

  it('filter by kind and by availability', async () => {
    const full = await insertBuilding(portal.db, { kind: 'COLD' });
    const names = async (input: object) =>
      (await portal.call(list, { pageSize: 50, ...input })).data.rows.map((row) => row.buildingId);
    expect(await names({ kind: 'COLD' })).toEqual([full]);
    expect(await names({ vacant: '1' })).not.toContain(full);
    expect(await names({ vacant: '1' })).toContain(buildingId);
    expect(await code(portal.call(detail, { id: ulid() }))).toBe('500404');
  });
});

describe('requesting a viewing', () => {
  it('opens a case and blocks the time for others', async () => {
    const { header, data } = await ask(mine, { need: '母本保存' });
    expect(header.retCode).toBe('000000');
    expect(data).toMatchObject({ state: 'SUBMITTED', unitNo: 'B区6跨', actions: ['cancel'] });
    expect(data.no).toMatch(/^KF\d{8}-\d{4}$/);
    const taken = await ask(other);
    expect(taken.header).toMatchObject({ retCode: '500021', retMsg: '这个时段已有看房安排，请换一个时间' });
    expect(taken.data).toEqual({ fields: { 'data.visitAt': taken.header.retMsg } });
    const { visitTimes: times } = (await portal.call(detail, { id: buildingId })).data;
    expect(times.slice(0, 2)).toEqual([
      { at: firstTime.getTime(), isFree: false },
      { at: secondTime.getTime(), isFree: true },
    ]);
    expect((await portal.call(own, { buildingId }, other)).data.rows).toEqual([]);
    const version = data.version;
    expect(await code(portal.call(cancel, { id: data.viewingId, version }, other))).toBe('500404');
    expect((await portal.call(cancel, { id: data.viewingId, version }, mine)).data.state).toBe('CANCELLED');
    expect(await code(ask(other))).toBe('000000');
  });

  it('gives the time to one of two concurrent requests', async () => {
    const codes = await Promise.all([code(ask(mine)), code(ask(other))]);
    expect(codes.sort()).toEqual(['000000', '500021']);
  });

  it('is refused at other times, for units not to let, and beyond three open requests', async () => {
    const leased = await insertUnit(portal.db, { buildingId, state: 'MAINTENANCE' });
    const elsewhere = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db) });
    expect(await code(ask(mine, { visitAt: firstTime.getTime() + 1 }))).toBe('100002');
    expect(await code(ask(mine, { unitId: leased }))).toBe('100002');
    expect(await code(ask(mine, { unitId: elsewhere }))).toBe('100002');
    for (let at = 0; at < 3; at++) await ask(mine, { unitId: null, visitAt: null });
    expect(await code(ask(mine, { unitId: null, visitAt: null }))).toBe('500024');
  });
});

const insertViewing = async (status: ViewingState) => {
  const id = ulid();
  await portal.db.insert(viewings).values({ id, buildingId, userId, need: '', status, visitAt: firstTime });
  return id;
};
const dataOf = (event: ViewingEvent) =>
  event === 'assign'
    ? { visitAt: secondTime.getTime(), guideName: '管小薯' }
    : { remark: event === 'cancel' ? '检修' : '' };

describeTransitions<ViewingState, ViewingEvent, ViewingState>({
  states: viewingStates,
  events: viewingEvents,
  planned: (state, event) => viewingTransitions[state][event],
  next: (state, event) => nextState(viewingTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insertViewing(state);
    const { header, data } = await portal.call(
      operate,
      { id, event, version: 1, data: dataOf(event) },
      operator,
    );
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});

describe('the property office', () => {
  it('notifies the user of the guide and time, or of the reason for a refusal', async () => {
    const { data } = await ask(mine);
    const fire = (event: ViewingEvent, version: number, more: object) =>
      portal.call(operate, { id: data.viewingId, event, version, data: more }, operator);
    expect(await code(fire('assign', 1, { visitAt: testNow.getTime(), guideName: '管小薯' }))).toBe('100002');
    expect(await code(fire('assign', 1, { visitAt: secondTime.getTime() }))).toBe('100002');
    expect(await code(fire('assign', 1, dataOf('assign')))).toBe('000000');
    expect(await code(fire('cancel', 2, {}))).toBe('100002');
    expect(await code(fire('cancel', 2, { remark: '停电检修' }))).toBe('000000');
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, userId));
    expect(notices.map(({ eventCode }) => eventCode).sort()).toEqual([
      'VIEWING_ASSIGNED',
      'VIEWING_CANCELLED',
    ]);
    const { rows, counts } = (await portal.call(manageViewings, {}, operator)).data;
    expect(counts).toMatchObject({ ALL: 1, CANCELLED: 1 });
    expect(JSON.stringify(rows)).not.toContain('phone');
  });

  it('adds buildings and units; only contracts decide whether a unit is let', async () => {
    const { buildingId: _id, ...plain } = (await portal.call(detail, { id: buildingId })).data;
    const house = { ...plain, name: '4号温室片区', facilities: ['补光灯'], fileId: null };
    const saved = await portal.call(saveBuilding, { data: house }, operator);
    expect(saved.header.retCode).toBe('000000');
    expect(await code(portal.call(saveBuilding, { data: house }, operator))).toBe('100002');
    const unit = {
      buildingId: saved.data.buildingId,
      floor: 1,
      no: 'A区1跨',
      areaX100: 72_000,
      use: '种苗',
      rentFenPerM2Month: 850,
      propertyFeeFenPerM2Month: 120,
      state: 'VACANT',
    };
    const put = (more: object, rest: object = {}) =>
      portal.call(
        saveUnit,
        { ...rest, data: { ...unit, ...more } as typeof unit & { state: 'VACANT' } },
        operator,
      );
    expect(await code(put({ state: 'LEASED' }))).toBe('100002');
    expect(await code(put({ floor: 3 }))).toBe('100002');
    const { data } = await put({});
    expect(await code(put({}))).toBe('100002');
    expect(await code(put({ state: 'MAINTENANCE' }, { id: data.unitId, version: 9 }))).toBe('500409');
    expect(await code(put({ state: 'MAINTENANCE' }, { id: data.unitId, version: 1 }))).toBe('000000');
    const rows = await portal.call(manageUnits, { buildingId: saved.data.buildingId }, operator);
    expect(rows.data).toMatchObject({
      counts: { ALL: 1, MAINTENANCE: 1 },
      rows: [{ data: { no: 'A区1跨' } }],
    });
    expect((await portal.call(manageUnit, { id: data.unitId }, operator)).data).toEqual(rows.data.rows[0]);
    const read = await portal.call(manageBuilding, { id: saved.data.buildingId }, operator);
    expect(read.data).toMatchObject({ units: 1, data: { name: '4号温室片区' } });
    expect(await code(portal.call(manageBuilding, { id: data.unitId }, operator))).toBe('500404');
    expect(await code(portal.call(manageUnit, { id: buildingId }, operator))).toBe('500404');
    await portal.db.delete(units).where(eq(units.buildingId, saved.data.buildingId));
    await portal.db.delete(buildings).where(eq(buildings.id, saved.data.buildingId));
  });

  it('says which district a building stands in, if there is such a district', async () => {
    const { buildingId: _id, ...plain } = (await portal.call(detail, { id: buildingId })).data;
    const house = { ...plain, name: '5号温室片区', facilities: ['补光灯'], fileId: null };
    const wrong = await portal.call(saveBuilding, { data: { ...house, regionId: 'NOWHERE' } }, operator);
    expect(Object.keys((wrong.data as unknown as { fields: object }).fields)).toEqual(['data.regionId']);
    await portal.db.insert(regions).values({ regionId: 'BP', name: '北坡片区', kind: 'DISTRICT' });
    const { data: saved } = await portal.call(saveBuilding, { data: { ...house, regionId: 'BP' } }, operator);
    const read = await portal.call(manageBuilding, { id: saved.buildingId }, operator);
    expect(read.data.data.regionId).toBe('BP');
    await portal.db.delete(buildings).where(eq(buildings.id, saved.buildingId));
    await portal.db.delete(regions);
  });
});

describe('pictures of a building', () => {
  it('are public files in their order, without duplicates, eight at most', async () => {
    const id = await insertBuilding(portal.db, { name: '有图的楼' });
    const shown = (await portal.call(manageBuildings, { pageSize: 50 }, operator)).data.rows;
    const row = shown.find((each) => each.buildingId === id);
    const send = (galleryFileIds: string[]) =>
      portal.call(
        saveBuilding,
        { id, version: 1, data: { ...row?.data, galleryFileIds } } as never,
        operator,
      );
    const pictures = await Promise.all(
      Array.from({ length: maxGalleryPictures }, () => insertPicture(portal.db)),
    );
    const [one = '', ...others] = pictures;
    for (const wrong of await refusedPictures(portal.db))
      expect((await send([one, wrong])).data).toHaveProperty(['fields', 'data.galleryFileIds']);
    const tooMany = await send([...pictures, await insertPicture(portal.db)]);
    expect(tooMany.header.retCode).toBe('100001');
    expect(JSON.stringify(tooMany.data)).toContain('data.galleryFileIds');
    expect(await code(send([...others, one]))).toBe('000000');
    const { gallery } = (await portal.call(detail, { id })).data;
    expect(gallery.map(({ fileId, alt }) => [fileId, alt])).toEqual(
      [...others, one].map((fileId) => [fileId, '有图的楼']),
    );
    await portal.db.delete(buildings).where(eq(buildings.id, id));
  });
});

it('other features can find units by id and by enterprise', async () => {
  const enterpriseId = await insertEnterprise(portal.db, { name: '租户一家' });
  const id = await insertUnit(portal.db, { buildingId, no: 'Z1', state: 'LEASED', enterpriseId });
  expect(await getUnit(portal.db, id)).toMatchObject({ buildingName: '1号温室片区', no: 'Z1', enterpriseId });
  await expect(getUnit(portal.db, ulid())).rejects.toMatchObject({ retCode: '500404' });
  expect((await listUnitsOf(portal.db, enterpriseId)).map((unit) => unit.id)).toEqual([id]);
});
