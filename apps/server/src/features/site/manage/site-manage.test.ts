import { retCodes } from '@portal/contract/ret-code';
import type { SiteContent } from '@portal/contract/site/manage';
import { desc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../platform/env.ts';
import type { Answered } from '../../../platform/external/fetch-headers.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { type Context, systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { siteOptions, sitePages, siteSettings } from '../site.table.ts';
import { saveSite } from './save-site.ts';

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

async function lastEntry(entityId: string) {
  const ofEntity = eq(operLogs.entityId, entityId);
  const [entry] = await test.db.select().from(operLogs).where(ofEntity).orderBy(desc(operLogs.id)).limit(1);
  return entry;
}

async function insertFile(visibility: 'public' | 'owner'): Promise<string> {
  const fileId = ulid();
  await test.db.insert(fileGroups).values({ id: fileId, purpose: 'guideTemplate', visibility });
  await test.db.insert(fileItems).values({
    fileId,
    index: 0,
    name: '申请表.docx',
    mime: 'application/msword',
    bytes: 900,
    sha256: fileId,
  });
  return fileId;
}

const content = (given: Partial<SiteContent['common']> = {}): SiteContent => ({
  common: {
    hotline: '000-8800031',
    serviceHours: '9:00–17:30',
    dutyPhone: '',
    safetyPersons: [{ area: '冷链片区', name: '陆既明', phone: '000-8800026' }],
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
    en: null,
    es: null,
    ja: null,
  },
});

it('starts empty and shows saved settings to every visitor', async () => {
  expect((await test.call(read, {}, token)).data).toMatchObject({
    version: 1,
    data: { common: { themeColor: '#409eff', hotline: '' }, texts: { zh: { parkName: '' }, en: null } },
  });
  const saved = await test.call(save, { version: 1, data: content() }, token);
  expect(saved).toMatchObject({ header: { retCode: retCodes.SUCCESS }, data: { version: 2 } });
  const detail = 'GET /api/siteManage/site/queryDetail';
  expect((await test.call(detail, { lang: 'en' })).data).toMatchObject({
    parkName: 'Yunxiu Flower Valley',
    hotline: '000-8800031',
    weatherUrl: null,
    theme: { brand: '#1f8a5b' },
  });
  expect((await test.call(detail, { lang: 'ja' })).data).toMatchObject({
    parkName: '云岫花谷产业园',
    lang: 'zh',
  });
  const about = await test.call('GET /api/siteManage/page/queryDetail', { key: 'about-us' });
  expect(about.data.sections).toEqual([{ id: 'park', heading: '园区', html: '<p>花谷</p>' }]);
});

it('keeps the guide of other pages and removes a translation', async () => {
  await test.call(save, { version: 1, data: content() }, token);
  const data = content({ weatherUrl: 'https://weather.example.org/frame' });
  await test.call(save, { version: 2, data: { ...data, texts: { ...data.texts, en: null } } }, token);
  expect((await test.call(read, {}, token)).data).toMatchObject({
    version: 3,
    data: { texts: { en: null }, common: { weatherUrl: 'https://weather.example.org/frame' } },
  });
});

it('returns everything the form saved', async () => {
  const data = content();
  await test.call(save, { version: 1, data }, token);
  const { common } = (await test.call(read, {}, token)).data.data;
  expect(common).toEqual({ ...data.common, themeColor: '#1f8a5b' });
});

it('logs what changed', async () => {
  await test.call(save, { version: 1, data: content() }, token);
  const entry = await lastEntry('site');
  expect(entry).toMatchObject({ entity: 'site', after: { common: { themeColor: '#1F8A5B' } } });
});

describe('admission guide', () => {
  const readGuide = 'GET /api/siteManage/guide/queryManage';
  const saveGuide = 'POST /api/siteManage/guide/save';
  const shown = async (lang: 'zh' | 'en') =>
    (await test.call('GET /api/siteManage/page/queryDetail', { key: 'registration-guide', lang })).data;

  it('starts with the default; saved text is shown, sanitised, with its forms', async () => {
    const { version, data } = (await test.call(readGuide, {}, token)).data;
    expect(version).toBe(1);
    expect(data.ja?.steps).toHaveLength(5);
    const zh = {
      ...data.zh,
      title: '怎样入驻',
      sections: [{ id: 'who', heading: '谁', html: '<p>企业<script>x</script></p>' }],
    };
    const saved = await test.call(saveGuide, { version, data: { ...data, zh, ja: null } }, token);
    expect(saved).toMatchObject({ header: { retCode: retCodes.SUCCESS }, data: { version: 2 } });
    expect(await shown('zh')).toMatchObject({ title: '怎样入驻', sections: [{ html: '<p>企业</p>' }] });
    expect((await shown('en')).lang).toBe('en');
    expect((await test.call(readGuide, {}, token)).data).toMatchObject({ version: 2, data: { ja: null } });
    const entry = await lastEntry('registration-guide');
    expect(entry).toMatchObject({ event: 'site.save', after: { zh: { title: '怎样入驻' } } });
  });

  it('accepts only publicly downloadable forms', async () => {
    const { version, data } = (await test.call(readGuide, {}, token)).data;
    const guideWith = (templateFileId: string | null) => ({
      ...data,
      zh: { ...data.zh, materials: data.zh.materials.map((material) => ({ ...material, templateFileId })) },
    });
    const form = await insertFile('public');
    await test.call(saveGuide, { version, data: guideWith(form) }, token);
    expect((await shown('zh')).materials[0]).toMatchObject({
      template: { fileId: form, name: '申请表.docx' },
    });
    const read = (await test.call(readGuide, {}, token)).data;
    expect(read.data.zh.materials[0]).toMatchObject({ templateFileId: form });
    expect(read.templates).toMatchObject([{ fileId: form, bytes: 900 }]);
    for (const refused of [await insertFile('owner'), ulid()])
      expect(
        await test.call(saveGuide, { version: version + 1, data: guideWith(refused) }, token),
      ).toMatchObject({
        header: { retCode: retCodes.FIELD_REFUSED },
        data: {
          fields: { 'data.zh.materials.1.templateFileId': '模板文件不存在或不能公开，请重新上传' },
        },
      });
    await test.call(saveGuide, { version: version + 1, data: guideWith(null) }, token);
    expect((await shown('zh')).materials[0]).toMatchObject({ template: null });
  });

  it('refuses a stale version and missing fields', async () => {
    const { data } = (await test.call(readGuide, {}, token)).data;
    expect((await test.call(saveGuide, { version: 7, data }, token)).header.retCode).toBe(
      retCodes.VERSION_CONFLICT,
    );
    const zh = {
      ...data.zh,
      steps: data.zh.steps.map((step, at) => ({ ...step, name: at === 2 ? '' : step.name })),
    };
    expect(await test.call(saveGuide, { version: 1, data: { ...data, zh } }, token)).toMatchObject({
      header: { retCode: retCodes.PARAMETER_INVALID },
      data: { fields: { 'data.zh.steps.2.name': '请输入步骤名称' } },
    });
  });

  it('is restricted to administrators', async () => {
    const other = await test.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect((await test.call(readGuide, {}, other)).header.retCode).toBe(retCodes.SECURITY_STOP);
    expect((await test.call(readGuide, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});

describe('statements', () => {
  const readStatements = 'GET /api/siteManage/statement/queryManage';
  const saveStatements = 'POST /api/siteManage/statement/save';
  const shown = async (key: 'accessibility' | 'privacy', lang: 'zh' | 'en') =>
    (await test.call('GET /api/siteManage/page/queryDetail', { key, lang })).data;

  it('start with the defaults; saved text is shown, sanitised and logged', async () => {
    const { version, data } = (await test.call(readStatements, {}, token)).data;
    expect(data.privacy.ja?.title).toBe('プライバシー');
    const privacy = {
      ...data.privacy,
      zh: {
        title: '隐私政策',
        summary: '只收集办事需要的信息',
        sections: [{ id: 'who', heading: '谁在用', html: '<p>办理人员<script>x</script></p>' }],
      },
      en: null,
    };
    const saved = await test.call(saveStatements, { version, data: { ...data, privacy } }, token);
    expect(saved).toMatchObject({ header: { retCode: retCodes.SUCCESS }, data: { version: version + 1 } });
    expect(await shown('privacy', 'zh')).toMatchObject({
      title: '隐私政策',
      sections: [{ heading: '谁在用', html: '<p>办理人员</p>' }],
    });
    expect((await shown('privacy', 'en')).lang).toBe('zh');
    expect((await shown('accessibility', 'en')).lang).toBe('en');
    const entry = await lastEntry('statements');
    expect(entry).toMatchObject({ event: 'site.save', after: { privacy: { zh: { title: '隐私政策' } } } });
  });

  it('are refused with a stale version or without a title', async () => {
    const { data } = (await test.call(readStatements, {}, token)).data;
    expect((await test.call(saveStatements, { version: 7, data }, token)).header.retCode).toBe(
      retCodes.VERSION_CONFLICT,
    );
    const accessibility = { ...data.accessibility, zh: { ...data.accessibility.zh, title: ' ' } };
    expect(
      await test.call(saveStatements, { version: 1, data: { ...data, accessibility } }, token),
    ).toMatchObject({
      header: { retCode: retCodes.PARAMETER_INVALID },
      data: { fields: { 'data.accessibility.zh.title': '请输入标题' } },
    });
  });

  it('are restricted to administrators', async () => {
    const other = await test.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect((await test.call(readStatements, {}, other)).header.retCode).toBe(retCodes.SECURITY_STOP);
    expect((await test.call(saveStatements, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});

describe('weather page', () => {
  const frame = 'https://weather.example.org/frame';
  const answers: Record<string, Answered | null> = {};
  const asked: string[] = [];
  const env = readEnv({ PUBLIC_URL: 'https://portal.example' });
  const deps = {
    env,
    clock: { now: () => testNow },
    fetchHeaders: async (url: URL) => {
      asked.push(url.href);
      return answers[url.href] ?? null;
    },
  };
  const keep = async (weatherUrl: string, version = 1) => {
    const ctx = { ...deps, ...systemContext({ ...deps, database: test.database }) } as Context;
    return saveSite(ctx, { version, data: content({ weatherUrl }) });
  };
  const stored = async () => (await test.db.select().from(siteOptions))[0]?.weatherUrl;
  const refusedWith = (message: string) => ({
    retCode: retCodes.FIELD_REFUSED,
    data: { fields: { 'data.common.weatherUrl': message } },
  });
  beforeEach(() => {
    asked.length = 0;
    for (const url of Object.keys(answers)) delete answers[url];
  });

  it('is saved if it can be framed, and checked only when it is new', async () => {
    answers[frame] = { status: 200, headers: {} };
    expect(await keep(frame)).toEqual({ version: 2, weatherUnchecked: false });
    expect(await keep(frame, 2)).toEqual({ version: 3, weatherUnchecked: false });
    expect(await keep('', 3)).toEqual({ version: 4, weatherUnchecked: false });
    expect(asked).toEqual([frame]);
  });

  it('is refused at its field if it forbids framing', async () => {
    answers[frame] = { status: 200, headers: { 'x-frame-options': 'SAMEORIGIN' } };
    const message = '该页面不允许嵌入其他网站，请换一个天气地址';
    await expect(keep(frame)).rejects.toMatchObject(refusedWith(message));
    expect(await stored()).toBeUndefined();
  });

  it('may redirect only within its own site', async () => {
    const leadTo = (location: string) => ({ status: 302, headers: { location } });
    answers[frame] = leadTo('/frame/');
    answers[`${frame}/`] = { status: 200, headers: {} };
    expect(await keep(frame)).toMatchObject({ weatherUnchecked: false });
    const message = '该地址会转到其他网站，请直接填写转到的天气地址';
    for (const away of ['https://169.254.169.254/', 'http://weather.example.org/', '//other.example']) {
      answers[`${frame}?away`] = leadTo(away);
      await expect(keep(`${frame}?away`, 2)).rejects.toMatchObject(refusedWith(message));
    }
    expect(asked).not.toContain('https://169.254.169.254/');
  });

  it.each([
    ['that does not answer', null],
    ['that fails', { status: 503, headers: {} }],
    ['that leads in circles', { status: 302, headers: { location: frame } }],
    ['that leads nowhere', { status: 302, headers: { location: 'https://' } }],
  ])('%s is kept with a remark', async (_what, answer) => {
    answers[frame] = answer;
    expect(await keep(frame)).toEqual({ version: 2, weatherUnchecked: true });
    expect(await stored()).toBe(frame);
  });
});

describe('refusals', () => {
  it('refuses a stale version, also for simultaneous calls', async () => {
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
    ['weatherUrl', 'https://*/', '请输入 https 开头的天气地址'],
    ['weatherUrl', 'https://*.example.org/', '请输入 https 开头的天气地址'],
    ['weatherUrl', "https://a;script-src'unsafe-inline'/", '请输入 https 开头的天气地址'],
    ['weatherUrl', 'https://park:secret@weather.example.org/', '天气地址不能带用户名和密码'],
  ])('%s: %s', async (field, value, message) => {
    const answer = await test.call(save, { version: 1, data: content({ [field]: value }) }, token);
    expect(answer.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(answer.data).toMatchObject({ fields: { [`data.common.${field}`]: message } });
  });

  it('refuses a safety officer without a phone number', async () => {
    const safetyPersons = [{ area: '冷链片区', name: '陆既明', phone: '' }];
    const answer = await test.call(save, { version: 1, data: content({ safetyPersons }) }, token);
    expect(answer.data).toMatchObject({
      fields: { 'data.common.safetyPersons.0.phone': '请输入责任人电话' },
    });
  });

  it('refuses everyone but administrators', async () => {
    const other = await test.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect((await test.call(save, { version: 1, data: content() }, other)).header.retCode).toBe(
      retCodes.SECURITY_STOP,
    );
    expect((await test.call(read, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});
