import { retCodes } from '@portal/contract/ret-code';
import type { SiteContent } from '@portal/contract/site-manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/audit/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { siteOptions, sitePages, siteSettings } from '../site.table.ts';

const read = 'GET /api/siteManage/site/queryManage';
const save = 'POST /api/siteManage/site/save';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  token = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [siteSettings, siteOptions, sitePages]) await test.db.delete(table);
});

const content = (given: Partial<SiteContent['common']> = {}): SiteContent => ({
  common: {
    hotline: '000-8800031',
    serviceHours: '9:00–17:30',
    dutyPhone: '',
    filings: [{ text: '演ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' }],
    themeColor: '#1F8A5B',
    weatherUrl: '',
    ...given,
  },
  texts: {
    zh: { parkName: '云岫花谷产业园', company: '运营公司（演示）', address: '二号路2号', notice: '' },
    en: { parkName: 'Yunxiu Flower Valley', company: 'Operations', address: '2 Second Road', notice: '' },
    es: null,
    ja: null,
  },
  about: {
    zh: {
      title: '关于我们',
      summary: '',
      sections: [{ id: 'park', heading: '园区', html: '<p>花谷<script>alert(1)</script></p>' }],
    },
    ...{ en: null, es: null, ja: null },
  },
});

it('starts empty, and shows to every visitor what was saved', async () => {
  expect((await test.call(read, {}, token)).data).toMatchObject({
    version: 1,
    data: { common: { themeColor: '#409eff', hotline: '' }, texts: { zh: { parkName: '' }, en: null } },
  });
  const saved = await test.call(save, { version: 1, data: content() }, token);
  expect(saved).toMatchObject({ header: { retCode: retCodes.SUCCESS }, data: { version: 2 } });
  const detail = 'GET /api/siteManage/site/queryDetail';
  expect((await test.call(detail, { lang: 'en' })).data).toMatchObject({
    ...{ parkName: 'Yunxiu Flower Valley', hotline: '000-8800031', weatherUrl: null },
    theme: { brand: '#1f8a5b' },
  });
  expect((await test.call(detail, { lang: 'ja' })).data).toMatchObject({
    parkName: '云岫花谷产业园',
    lang: 'zh',
  });
  const phone = await test.app.inject('/h5/');
  expect(phone.body).toContain('style="--theme-brand:#1f8a5b;--theme-brand-deep:');
  const about = await test.call('GET /api/siteManage/page/queryDetail', { key: 'about-us' });
  expect(about.data.sections).toEqual([{ id: 'park', heading: '园区', html: '<p>花谷</p>' }]);
});

it('keeps the guide of other pages, and takes a translation away', async () => {
  await test.call(save, { version: 1, data: content() }, token);
  const data = content({ weatherUrl: 'https://weather.example.org/frame' });
  await test.call(save, { version: 2, data: { ...data, texts: { ...data.texts, en: null } } }, token);
  expect((await test.call(read, {}, token)).data).toMatchObject({
    version: 3,
    data: { texts: { en: null }, common: { weatherUrl: 'https://weather.example.org/frame' } },
  });
});

it('writes what was changed to the log', async () => {
  await test.call(save, { version: 1, data: content() }, token);
  const [entry] = await test.db.select().from(operLogs).where(eq(operLogs.event, 'site.save'));
  expect(entry).toMatchObject({ entity: 'site', after: { common: { themeColor: '#1F8A5B' } } });
});

describe('refuses', () => {
  it('what somebody else changed meanwhile, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => test.call(save, { version: 1, data: content() }, token)),
    );
    const codes = answers.map(({ header }) => header.retCode).sort();
    expect(codes).toEqual([retCodes.SUCCESS, ...Array(3).fill(retCodes.VERSION_CONFLICT)]);
  });

  it.each([
    ['hotline', '12', '请输入正确格式的手机号或座机号码'],
    ['hotline', '', '请输入服务热线'],
    ['themeColor', 'red', '主题色格式为 #RRGGBB'],
    ['weatherUrl', 'http://weather.example.org', '请输入 https 开头的天气地址'],
    ['weatherUrl', 'javascript:alert(1)', '请输入 https 开头的天气地址'],
  ])('%s: %s', async (field, value, message) => {
    const answer = await test.call(save, { version: 1, data: content({ [field]: value }) }, token);
    expect(answer.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(answer.data).toMatchObject({ fields: { [`data.common.${field}`]: message } });
  });

  it('everyone but administrators', async () => {
    const other = await test.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect((await test.call(save, { version: 1, data: content() }, other)).header.retCode).toBe(
      retCodes.SECURITY_STOP,
    );
    expect((await test.call(read, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});
