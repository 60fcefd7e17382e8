import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { carousels } from '../site.table.ts';

let portal: TestApp;
let editor: string;

beforeAll(async () => {
  portal = await openTestApp();
  editor = await portal.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
});
beforeEach(() => portal.db.delete(carousels));
afterAll(() => portal.close());

const week = 7 * 86_400_000;
const slide = {
  title: '迎春花市',
  text: '二月见',
  body: '<p onclick="x()">欢迎</p>',
  linkUrl: '/information/noticelist',
  linkLabel: '去看看',
  startAt: testNow.getTime() - week,
  endAt: testNow.getTime() + week,
  position: 'HOME',
};

const save = (data: object = {}, at: object = {}) =>
  portal.call('POST /api/siteManage/carousel/save', { ...at, data: { ...slide, ...data } }, editor);
const operate = async (id: string, event: string, version?: number) => {
  const [row] = await portal.db.select().from(carousels).where(eq(carousels.id, id));
  const input = { id, event, version: version ?? row?.version ?? 1 };
  return portal.call('POST /api/siteManage/carousel/operate', input, editor);
};
const shown = async () =>
  (await portal.call('GET /api/siteManage/carousel/queryList', {})).data.map(({ id }) => id);

it('adds a slide at the end, sanitised, and shows it within its period while enabled', async () => {
  const [first, second] = [(await save()).data, (await save({ title: '第二张' })).data];
  expect(first).toMatchObject({ body: '<p>欢迎</p>', state: 'SHOWN', sort: 1, picture: null });
  expect(await shown()).toEqual([first.id, second.id]);
  expect((await save({ startAt: testNow.getTime() + 1 })).data.state).toBe('COMING');
  expect((await save({ endAt: testNow.getTime() })).data.state).toBe('ENDED');
  await operate(first.id, 'turnOff');
  expect(await shown()).toEqual([second.id]);
  const detail = await portal.call('GET /api/siteManage/carousel/queryDetail', { id: first.id });
  expect(detail.header.retCode).toBe(retCodes.NOT_FOUND);
  const { data } = await portal.call(
    'GET /api/siteManage/carousel/queryManageList',
    { keyword: '迎春' },
    editor,
  );
  expect(data.rows.find(({ id }) => id === first.id)?.state).toBe('OFF');
});

it('holds a slide back while six are shown before it', async () => {
  const saved: Awaited<ReturnType<typeof save>>['data'][] = [];
  for (let nth = 1; nth <= 7; nth++) saved.push((await save({ title: `第${nth}张`, position: 'PAY' })).data);
  expect(saved.map(({ state }) => state)).toEqual([...Array(6).fill('SHOWN'), 'WAITING']);
  const stateOfLast = async () => {
    const list = 'GET /api/siteManage/carousel/queryManageList';
    const { data } = await portal.call(list, { position: 'PAY' }, editor);
    return data.rows.find(({ id }) => id === saved[6]?.id)?.state;
  };
  expect(await stateOfLast()).toBe('WAITING');
  await operate(saved[0]?.id ?? '', 'turnOff');
  expect(await stateOfLast()).toBe('SHOWN');
});

it('keeps the period to the millisecond, from the earliest to the latest possible instant', async () => {
  const period = { startAt: Date.UTC(1000, 0, 1), endAt: Date.UTC(10_000, 0, 1) - 1 };
  expect((await save(period)).data).toMatchObject(period);
  const early = await save({ startAt: Date.UTC(1000, 0, 1) - 1 });
  expect(early.data).toMatchObject({ fields: { 'data.startAt': '时间格式不正确' } });
});

it('swaps slides with their neighbours', async () => {
  const ids: string[] = [];
  for (const title of ['甲张', '乙张', '丙张']) ids.push((await save({ title })).data.id);
  const [a = '', b = '', c = ''] = ids;
  await operate(c, 'moveUp');
  expect(await shown()).toEqual([a, c, b]);
  await operate(a, 'moveDown');
  expect(await shown()).toEqual([c, a, b]);
  expect((await operate(c, 'moveUp')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  const { data } = await portal.call('GET /api/siteManage/carousel/queryManageList', {}, editor);
  const actions = new Map(data.rows.map((row) => [row.id, row.actions]));
  expect([c, a, b].map((id) => actions.get(id))).toEqual([
    ['turnOff', 'moveDown', 'delete'],
    ['turnOff', 'moveUp', 'moveDown', 'delete'],
    ['turnOff', 'moveUp', 'delete'],
  ]);
  await operate(a, 'delete');
  expect(await shown()).toEqual([c, b]);
});

it('refuses a stale version', async () => {
  const { id, version } = (await save()).data;
  expect((await save({ title: '改过' }, { id, version })).data).toMatchObject({ title: '改过', version: 2 });
  expect((await save({}, { id, version })).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  expect((await operate(id, 'turnOff', 1)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  expect((await operate(id, 'turnOn')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  expect((await save({}, { id: ulid(), version: 1 })).header.retCode).toBe(retCodes.NOT_FOUND);
});

it('shows a public picture with alternative text', async () => {
  const id = ulid();
  await portal.db.insert(fileGroups).values({ id, purpose: 'carousel', visibility: 'public' });
  await portal.db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: 'a.webp',
    mime: 'image/webp',
    bytes: 1,
    sha256: id,
    width: 1920,
    height: 800,
  });
  expect((await save({ fileId: id, alt: '花市全景' })).data.picture).toEqual({
    fileId: id,
    width: 1920,
    height: 800,
    alt: '花市全景',
  });
  expect((await save({ fileId: ulid(), alt: '没有' })).header.retCode).toBe(retCodes.FIELD_REFUSED);
  const wrong = await save({
    fileId: id,
    alt: '',
    title: '一',
    linkUrl: 'javascript:x()',
    linkLabel: '',
    endAt: slide.startAt,
  });
  expect(wrong.header.retCode).toBe(retCodes.PARAMETER_INVALID);
});
