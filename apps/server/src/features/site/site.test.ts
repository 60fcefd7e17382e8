import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { carousels, sitePages, siteSettings } from './site.table.ts';
import { insertCarousel } from './testing/insert-carousel.ts';

let now = new Date('2026-11-21T04:00:00Z');
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp(() => now);
});
afterAll(() => test.close());

const setting = {
  parkName: '云岫花谷产业园',
  company: '云岫花谷园区运营有限公司（演示）',
  address: '二号路2号',
  hotline: '000-8800031',
  serviceHours: '9:00–17:30',
  dutyPhone: '000-8800019',
  filings: [{ text: '演ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' }],
  notice: '',
};

async function enterSettings() {
  await test.db.delete(siteSettings);
  await test.db.insert(siteSettings).values([
    { lang: 'zh', ...setting },
    { lang: 'en', ...setting, parkName: 'Yunxiu Flower Valley' },
  ]);
}

describe('site/queryDetail', () => {
  const detail = 'GET /api/siteManage/site/queryDetail';

  it('returns empty texts before anything is entered', async () => {
    await test.db.delete(siteSettings);
    const { header, data } = await test.call(detail, {});
    expect(header.retCode).toBe(retCodes.SUCCESS);
    expect(data).toMatchObject({ company: '', hotline: '', filings: [] });
  });

  it('answers in the requested language, otherwise in Chinese', async () => {
    await enterSettings();
    expect((await test.call(detail, { lang: 'en' })).data).toMatchObject({
      lang: 'en',
      parkName: 'Yunxiu Flower Valley',
    });
    expect((await test.call(detail, { lang: 'ja' })).data).toMatchObject({ lang: 'zh', ...setting });
  });

  it('refuses an unsupported language', async () => {
    const { header } = await test.call(detail, { lang: 'fr' });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});

describe('page/queryDetail', () => {
  const detail = 'GET /api/siteManage/page/queryDetail';
  const material = { required: true, format: 'PDF', note: '' };

  beforeAll(async () => {
    await enterSettings();
    await test.db.insert(fileGroups).values({ id: 'form', purpose: 'template', visibility: 'public' });
    await test.db.insert(fileItems).values({
      fileId: 'form',
      index: 0,
      name: '授权书.docx',
      mime: 'application/msword',
      bytes: 5,
      sha256: '',
    });
  });

  beforeEach(async () => {
    await test.db.delete(sitePages);
    await test.db.insert(sitePages).values({
      key: 'registration-guide',
      lang: 'zh',
      title: '入驻指南',
      summary: '五步',
      sections: [
        { id: 'prepare', heading: '准备', html: '<p onclick="steal()">执照</p><script>steal()</script>' },
      ],
      guide: {
        steps: [{ name: '注册账号', duration: '3分钟', text: '', tip: '' }],
        materials: [
          { code: 'AUTH', name: '授权书', ...material, templateFileId: 'form' },
          { code: 'GONE', name: '旧表', ...material, templateFileId: 'deleted' },
          { code: 'LICENCE', name: '执照', ...material, templateFileId: null },
        ],
        questions: [{ q: '要多久？', a: '三个工作日。' }],
      },
    });
  });

  it('returns the page with its forms, omitting those whose file is gone', async () => {
    const { data } = await test.call(detail, {
      key: 'registration-guide',
      lang: 'es',
    });
    expect(data).toMatchObject({ lang: 'zh', title: '入驻指南', questions: [{ q: '要多久？' }] });
    expect(data.sections).toEqual([{ id: 'prepare', heading: '准备', html: '<p>执照</p>' }]);
    expect(data.materials.map(({ template }) => template)).toEqual([
      { fileId: 'form', index: 0, name: '授权书.docx', mime: 'application/msword', bytes: 5 },
      null,
      null,
    ]);
  });

  it.each(['zh', 'en', 'es', 'ja'] as const)(
    'has a guide and an about page before any is written: %s',
    async (lang) => {
      await test.db.delete(sitePages);
      const guide = (await test.call(detail, { key: 'registration-guide', lang })).data;
      expect(guide).toMatchObject({ lang, cover: null });
      expect(guide.steps).toHaveLength(5);
      expect(guide.materials.map(({ code }) => code)).toEqual(['LICENCE', 'INTRO']);
      for (const { html } of guide.sections) expect(html).not.toBe('');
      const about = (await test.call(detail, { key: 'about-us', lang })).data;
      expect(about.lang).toBe(lang);
      expect(about.summary).toContain(lang === 'en' ? 'Yunxiu Flower Valley' : setting.parkName);
      expect(about.sections.map(({ id }) => id)).toEqual(['portal', 'contact']);
    },
  );

  it('refuses unknown pages', async () => {
    expect((await test.call(detail, { key: 'secrets' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});

describe('carousel', () => {
  const list = 'GET /api/siteManage/carousel/queryList';
  const detail = 'GET /api/siteManage/carousel/queryDetail';
  const view = 'POST /api/siteManage/carousel/view';
  let shown: string;
  let ended: string;
  let coming: string;

  beforeEach(async () => {
    now = new Date('2026-11-21T04:00:00Z');
    await test.db.delete(carousels);
    shown = await insertCarousel(test.db, { sort: 2 });
    ended = await insertCarousel(test.db, { endAt: now });
    coming = await insertCarousel(test.db, { startAt: new Date(now.getTime() + 1) });
    await insertCarousel(test.db, { position: 'PAY' });
  });

  const idsOf = async (input = {}) => (await test.call(list, input)).data.map(({ id }) => id);

  it('lists at most six current slides, in order', async () => {
    const first = await insertCarousel(test.db, { sort: 1 });
    expect(await idsOf()).toEqual([first, shown]);
    for (let sort = 3; sort < 9; sort++) await insertCarousel(test.db, { sort });
    expect(await idsOf({ position: 'HOME' })).toHaveLength(6);
    expect(await idsOf({ position: 'COMMUNITY' })).toEqual([]);
    expect((await test.call(list, { position: 'CELLAR' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('keeps a slide readable after its end and marks it as ended', async () => {
    const { data } = await test.call(detail, { id: ended });
    expect(data).toMatchObject({ ended: true, body: '<p>日处理七十五万枝。</p>', others: [{ id: shown }] });
    expect((await test.call(detail, { id: shown })).data).toMatchObject({ ended: false, others: [] });
  });

  it('hides a slide before its period and answers not found for unknown ones', async () => {
    expect((await test.call(detail, { id: coming })).header.retCode).toBe(retCodes.NOT_FOUND);
    const unknown = '01J00000000000000000000000';
    expect((await test.call(detail, { id: unknown })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await test.call(detail, { id: 'x' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('counts a reader once in half an hour', async () => {
    const hits = async () => (await test.call(detail, { id: shown })).data.hits;
    expect((await test.call(view, { id: coming })).data).toEqual({ counted: false });
    expect((await test.call(view, { id: shown })).data).toEqual({ counted: true });
    expect((await test.call(view, { id: shown })).data).toEqual({ counted: false });
    expect(await hits()).toBe(1);
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await test.call(view, { id: shown })).data).toEqual({ counted: true });
    expect(await hits()).toBe(2);
  });
});
