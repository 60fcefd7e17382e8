import type { StoryContent } from '@portal/contract/content/article-content';
import type { StoryEvent } from '@portal/contract/content/article-story';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { caseInWords } from '../../case/testing/case-in-words.ts';
import { insertMember, insertOwned } from '../../enterprise/testing/insert-member.ts';
import { messages } from '../../message/message.table.ts';
import { openEditors } from '../editing/testing/editors.ts';
import { settleArticles } from '../settle-articles.ts';

let now = testNow;
const clock = { now: () => now };
let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;
let ours: Awaited<ReturnType<typeof insertOwned>>;
let theirs: Awaited<ReturnType<typeof insertOwned>>;

beforeAll(async () => {
  portal = await openTestApp(clock.now);
  editors = await openEditors(portal);
  theirs = await insertOwned(portal);
});
beforeEach(async () => {
  now = testNow;
  ours = await insertOwned(portal, { shortName: '青禾种苗' });
});
afterAll(() => portal.close());

const list = 'GET /api/infoManage/enterpriseStory/queryList';
const detail = 'GET /api/infoManage/enterpriseStory/queryDetail';
const publicDetail = 'GET /api/baseInfo/enterpriseInfo/queryPublicDetail';

const written = {
  title: '组培车间的第一批原种苗',
  summary: '三年选育，第一批原种苗出瓶。',
  body: '<p>三年选育，第一批原种苗出瓶。</p>',
  author: '青禾种苗技术部',
} satisfies Partial<StoryContent>;

const save = (
  data: Partial<StoryContent> = {},
  at: { id?: string; version?: number } = {},
  token = ours.token,
) =>
  portal.call('POST /api/infoManage/enterpriseStory/save', { ...at, data: { ...written, ...data } }, token);

const read = async (id: string, token = ours.token) => (await portal.call(detail, { id }, token)).data;

async function operate(id: string, event: StoryEvent, token = ours.token) {
  const { version } = await read(id);
  return portal.call('POST /api/infoManage/enterpriseStory/operate', { id, event, version }, token);
}

/** Decides as park staff. */
const decide = (id: string, event: 'approve' | 'return' | 'withdraw', reason?: string) =>
  editors.operate(id, event, { token: editors.chief.token, ...(reason === undefined ? {} : { reason }) });

async function begin(data: Partial<StoryContent> = {}) {
  const { data: saved } = await save(data);
  return saved.contentId;
}

async function publish(data: Partial<StoryContent> = {}) {
  const id = await begin(data);
  await operate(id, 'submit');
  await decide(id, 'approve');
  return id;
}

const readPage = (story?: string) =>
  portal.call(publicDetail, { id: ours.enterpriseId, ...(story === undefined ? {} : { story }) });
const caseOf = async (bizId: string) => {
  const [row] = await portal.db
    .select()
    .from(cases)
    .where(and(eq(cases.kind, 'STORY'), eq(cases.bizId, bizId)));
  return row && caseInWords(row);
};
const notificationOf = async (id: string) => {
  const rows = await portal.db
    .select({ eventCode: messages.eventCode })
    .from(messages)
    .where(and(eq(messages.userId, ours.user.id), eq(messages.link, `/enterprise-preserve/story/${id}`)))
    .orderBy(asc(messages.eventCode));
  return rows.map(({ eventCode }) => eventCode);
};

describe('a story', () => {
  it('is written, submitted, returned, corrected, and public once approved', async () => {
    const id = await begin();
    expect(await read(id)).toMatchObject({
      status: 'DRAFT',
      fromEnterprise: ours.name,
      actions: ['save', 'submit', 'trash'],
      content: { column: 'STYLE', enterpriseId: ours.enterpriseId, source: '青禾种苗' },
    });
    expect(await caseOf(id)).toBeUndefined();
    expect((await operate(id, 'submit')).data).toMatchObject({
      status: 'PENDING',
      actions: ['recall', 'trash'],
    });
    expect(await caseOf(id)).toMatchObject({
      enterpriseId: ours.enterpriseId,
      statusText: '待审核',
      statusKind: 'ACTIVE',
      title: `企业风采：${written.title}`,
      link: `/enterprise-preserve/story/${id}`,
    });

    await decide(id, 'return', '请写清数量');
    expect(await read(id)).toMatchObject({ status: 'DRAFT', returnReason: '请写清数量' });
    expect((await portal.call(list, {}, ours.token)).data.rows[0]).toMatchObject({
      contentId: id,
      returnReason: '请写清数量',
    });
    expect(await caseOf(id)).toMatchObject({ statusKind: 'TODO', nextStep: '按意见修改后重新提交' });

    now = new Date(testNow.getTime() + 60_000);
    await save({ title: '第一批两万株原种苗出瓶' }, { id, version: (await read(id)).version });
    await operate(id, 'submit');
    expect((await readPage()).data.story).toBeNull();
    await decide(id, 'approve');
    expect((await readPage()).data.story).toMatchObject({
      contentId: id,
      title: '第一批两万株原种苗出瓶',
      source: '青禾种苗',
    });
    expect(await caseOf(id)).toMatchObject({ statusText: '已公开', statusKind: 'DONE' });
    expect(await notificationOf(id)).toEqual([
      'STORY_APPROVED',
      'STORY_RETURNED',
      'STORY_SUBMITTED',
      'STORY_SUBMITTED',
    ]);
    const all = await portal.call('GET /api/infoManage/content/queryList', { column: 'STYLE' });
    expect(all.data.rows.map(({ contentId }) => contentId)).toContain(id);
  });

  it('stays unchanged while a new version waits for review', async () => {
    const id = await publish({ title: '老样子' });
    const { publishedAt } = await read(id);
    expect((await operate(id, 'edit')).data.status).toBe('PUBLISHED');
    now = new Date(testNow.getTime() + 3_600_000);
    await save({ title: '新样子' }, { id, version: (await read(id)).version });
    await operate(id, 'submit');
    expect((await readPage(id)).data.story?.title).toBe('老样子');
    await decide(id, 'approve');
    expect((await readPage(id)).data.story?.title).toBe('新样子');
    expect((await read(id)).publishedAt).toBe(publishedAt);
  });

  it('is shown with others on its enterprise’s page, latest first', async () => {
    const first = await publish({ title: '早一篇' });
    now = new Date(testNow.getTime() + 600_000);
    const second = await publish({ title: '晚一篇' });
    const { data } = await readPage();
    expect(data.story?.contentId).toBe(second);
    expect(data.moreStories.map(({ contentId }) => contentId)).toContain(first);
    expect((await readPage(first)).data.story?.title).toBe('早一篇');
    const foreign = await portal.call(publicDetail, { id: theirs.enterpriseId, story: first });
    expect(foreign.header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('disappears when the park withdraws it, and can be corrected and resubmitted', async () => {
    const id = await publish();
    await decide(id, 'withdraw', '产量与年报不符');
    expect((await readPage(id)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect(await read(id)).toMatchObject({ withdrawReason: '产量与年报不符', actions: ['edit', 'trash'] });
    expect(await caseOf(id)).toMatchObject({ statusText: '已下架', statusKind: 'ENDED' });
    await operate(id, 'edit');
    expect((await operate(id, 'submit')).data.revision).toBe('PENDING');
    expect((await caseOf(id))?.statusKind).toBe('ACTIVE');
  });

  it('can be recalled before its review and trashed', async () => {
    const id = await begin();
    await operate(id, 'submit');
    expect((await operate(id, 'recall')).data.status).toBe('DRAFT');
    expect((await caseOf(id))?.statusText).toBe('已撤回');
    await operate(id, 'trash');
    expect((await caseOf(id))?.statusText).toBe('已删除');
    const { rows } = (await portal.call(list, {}, ours.token)).data;
    expect(rows.map(({ contentId }) => contentId)).not.toContain(id);
    const inTrash = await portal.call(list, { state: 'TRASH' }, ours.token);
    expect(inTrash.data.rows.map(({ contentId }) => contentId)).toEqual([id]);
    expect((await operate(id, 'restore')).data.status).toBe('DRAFT');
  });

  it('has no case if it was never submitted', async () => {
    const id = await begin();
    await operate(id, 'trash');
    expect(await caseOf(id)).toBeUndefined();
  });

  it('appears at the time chosen by the park', async () => {
    const id = await begin({ title: '到时公开' });
    await operate(id, 'submit');
    const publishAt = testNow.getTime() + 60_000;
    await editors.operate(id, 'approve', { token: editors.chief.token, publishAt });
    expect(await caseOf(id)).toMatchObject({ statusText: '待公开', statusKind: 'ACTIVE' });
    now = new Date(publishAt + 1000);
    await settleArticles({ database: portal.database, clock });
    expect((await readPage(id)).data.story?.title).toBe('到时公开');
    expect(await caseOf(id)).toMatchObject({ statusText: '已公开', statusKind: 'DONE' });
    expect(await notificationOf(id)).toContain('STORY_PUBLISHED');
  });

  it('is sanitized, and must be complete when submitted', async () => {
    const id = await begin({ title: '短', body: '<script>alert(1)</script>', author: '' });
    expect((await read(id)).content.body).not.toContain('script');
    const { header, data } = await operate(id, 'submit');
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual(['title', 'body', 'author']);
  });

  it('can’t show files that are not public', async () => {
    const { header } = await save({ coverFileId: '01HZZZZZZZZZZZZZZZZZZZZZZZ' });
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  });

  it('ignores fields that only the park can set', async () => {
    const given = { ...written, column: 'NOTICE', enterpriseId: theirs.enterpriseId, source: '园区' };
    const call = 'POST /api/infoManage/enterpriseStory/save';
    const { data } = await portal.call(call, { data: given as unknown as StoryContent }, ours.token);
    expect((await read(data.contentId)).content).toMatchObject({
      column: 'STYLE',
      enterpriseId: ours.enterpriseId,
      source: '青禾种苗',
    });
  });

  it('can be previewed on its page before it is submitted', async () => {
    const id = await begin({ title: '先看一眼' });
    const { data } = await portal.call('POST /api/infoManage/enterpriseStory/preview', { id }, ours.token);
    const [path, preview = ''] = data.url.split('?preview=');
    expect(path).toBe(`/information/corporate-style-details/${ours.enterpriseId}`);
    const { data: shown } = await portal.call('GET /api/infoManage/content/queryPreview', { preview });
    expect(shown).toMatchObject({ title: '先看一眼', enterpriseId: ours.enterpriseId });
  });
});

describe('writers', () => {
  it('include the enterprise’s administrators, but no other members or enterprises', async () => {
    const admin = await insertMember(portal, ours.enterpriseId, 'ADMIN');
    const id = await begin();
    const { version } = await read(id, admin.token);
    expect((await save({}, { id, version }, admin.token)).header.retCode).toBe('000000');
    for (const memberRole of ['FINANCE', 'STAFF'] as const) {
      const { token } = await insertMember(portal, ours.enterpriseId, memberRole);
      const answers = [
        await portal.call(list, {}, token),
        await portal.call(detail, { id }, token),
        await save({}, {}, token),
        await portal.call(
          'POST /api/infoManage/enterpriseStory/operate',
          { id, event: 'submit', version },
          token,
        ),
        await portal.call('POST /api/infoManage/enterpriseStory/preview', { id }, token),
      ];
      for (const { header } of answers) expect(header.retCode).toBe(retCodes.RIGHT_MISSING);
    }
    const { token } = theirs;
    const foreign = [
      await portal.call(detail, { id }, token),
      await save({}, { id, version: 2 }, token),
      await portal.call(
        'POST /api/infoManage/enterpriseStory/operate',
        { id, event: 'submit', version: 2 },
        token,
      ),
      await portal.call('POST /api/infoManage/enterpriseStory/preview', { id }, token),
    ];
    for (const { header } of foreign) expect(header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(list, {}, token)).data.total).toBe(0);
  });

  it('can’t edit what the park has written about their enterprise', async () => {
    const id = await editors.publish({ column: 'STYLE', enterpriseId: ours.enterpriseId });
    expect((await portal.call(detail, { id }, ours.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    const { version } = await editors.read(id);
    const call = 'POST /api/infoManage/enterpriseStory/operate';
    const { header } = await portal.call(call, { id, event: 'edit', version }, ours.token);
    expect(header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('get a conflict if someone else saves at the same time', async () => {
    const id = await begin();
    const answers = await Promise.all([save({}, { id, version: 1 }), save({}, { id, version: 1 })]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.VERSION_CONFLICT]);
  });

  it('can’t do what the state doesn’t allow', async () => {
    const id = await begin();
    expect((await operate(id, 'recall')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('the park', () => {
  const desk = 'GET /api/infoManage/content/queryManageList';
  const idsOf = async (filter: object) =>
    (await portal.call(desk, { pageSize: 50, ...filter }, editors.chief.token)).data.rows.map(
      ({ contentId }) => contentId,
    );

  it('sees a story with its enterprise from its submission on', async () => {
    const id = await begin();
    const open = () =>
      portal.call('GET /api/infoManage/content/queryManageDetail', { id }, editors.chief.token);
    expect((await open()).header.retCode).toBe(retCodes.NOT_FOUND);
    expect(await idsOf({})).not.toContain(id);
    expect(await idsOf({ state: 'DRAFT' })).not.toContain(id);
    await operate(id, 'submit');
    expect((await open()).data).toMatchObject({ fromEnterprise: ours.name, actions: ['return', 'approve'] });
    expect(await idsOf({ state: 'PENDING', origin: 'ENTERPRISE' })).toContain(id);
    expect(await idsOf({ origin: 'PARK' })).not.toContain(id);
    const todo = await portal.call(
      'GET /api/workManage/todo/queryList',
      { kind: 'STORY', pageSize: 50 },
      editors.chief.token,
    );
    expect(todo.data.rows.find(({ refId }) => refId === id)).toMatchObject({
      title: `青禾种苗：${written.title}`,
      mayDecide: true,
    });
  });

  it('sees the public text while the enterprise works on a new version', async () => {
    const id = await publish({ title: '公开的' });
    await operate(id, 'edit');
    await save({ title: '还没写完' }, { id, version: (await read(id)).version });
    const seen = await editors.read(id, editors.chief.token);
    expect(seen).toMatchObject({ revision: 'NONE', actions: ['withdraw'], content: { title: '公开的' } });
    const compared = await portal.call(
      'GET /api/infoManage/content/queryDifference',
      { id },
      editors.chief.token,
    );
    expect(compared.data.fields).toEqual([]);
  });

  it('can’t edit it', async () => {
    const id = await publish();
    const { version, content } = await editors.read(id);
    const { token } = editors.author;
    const answers = [
      await editors.operate(id, 'edit'),
      await portal.call('POST /api/infoManage/content/restoreVersion', { id, version, no: 1 }, token),
    ];
    await operate(id, 'edit');
    const { version: opened } = await read(id);
    answers.push(await editors.save(content, { id, version: opened }));
    for (const { header } of answers) expect(header.retCode).toBe(retCodes.RIGHT_MISSING);
  });
});
