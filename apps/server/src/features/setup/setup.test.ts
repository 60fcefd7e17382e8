import { retCodes } from '@portal/contract/ret-code';
import type { SetupKey } from '@portal/contract/setup/terms';
import { setupKeys } from '@portal/contract/setup/terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { siteSettings } from '../site/site.table.ts';

const detail = 'GET /api/settingManage/setup/queryDetail';
const operate = 'POST /api/settingManage/setup/operate';

let now = testNow.getTime();
let portal: TestApp;
let admin: string;
beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  admin = await portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] });
});
afterAll(() => portal.close());

const read = async () => (await portal.call(detail, {}, admin)).data;
const lineOf = async (key: SetupKey) => (await read()).lines.find((line) => line.key === key);

it('begins empty: a line for each thing, of which the first is next', async () => {
  const { lines, done, total, next, isDone, pairs, abilities } = await read();
  expect(lines.map(({ key }) => key)).toEqual(setupKeys);
  expect({ done, total, next, isDone }).toEqual({ done: 0, total: 13, next: 'SITE', isDone: false });
  expect(lines.filter(({ state }) => state === 'BLOCKED').map(({ key }) => key)).toEqual([
    'ENTERPRISES',
    'CONTRACTS',
    'METERS',
    'OPENING',
  ]);
  expect(pairs.find(({ key }) => key === 'GRANT')).toMatchObject({ have: 1 });
  expect(abilities.find(({ key }) => key === 'CONSOLE')).toMatchObject({
    state: 'NO',
    missing: '第二名平台管理员',
  });
});

it('is done by the data, which also opens what waited for it', async () => {
  expect(await lineOf('ENTERPRISES')).toMatchObject({ state: 'BLOCKED', waitsFor: ['行政区与片区'] });
  await portal.db.insert(regions).values({ regionId: 'R1', name: '花谷区', kind: 'DISTRICT' });
  expect(await lineOf('DISTRICTS')).toMatchObject({ state: 'DONE', have: '1 个', blocks: null });
  expect(await lineOf('ENTERPRISES')).toMatchObject({ state: 'MISSING', waitsFor: [] });
  const texts = { address: '', hotline: '', serviceHours: '', dutyPhone: '', filings: [], notice: '' };
  await portal.db
    .insert(siteSettings)
    .values({ lang: 'zh', parkName: '云岫花谷', company: '云岫花谷运营', ...texts });
  expect(await lineOf('SITE')).toMatchObject({ state: 'DONE', have: '云岫花谷' });
  await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN', 'OP_FINANCE'] });
  expect(await lineOf('PEOPLE')).toMatchObject({ state: 'DONE' });
  expect((await read()).abilities.find(({ key }) => key === 'CONSOLE')).toMatchObject({ state: 'YES' });
});

it('counts enterprises that are admitted', async () => {
  await insertEnterprise(portal.db, { name: '花谷青禾（演示）' });
  expect(await lineOf('ENTERPRISES')).toMatchObject({ state: 'DONE', have: '1 家' });
});

it('waits for the second person while the bank account is entered', async () => {
  const data = { accountName: '云岫花谷', accountNumber: '0000880012031800', bankName: '演示银行' };
  const entered = await portal.call(
    'POST /api/settingManage/parkSetting/propose',
    { group: 'BANK', data },
    admin,
  );
  expect(entered.header.retCode).toBe('000000');
  expect(await lineOf('PAY')).toMatchObject({ state: 'WAITING', canPostpone: false });
  expect((await read()).abilities.find(({ key }) => key === 'MONEY')).toMatchObject({ state: 'NEARLY' });
  const refused = await portal.call(operate, { key: 'PAY', event: 'postpone' }, admin);
  expect(refused.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

it('puts a line off and takes it up again, twice as well as once', async () => {
  const turn = (event: string) => portal.call(operate, { key: 'ARTICLE', event }, admin);
  const answers = await Promise.all([turn('postpone'), turn('postpone')]);
  expect(answers.map(({ data }) => data.state)).toEqual(['LATER', 'LATER']);
  expect(await lineOf('ARTICLE')).toMatchObject({ state: 'LATER', canResume: true });
  expect((await turn('resume')).data.state).toBe('MISSING');
});

it('reminds those who can do a line, once a day', async () => {
  await portal.db.delete(messages);
  const { id: financeId } = await insertUser(portal.db, {
    userType: '900',
    operatorRoles: ['OP_FINANCE'],
    name: '陆谷雨',
  });
  expect(await lineOf('FEES')).toMatchObject({ canRemind: true, reminds: '2 人' });
  expect(await lineOf('BUILDINGS')).toMatchObject({ canRemind: false, reminds: '' });
  const remind = (key: SetupKey) => portal.call('POST /api/settingManage/setup/remind', { key }, admin);
  const answers = await Promise.all([remind('FEES'), remind('FEES')]);
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.TRANSITION_REFUSED]);
  const sent = await portal.db.select().from(messages).where(eq(messages.userId, financeId));
  expect(sent).toMatchObject([{ eventCode: 'SETUP_REMINDED', link: '/manage/fee' }]);
  expect(await lineOf('FEES')).toMatchObject({ canRemind: false, wasRemindedToday: true });
  expect((await remind('FEES')).header.retMsg).toBe('这件事今天已经催过，明天可以再催');
  expect((await remind('BUILDINGS')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  expect((await remind('SITE')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  now += 86_400_000;
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  admin = await portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] });
  expect((await remind('FEES')).data).toEqual({ reminded: 2 });
});

it('is for administrators', async () => {
  const finance = await portal.logIn({ userType: '900', operatorRoles: ['OP_FINANCE'] });
  expect((await portal.call(detail, {}, finance)).header.retCode).toBe(retCodes.SECURITY_STOP);
});
