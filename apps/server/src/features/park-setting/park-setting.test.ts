import { generateKeyPairSync } from 'node:crypto';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { settingEvents, settingStates, settingTransitions } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../platform/env.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { openParkSettings } from '../../platform/park-setting/park-settings.ts';
import { followPayChannels } from '../../platform/pay/open-pay-channels.ts';
import { openSecretBox } from '../../platform/secret-box.ts';
import { smsMessages } from '../../platform/sms/sms-message.table.ts';
import { openSmsProvider, type SmsProvider } from '../../platform/sms/testing/sms-provider.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { messages } from '../message/message.table.ts';

const list = 'GET /api/settingManage/parkSetting/queryList';
const propose = 'POST /api/settingManage/parkSetting/propose';
const operate = 'POST /api/settingManage/parkSetting/operate';
const test = 'POST /api/settingManage/parkSetting/test';

const hour = 3_600_000;
const bank = {
  accountName: '云岫花谷（演示）',
  accountNumber: '0000 8800 1203 1800',
  bankName: '演示银行花谷支行',
};
const secret = 'sms-secret-Zx81';
const sms = {
  keyId: 'key',
  keySecret: secret,
  signName: '云岫花谷',
  templateCode: 'SMS_1',
  messageTemplateCode: '',
};
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const wechat = {
  appId: 'wx1',
  merchantId: '1900000001',
  serialNo: '3775B6A4',
  privateKey,
  apiV3Key: '0123456789abcdef0123456789abcdef',
};

let portal: TestApp;
let provider: SmsProvider;
let now = testNow.getTime();
let admin: string;
let finance: string;
let colleague: string;

async function operator(role: 'OP_ADMIN' | 'OP_FINANCE'): Promise<string> {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: [role] });
  return portal.logIn({ userId: id, userType: '900', operatorRoles: [role] });
}

beforeAll(async () => {
  provider = await openSmsProvider('key', secret);
  portal = await openTestApp(() => new Date(now), { ALIYUN_SMS_ENDPOINT: provider.endpoint, PUBLIC_URL: '' });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  now = testNow.getTime();
  await portal.db.delete(messages);
  await portal.db.delete(parkSettings);
  await portal.db.delete(smsMessages);
  await portal.db.delete(users);
  await logInAll();
});

/** New operators, because sessions do not last a day. */
async function logInAll() {
  admin = await operator('OP_ADMIN');
  finance = await operator('OP_FINANCE');
  colleague = await operator('OP_FINANCE');
}

const enter = (group: SettingGroup, data: Record<string, string>, token: string) =>
  portal.call(propose, { group, data }, token);
const decide = (id: string, event: string, token: string) =>
  portal.call(operate, { id, event, version: 1 }, token);
async function settingOf(group: SettingGroup, token = admin) {
  const { data } = await portal.call(list, {}, token);
  const found = data.find((one) => one.group === group);
  if (!found) throw new Error(`no ${group}`);
  return found;
}
const shownIn = (setting: Awaited<ReturnType<typeof settingOf>>, name: string) =>
  setting.inForce.find((one) => one.name === name)?.value;

async function approved(group: SettingGroup, data: Record<string, string>, by: string, second: string) {
  const { id } = (await enter(group, data, by)).data;
  expect((await decide(id, 'approve', second)).header.retCode).toBe('000000');
  return id;
}

it('takes the bank account once a second person has approved it', async () => {
  expect(await settingOf('BANK')).toMatchObject({ source: 'NONE', inForce: [], canPropose: true });
  const { id } = (await enter('BANK', bank, admin)).data;
  expect(shownIn(await settingOf('BANK'), 'accountNumber')).toBeUndefined();
  expect((await decide(id, 'approve', admin)).header).toMatchObject({
    retCode: retCodes.RIGHT_MISSING,
    retMsg: '自己填的，须由另一个人复核',
  });
  expect((await settingOf('BANK', finance)).change?.actions).toEqual(['approve', 'refuse']);
  expect((await decide(id, 'approve', finance)).data.state).toBe('APPROVED');
  const setting = await settingOf('BANK', finance);
  expect(setting).toMatchObject({ source: 'CONSOLE', change: null, since: now });
  expect(shownIn(setting, 'accountNumber')).toBe('0000880012031800');
});

it('waits in the queue of the second person, not in that of the first', async () => {
  const open = async (token: string) =>
    (await portal.call('GET /api/workManage/todo/queryList', { scope: 'open' }, token)).data.rows;
  await enter('BANK', bank, finance);
  expect(await open(finance)).toEqual([]);
  expect(await open(colleague)).toMatchObject([{ kind: 'PARK_ACCOUNT', title: '收款银行账户' }]);
});

it('lets no administrator stand in for the second finance officer', async () => {
  const { id } = (await enter('BANK', bank, finance)).data;
  expect((await decide(id, 'approve', admin)).header.retCode).toBe(retCodes.RIGHT_MISSING);
});

it('waits 24 hours before another bank account counts, in which anyone can stop it', async () => {
  await approved('BANK', bank, finance, colleague);
  now += hour;
  const other = { ...bank, accountNumber: '99998888777766' };
  const id = await approved('BANK', other, finance, colleague);
  expect((await settingOf('BANK')).change).toMatchObject({ effectiveAt: now + 24 * hour, actions: ['stop'] });
  expect((await enter('BANK', other, finance)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  now += 24 * hour - 1;
  await logInAll();
  expect(shownIn(await settingOf('BANK'), 'accountNumber')).toBe('0000880012031800');
  now += 1;
  expect(shownIn(await settingOf('BANK'), 'accountNumber')).toBe('99998888777766');
  const late = await portal.call(operate, { id, event: 'stop', version: 2 }, admin);
  expect(late.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  const third = await approved('BANK', { ...bank, accountNumber: '11112222333344' }, finance, colleague);
  const stopped = await portal.call(operate, { id: third, event: 'stop', version: 2 }, admin);
  expect(stopped.data.state).toBe('STOPPED');
  now += 25 * hour;
  await logInAll();
  expect(shownIn(await settingOf('BANK'), 'accountNumber')).toBe('99998888777766');
});

it('notifies everyone who keeps a setting', async () => {
  await approved('BANK', bank, finance, colleague);
  expect((await portal.db.select().from(messages)).map((row) => row.eventCode).sort()).toEqual([
    'SETTING_DECIDED',
    'SETTING_DECIDED',
    'SETTING_PROPOSED',
    'SETTING_PROPOSED',
  ]);
});

it('shows a secret by its last four signs, and keeps it sealed', async () => {
  const second = await operator('OP_ADMIN');
  await approved('SMS', sms, admin, second);
  const setting = await settingOf('SMS');
  expect(shownIn(setting, 'keySecret')).toBe('••••Zx81');
  const kept = JSON.stringify([
    setting,
    await portal.db.select().from(parkSettings),
    await portal.db.select().from(operLogs),
    await portal.db.select().from(messages),
  ]);
  expect(kept).not.toContain(secret);
  // Left empty, it is kept.
  const id = await approved('SMS', { ...sms, keySecret: '', templateCode: 'SMS_9' }, second, admin);
  const [row] = await portal.db.select().from(parkSettings).where(eq(parkSettings.id, id));
  const box = openSecretBox({ ENCRYPTION_KEY: undefined, DATA_DIR: portal.dataDir });
  expect(JSON.parse(box.open(row?.sealed ?? ''))).toMatchObject({ keySecret: secret, templateCode: 'SMS_9' });
});

it('sends text messages with new settings at once, without a restart', async () => {
  const second = await operator('OP_ADMIN');
  const state = () => portal.call('GET /api/userManage/sms/queryState', {}, admin);
  provider.reply = { body: { Code: 'OK', BizId: 'biz-7' } };
  const { id } = (await enter('SMS', sms, admin)).data;
  expect((await state()).data).toMatchObject({ isSet: false });
  const sendsCodes = async () =>
    (await portal.call('GET /api/siteManage/site/queryDetail', { lang: 'zh' })).data.sendsCodes;
  expect(await sendsCodes()).toBe(false);
  const tried = await portal.call(test, { group: 'SMS', id, phoneNumber: '15400000001' }, admin);
  expect(tried.data).toEqual({ isGood: true, answer: '对方已收下，回执号 biz-7' });
  await decide(id, 'approve', second);
  await vi.waitFor(async () => expect((await state()).data).toMatchObject({ isSet: true }));
  expect(await sendsCodes()).toBe(true);
});

describe('the line of text messages on the checklist', () => {
  const lineNow = async () => {
    const { data } = await portal.call('GET /api/settingManage/setup/queryDetail', {}, admin);
    return data.lines.find(({ key }) => key === 'SMS');
  };
  const tryIt = (id?: string) =>
    portal.call(test, { group: 'SMS', phoneNumber: '15400000001', ...(id && { id }) }, admin);

  it('is done once a message went out with the settings in force, and again after they change', async () => {
    const second = await operator('OP_ADMIN');
    const { id } = (await enter('SMS', sms, admin)).data;
    expect(await lineNow()).toMatchObject({ state: 'WAITING' });
    await decide(id, 'approve', second);
    await vi.waitFor(async () =>
      expect(await lineNow()).toMatchObject({ state: 'MISSING', have: '短信已设置，还没试发成功' }),
    );
    provider.reply = { body: { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '余额不足' } };
    expect((await tryIt()).data).toMatchObject({ isGood: false });
    expect(await lineNow()).toMatchObject({ state: 'MISSING' });
    provider.reply = { body: { Code: 'OK', BizId: 'biz-8' } };
    expect((await tryIt()).data).toEqual({ isGood: true, answer: '对方已收下，回执号 biz-8' });
    expect(await lineNow()).toMatchObject({ state: 'DONE', have: '短信已接通' });
    now += 1;
    await approved('SMS', { ...sms, templateCode: 'SMS_2' }, second, admin);
    await vi.waitFor(async () => expect(await lineNow()).toMatchObject({ state: 'MISSING' }));
    expect((await tryIt()).data).toMatchObject({ isGood: true });
    expect(await lineNow()).toMatchObject({ state: 'DONE' });
  });

  it('is done by the test of the change that comes into force, or by a message of everyday use', async () => {
    const second = await operator('OP_ADMIN');
    provider.reply = { body: { Code: 'OK', BizId: 'biz-9' } };
    const { id } = (await enter('SMS', sms, admin)).data;
    await tryIt(id);
    expect(await lineNow()).toMatchObject({ state: 'WAITING' });
    await decide(id, 'approve', second);
    await vi.waitFor(async () => expect(await lineNow()).toMatchObject({ state: 'DONE' }));
    now += 1;
    await approved('SMS', { ...sms, templateCode: 'SMS_3' }, second, admin);
    await vi.waitFor(async () => expect(await lineNow()).toMatchObject({ state: 'MISSING' }));
    now += 1;
    const sent = { phoneNumber: '15400000002', template: 'VERIFY_CODE', parameters: {}, answer: 'biz-10' };
    const at = new Date(now);
    await portal.db
      .insert(smsMessages)
      .values({ ...sent, id: 'SMS10', status: 'SENT', createdAt: at, sentAt: at });
    expect(await lineNow()).toMatchObject({ state: 'DONE' });
  });
});

it('says what the other side answered', async () => {
  provider.reply = { body: { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '余额不足' } };
  const { id } = (await enter('SMS', sms, admin)).data;
  const { data } = await portal.call(test, { group: 'SMS', id, phoneNumber: '15400000001' }, admin);
  expect(data).toEqual({ isGood: false, answer: 'SMS refused: isv.AMOUNT_NOT_ENOUGH' });
  const without = await portal.call(test, { group: 'SMS', id }, admin);
  expect(without.data).toMatchObject({ fields: { phoneNumber: expect.any(String) } });
});

it.each([
  ['BANK', { ...bank, accountNumber: '12' }, { 'data.accountNumber': '账号是 8 到 30 位数字' }],
  ['WECHAT', { ...wechat, privateKey: 'nonsense' }, { 'data.privateKey': '这不是 RSA 密钥（PEM）' }],
  ['WECHAT', { ...wechat, apiV3Key: 'short' }, { 'data.apiV3Key': 'APIv3 密钥是 32 位字母或数字' }],
  ['WECHAT', { ...wechat, privateKey: '' }, { 'data.privateKey': '第一次设置，密钥不能空着' }],
  [
    'ADDRESS',
    { publicUrl: 'https://a.example/path' },
    { 'data.publicUrl': '填写 https://portal.example.org 这样的网址，不带路径' },
  ],
] as const)('names what is wrong with %s', async (group, data, fields) => {
  const { header, data: answer } = await enter(group, data, admin);
  expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(answer).toMatchObject({ fields });
});

it('is entered by those who keep it only', async () => {
  expect((await enter('SMS', sms, finance)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  const audit = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
  expect((await enter('BANK', bank, audit)).header.retCode).toBe(retCodes.SECURITY_STOP);
});

it('has one open change of a group, and one decision about it', async () => {
  const answers = await Promise.all([enter('BANK', bank, finance), enter('BANK', bank, colleague)]);
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.TRANSITION_REFUSED]);
  const { id = '', createdBy } = (await portal.db.select().from(parkSettings))[0] ?? {};
  const [third, fourth] = [await operator('OP_FINANCE'), await operator('OP_FINANCE')];
  expect(createdBy).toBeTruthy();
  const decisions = await Promise.all([decide(id, 'approve', third), decide(id, 'refuse', fourth)]);
  expect(decisions.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.VERSION_CONFLICT]);
});

describeTransitions({
  states: settingStates,
  events: settingEvents,
  planned: (state, event) => settingTransitions[state][event],
  next: (state, event) => nextState(settingTransitions, state, event),
  fire: async (state, event, next) => {
    const { id } = (await enter('BANK', bank, finance)).data;
    const decided = state === 'APPROVED' ? { decidedBy: 'another', effectiveAt: new Date(now + hour) } : {};
    await portal.db
      .update(parkSettings)
      .set({ state, ...decided })
      .where(eq(parkSettings.id, id));
    const { header, data } = await decide(id, event, event === 'withdraw' ? finance : colleague);
    if (next) expect(data.state).toBe(next);
    else expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  },
});

describe('on several copies', () => {
  /** Another copy of the server on the same database, with its own settings and channels. */
  async function openCopy(given: NodeJS.ProcessEnv = {}) {
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: portal.dataDir, DEMO: '0', ...given });
    const clock = { now: () => new Date(now) };
    const { database } = portal;
    const settings = await openParkSettings({ env, database, clock, box: openSecretBox(env) });
    const pay = followPayChannels(settings, { clock, cashier: null });
    const logger = pino({ level: 'silent' });
    const app = await buildApp({ env, database, logger, clock, settings, pay, pages: false });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, settings, pay };
  }

  it('takes effect without a restart, also for channels that are open', async () => {
    const copy = await openCopy();
    try {
      expect([...copy.pay.keys()]).toEqual([]);
      await approved('BANK', bank, finance, colleague);
      await vi.waitFor(() => expect([...copy.pay.keys()]).toEqual(['BANK_TRANSFER']));
      expect(copy.pay.get('BANK_TRANSFER')?.account).toEqual({
        name: bank.accountName,
        bank: bank.bankName,
        number: '0000880012031800',
      });
      await approved('WECHAT', wechat, finance, colleague);
      await vi.waitFor(() => expect([...copy.pay.keys()]).toEqual(['WECHAT_NATIVE', 'BANK_TRANSFER']));
      const second = await operator('OP_ADMIN');
      await approved('ADDRESS', { publicUrl: 'https://park.example/' }, admin, second);
      await vi.waitFor(() => expect(copy.settings.env.PUBLIC_URL).toBe('https://park.example'));
    } finally {
      await copy.app.close();
    }
  });

  it('gives way to the environment, and says so', async () => {
    await approved('BANK', bank, finance, colleague);
    const copy = await openCopy({
      PAY_CHANNELS: 'BANK_TRANSFER',
      PAY_BANK_ACCOUNT_NAME: '环境里的户名',
      PAY_BANK_NAME: '环境里的银行',
      PAY_BANK_ACCOUNT_NUMBER: '5555666677778888',
    });
    try {
      expect(copy.pay.get('BANK_TRANSFER')?.account?.number).toBe('5555666677778888');
      const answer = await copy.app.inject({
        method: 'GET',
        url: '/api/settingManage/parkSetting/queryList',
        headers: { token: admin },
      });
      expect(answer.json().body.data[0]).toMatchObject({ group: 'BANK', source: 'ENVIRONMENT' });
      expect(answer.body).toContain('5555666677778888');
      expect(answer.body).not.toContain('0000880012031800');
    } finally {
      await copy.app.close();
    }
  });

  it('has no effect in the demo, which takes no real money', async () => {
    await approved('WECHAT', wechat, finance, colleague);
    const copy = await openCopy({ DEMO: '1' });
    try {
      expect([...copy.pay.keys()]).toEqual(['BANK_TRANSFER']);
      expect(copy.pay.get('BANK_TRANSFER')?.account?.number).toBe('0000880012031800');
    } finally {
      await copy.app.close();
    }
  });
});
