import {
  bountyEvents,
  bountyStates,
  bountyTransitions,
  commentEvents,
  commentStates,
  commentTransitions,
  postEvents,
  postStates,
  postTransitions,
  reportEvents,
  reportStates,
  reportTransitions,
} from '@portal/contract/community-terms';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { accountOf, escrowOf, pointsOf } from '../points/move-points.public.ts';
import { comments, likes, postRevisions, posts, reports, sensitiveWords } from './post.table.ts';
import { communityQuestions } from './question/question.table.ts';
import { settleBounties } from './question/settle-bounties.ts';
import {
  givePoints,
  insertComment,
  insertPlates,
  insertPost,
  insertQuestion,
  question,
  theme,
} from './testing/insert-post.ts';

const submit = 'POST /api/communityManage/post/submit';
const save = 'POST /api/communityManage/post/save';
const operate = 'POST /api/communityManage/post/operate';
const list = 'GET /api/communityManage/post/queryList';
const detail = 'GET /api/communityManage/post/queryDetail';
const ownList = 'GET /api/communityManage/post/queryOwnList';
const ownDetail = 'GET /api/communityManage/post/queryOwnDetail';
const standing = 'GET /api/communityManage/post/queryStanding';
const like = 'POST /api/communityManage/like/operate';
const comment = 'POST /api/communityManage/comment/submit';
const operateComment = 'POST /api/communityManage/comment/operate';
const commentList = 'GET /api/communityManage/comment/queryList';
const replyList = 'GET /api/communityManage/comment/queryReplies';
const report = 'POST /api/communityManage/report/submit';
const answer = 'POST /api/communityManage/answer/operate';
const pick = 'POST /api/communityManage/answer/pick';
const moderate = 'POST /api/communityManage/moderation/operate';
const moderationList = 'GET /api/communityManage/moderation/queryList';
const moderationDetail = 'GET /api/communityManage/moderation/queryDetail';
const reveal = 'POST /api/communityManage/moderation/reveal';
const reportList = 'GET /api/communityManage/report/queryList';
const reportOperate = 'POST /api/communityManage/report/operate';
const ranking = 'GET /api/communityManage/post/queryRanking';

const hour = 3_600_000;
const day = 24 * hour;

let now = testNow;
let portal: TestApp;
let operator: string;
let operatorId: string;

interface Person {
  id: string;
  token: string;
  enterpriseId: string | null;
}

async function person(
  given: { name?: string; enterpriseId?: string; isNew?: boolean; points?: number } = {},
): Promise<Person> {
  const { name = '梁苔生', enterpriseId = null, isNew = false, points = 100 } = given;
  const createdAt = new Date(now.getTime() - (isNew ? day : 100 * day));
  const userType = enterpriseId ? '200' : '100';
  const user = await insertUser(portal.db, { name, userType, enterpriseId, createdAt });
  if (points > 0) await givePoints(portal.db, user.id, points);
  const token = await portal.logIn({
    userId: user.id,
    userType,
    enterpriseId,
    ...(enterpriseId ? { memberRole: 'OWNER', auditStatus: '2' } : {}),
  });
  return { id: user.id, token, enterpriseId };
}

/** Somebody whose posts are not looked at first. */
async function known(given: Parameters<typeof person>[0] = {}): Promise<Person> {
  const one = await person(given);
  for (let nth = 0; nth < 3; nth++)
    await insertPost(portal.db, {
      authorId: one.id,
      title: `从前的帖子${nth}`,
      publishedAt: new Date(now.getTime() - 30 * day),
    });
  return one;
}

const logBackIn = async (one: Person): Promise<void> => {
  one.token = await portal.logIn({
    userId: one.id,
    userType: one.enterpriseId ? '200' : '100',
    enterpriseId: one.enterpriseId,
    ...(one.enterpriseId ? { memberRole: 'OWNER', auditStatus: '2' } : {}),
  });
};

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertPlates(portal.db);
  operatorId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] })).id;
  operator = await portal.logIn({ userId: operatorId, userType: '900', operatorRoles: ['OP_COMMUNITY'] });
});
afterEach(async () => {
  now = testNow;
  operator = await portal.logIn({ userId: operatorId, userType: '900', operatorRoles: ['OP_COMMUNITY'] });
  await portal.db.delete(reports);
  await portal.db.delete(likes);
  await portal.db.delete(comments);
  await portal.db.delete(communityQuestions);
  await portal.db.delete(postRevisions);
  await portal.db.delete(posts);
  await portal.db.delete(messages);
  await portal.db.delete(sensitiveWords);
});
afterAll(() => portal.close());

const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const fieldsOf = async (call: Promise<{ header: { retCode: string }; data: unknown }>) => {
  const { header, data } = await call;
  return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
};
const stateOf = async (id: string) =>
  (await portal.db.select().from(posts).where(eq(posts.id, id)))[0]?.status;
const eventsOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)).map(
    ({ eventCode }) => eventCode,
  );

describe('publishing', () => {
  it('appears at once for who is known, earns points, and is found', async () => {
    const author = await known();
    const { header, data } = await portal.call(submit, { data: theme }, author.token);
    expect(header.retCode).toBe('000000');
    expect(data).toMatchObject({ state: 'PUBLISHED', path: `/themedetails/${data.postId}` });
    expect(await pointsOf(portal.db, accountOf(author.id))).toBe(102);
    const shown = await portal.call(detail, { id: data.postId });
    expect(shown.data).toMatchObject({
      title: theme.title,
      author: { name: '梁*', badges: [] },
      plateName: '盆花',
    });
    expect((await portal.call(list, { plateId: 'P_POT', order: 'NEW' })).data.rows[0]).toMatchObject({
      postId: data.postId,
    });
    const found = await portal.call('GET /api/searchManage/search/queryList', {
      keyword: '电费账本',
      kind: 'POST',
    });
    expect(found.data.rows).toHaveLength(1);
    expect((await portal.call(list, { keyword: '电费账本' })).data.rows).toHaveLength(1);
  });

  it('is looked at first for newcomers, links of new users, few points and watched words', async () => {
    const newcomer = await person({ isNew: true, points: 0 });
    const { data } = await portal.call(
      submit,
      { data: { ...theme, body: '<p>详情请看 https://elsewhere.example/zl 里面的资料</p>' } },
      newcomer.token,
    );
    expect(data).toMatchObject({ state: 'PENDING', path: null });
    const waiting = await portal.call(moderationList, {}, operator);
    expect(waiting.data).toMatchObject({
      total: 1,
      rows: [{ causes: ['LINK', 'FIRST_POSTS', 'FEW_POINTS'] }],
    });
    expect(await code(portal.call(detail, { id: data.postId }))).toBe('500404');
    expect((await portal.call(ownDetail, { id: data.postId }, newcomer.token)).data).toMatchObject({
      state: 'PENDING',
    });
    const other = await person();
    expect(await code(portal.call(ownDetail, { id: data.postId }, other.token))).toBe('500404');
  });

  it('refuses words with their place, masks others, and counts them', async () => {
    await portal.db.insert(sensitiveWords).values([
      { id: ulid(), word: '代开发票', level: 'BLOCK', category: 'AD' },
      { id: ulid(), word: '加我', level: 'REVIEW', category: 'AD' },
      { id: ulid(), word: '笨蛋', level: 'MASK', category: 'ABUSE' },
    ]);
    const author = await known();
    const blocked = await portal.call(
      submit,
      { data: { ...theme, body: '<p>本店可以代 开·发票，量大从优</p>' } },
      author.token,
    );
    expect(blocked.header).toMatchObject({
      retCode: '500014',
      retMsg: expect.stringContaining('【代 开·发票】'),
    });
    expect(Object.keys((blocked.data as { fields?: object }).fields ?? {})).toEqual(['data.body']);
    const masked = await portal.call(
      submit,
      { data: { ...theme, body: '<p>隔壁那个笨蛋的电话 15412345678 在这里</p>' } },
      author.token,
    );
    expect((await portal.call(detail, { id: masked.data.postId })).data.body).toBe(
      '<p>隔壁那个**的电话 154****5678 在这里</p>',
    );
    now = new Date(now.getTime() + 2 * 60_000);
    const reviewed = await portal.call(
      submit,
      { data: { ...theme, body: '<p>想要资料的朋友请加我，名额只剩三个</p>' } },
      author.token,
    );
    expect(reviewed.data.state).toBe('PENDING');
    const tested = await portal.call(
      'POST /api/communityManage/sensitiveWord/test',
      { data: { text: '请加我' } },
      operator,
    );
    expect(tested.data).toMatchObject({ outcome: 'REVIEW', hits: [{ word: '加我', start: 1, end: 3 }] });
  });

  it('names each field that is wrong, and who may not post here', async () => {
    const author = await known();
    const write = (more: object) =>
      fieldsOf(portal.call(submit, { data: { ...theme, ...more } }, author.token));
    expect(await write({ title: '短' })).toEqual(['100001', 'data.title']);
    expect(await write({ body: '<p>太短了</p>' })).toEqual(['100002', 'data.body']);
    expect(await write({ plateId: 'P_OLD' })).toEqual(['100002', 'data.plateId']);
    expect(await write({ plateId: 'P_NEWS' })).toEqual(['100002', 'data.plateId']);
    expect(await write({ fileIds: [ulid()] })).toEqual(['100002', 'data.fileIds']);
    expect(await write({ kind: 'QUESTION' })).toEqual(['100002', 'data.question']);
    expect(await write({ ...question, question: { bountyPoints: 3, days: 15 } })).toEqual([
      '100001',
      'data.question.bountyPoints',
    ]);
    expect(await write({ ...question, question: { bountyPoints: 101, days: 15 } })).toEqual([
      '100002',
      'data.question.bountyPoints',
    ]);
  });

  it('takes one post a minute, and cleans what is formatted', async () => {
    const author = await known();
    const body = '<p onclick="x()">干净的文字和<script>alert(1)</script>一些说明</p>';
    const first = await portal.call(submit, { data: { ...theme, body } }, author.token);
    expect((await portal.call(detail, { id: first.data.postId })).data.body).toBe(
      '<p>干净的文字和一些说明</p>',
    );
    expect(await code(portal.call(submit, { data: theme }, author.token))).toBe('429001');
    now = new Date(now.getTime() + 61_000);
    expect(await code(portal.call(submit, { data: theme }, author.token))).toBe('000000');
  });

  it('keeps drafts that lack what a post needs', async () => {
    const author = await known();
    const { data } = await portal.call(save, { data: { ...theme, title: '', body: '' } }, author.token);
    expect(data.state).toBe('DRAFT');
    expect((await portal.call(ownList, { state: 'DRAFT' }, author.token)).data.total).toBe(1);
    const { postId: id, version } = data;
    expect(await code(portal.call(submit, { id, version, data: theme }, author.token))).toBe('000000');
    expect(await code(portal.call(save, { id, version, data: theme }, author.token))).toBe('500409');
  });
});

describe('changing what is public', () => {
  it('follows at once while it is little, waits while it is much, and ends after a day', async () => {
    const author = await known();
    const id = await insertPost(portal.db, {
      authorId: author.id,
      publishedAt: new Date(now.getTime() - hour),
    });
    const write = (version: number, body: string) =>
      portal.call(submit, { id, version, data: { ...theme, body } }, author.token);
    const small = await write(1, theme.body.replace('还有得赚', '还是有得赚'));
    expect(small.data).toMatchObject({ state: 'PUBLISHED', hasChange: false });
    expect((await portal.call(detail, { id })).data).toMatchObject({ editedAt: now.getTime() });
    const great = await write(small.data.version, '<p>完全换了一段话，讲的是基质和水肥的配方。</p>');
    expect(great.data).toMatchObject({ state: 'PUBLISHED', hasChange: true });
    expect((await portal.call(detail, { id })).data.body).toContain('电费');
    const waiting = (await portal.call(moderationDetail, { target: 'POST', id }, operator)).data;
    expect(waiting).toMatchObject({
      isChange: true,
      causes: ['BIG_CHANGE'],
      actions: expect.arrayContaining(['pass', 'refuse']),
    });
    await portal.call(moderate, { target: 'POST', id, version: waiting.version, event: 'pass' }, operator);
    expect((await portal.call(detail, { id })).data.body).toContain('水肥');
    expect(await portal.db.$count(postRevisions)).toBe(2);
    expect(await eventsOf(author.id)).toEqual(['POST_CHANGE_PASSED']);
    now = new Date(now.getTime() + 2 * day);
    await logBackIn(author);
    const { version } = (await portal.call(ownDetail, { id }, author.token)).data;
    expect(await code(write(version, theme.body))).toBe('500012');
  });
});

describe('who stays unknown', () => {
  it('stands in no call, list, search, feed, export or log', async () => {
    const enterpriseId = await insertEnterprise(portal.db, {
      name: '隐约园艺有限公司（演示）',
      shortName: '隐约园艺',
    });
    const secret = await known({ name: '佟锦书', enterpriseId });
    const { data } = await portal.call(
      submit,
      { data: { ...theme, title: '订单价签死了行情涨一倍', anonymous: true } },
      secret.token,
    );
    const id = data.postId;
    // What they wrote under their own name may be read.
    await portal.db.delete(posts).where(sql`${posts.authorId} = ${secret.id} and ${posts.id} <> ${id}`);
    await portal.call(
      comment,
      { data: { postId: id, body: '我自己再补充一句话', anonymous: false } },
      secret.token,
    );
    const other = await known({ name: '蔺小鹿' });
    await portal.call(
      comment,
      { data: { postId: id, body: '交货吧，信用更值钱 @佟锦书', anonymous: false } },
      other.token,
    );
    const feed = await portal.app.inject('/rss/community.xml');
    const answers = [
      await portal.call(detail, { id }),
      await portal.call(list, {}),
      await portal.call(list, { authorId: secret.id }),
      await portal.call(commentList, { postId: id }),
      await portal.call(ranking, {}),
      await portal.call(moderationList, { state: 'SHOWN' }, operator),
      await portal.call(moderationDetail, { target: 'POST', id }, operator),
      await portal.call('GET /api/searchManage/search/queryList', { keyword: '订单价' }),
      await portal.call(standing, { id }, other.token),
      feed.body,
    ];
    const told = JSON.stringify(answers).replaceAll('@佟锦书', '');
    expect(told).toContain('订单价签死了');
    for (const trace of ['佟锦书', '隐约园艺', `"authorId":"${secret.id}"`])
      expect(told).not.toContain(trace);
    expect((await portal.call(list, { authorId: secret.id })).data.rows).toEqual([]);
    const [own] = (await portal.call(commentList, { postId: id, order: 'OLD' })).data.rows;
    expect(own).toMatchObject({ isByAuthor: true, author: { authorId: null } });
    const logged = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, id))
      .orderBy(operLogs.id);
    expect(logged.map(({ userId }) => userId)).toEqual([null]);
    expect(
      await code(portal.call(reveal, { target: 'POST', id, data: { reason: '核对举报' } }, operator)),
    ).toBe('500012');
    expect(await eventsOf(secret.id)).toEqual(['POST_COMMENTED']);
  });
});

describe('comments', () => {
  it('stand in two levels, are counted, liked once, and tell who is concerned', async () => {
    const [author, reader] = [await person(), await known({ name: '宁折桂' })];
    const id = await insertPost(portal.db, { authorId: author.id });
    const say = (body: string, replyToId?: string, who = reader) =>
      portal.call(
        comment,
        { data: { postId: id, body, anonymous: false, ...(replyToId ? { replyToId } : {}) } },
        who.token,
      );
    const first = await say('数据很珍贵，请问灯具折旧怎么算');
    const reply = await say('按五年摊，每月一千出头', first.data.comment.commentId, author);
    const again = await say('明白了，谢谢分享', reply.data.comment.commentId);
    expect(again.data.comment.replyTo).toBe('梁*');
    const threads = (await portal.call(commentList, { postId: id })).data;
    expect(threads).toMatchObject({
      total: 1,
      rows: [{ replyCount: 2, replies: [{ isByAuthor: true }, { isByAuthor: false }] }],
    });
    expect((await portal.call(detail, { id })).data.comments).toBe(3);
    expect((await portal.call(replyList, { id: first.data.comment.commentId })).data.total).toBe(2);
    expect(await eventsOf(author.id)).toEqual(['POST_COMMENTED', 'COMMENT_REPLIED']);
    const press = (event: 'add' | 'remove') =>
      portal.call(like, { target: 'COMMENT', targetId: first.data.comment.commentId, event }, author.token);
    expect((await press('add')).data).toEqual({ liked: true, likes: 1 });
    expect((await press('add')).data).toEqual({ liked: true, likes: 1 });
    expect((await press('remove')).data).toEqual({ liked: false, likes: 0 });
    await press('add');
    expect(await pointsOf(portal.db, accountOf(reader.id))).toBe(101);
    expect(await code(portal.call(like, { target: 'POST', targetId: id, event: 'add' }, author.token))).toBe(
      '500065',
    );
    expect(
      await code(
        portal.call(operateComment, { id: first.data.comment.commentId, event: 'delete' }, author.token),
      ),
    ).toBe('500404');
    expect(
      await code(
        portal.call(operateComment, { id: first.data.comment.commentId, event: 'delete' }, reader.token),
      ),
    ).toBe('000000');
    expect((await portal.call(detail, { id })).data.comments).toBe(2);
  });

  it('are refused where nothing is public or all is locked, and thirty an hour are enough', async () => {
    const author = await person();
    const say = (postId: string) =>
      portal.call(comment, { data: { postId, body: '说一句', anonymous: false } }, author.token);
    expect(await code(say(await insertPost(portal.db, { authorId: author.id, status: 'HIDDEN' })))).toBe(
      '500404',
    );
    expect(await code(say(await insertPost(portal.db, { authorId: author.id, status: 'LOCKED' })))).toBe(
      '500066',
    );
    const id = await insertPost(portal.db, { authorId: author.id });
    for (let nth = 0; nth < 30; nth++)
      await insertComment(portal.db, { postId: id, authorId: author.id, createdAt: now });
    expect(await code(say(id))).toBe('429001');
  });
});

describe('reports', () => {
  it('hide with the third person, and are decided together', async () => {
    const author = await person();
    const id = await insertPost(portal.db, { authorId: author.id, anonymous: true });
    const people = [await person(), await person(), await person()];
    const data = { target: 'POST', targetId: id, reasonCode: 'AD', text: '' };
    expect(await code(portal.call(report, { data }, author.token))).toBe('100002');
    const hidden: boolean[] = [];
    for (const one of people) hidden.push((await portal.call(report, { data }, one.token)).data.isHidden);
    expect(hidden).toEqual([false, false, true]);
    expect(await stateOf(id)).toBe('HIDDEN');
    expect(await code(portal.call(report, { data }, people[0]?.token))).toBe('500404');
    const rows = (await portal.call(reportList, { state: 'OPEN' }, operator)).data.rows;
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(people[0]?.id);
    const [row] = rows;
    const decision = {
      id: row?.reportId,
      version: row?.version,
      event: 'uphold',
      data: { reason: '代办广告' },
    };
    expect(await code(portal.call(reportOperate, decision, operator))).toBe('000000');
    expect(await stateOf(id)).toBe('DELETED');
    expect(await portal.db.$count(reports, eq(reports.status, 'RESOLVED'))).toBe(3);
    expect(await eventsOf(author.id)).toEqual(['POST_HIDDEN', 'POST_REMOVED']);
    expect(await pointsOf(portal.db, accountOf(author.id))).toBe(95);
    const named = await portal.call(reveal, { target: 'POST', id, data: { reason: '核对举报' } }, operator);
    expect(named.data.name).toBe('梁苔生');
    const log = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'communityPost.reveal'));
    expect(log).toMatchObject([{ userId: operatorId, reason: '核对举报' }]);
  });
});

describe('a bounty', () => {
  async function open(points = 50) {
    const asker = await known();
    const asked = await portal.call(
      submit,
      { data: { ...question, question: { bountyPoints: points, days: 15 } } },
      asker.token,
    );
    return { asker, id: asked.data.postId };
  }
  const bountyOf = async (id: string) =>
    (await portal.db.select().from(communityQuestions).where(eq(communityQuestions.postId, id)))[0];
  const versionOf = async (id: string) =>
    (await portal.db.select().from(posts).where(eq(posts.id, id)))[0]?.version;
  const act = async (id: string, event: string, data: object, token: string) =>
    portal.call(answer, { id, version: await versionOf(id), event, data }, token);
  const settle = () =>
    settleBounties({ database: portal.database, clock: { now: () => now }, pay: portal.pay });
  const balance = (one: Person) => pointsOf(portal.db, accountOf(one.id));

  it('leaves the balance when it is asked, waits a day when accepted, may be undone, and is paid once', async () => {
    const { asker, id } = await open();
    expect(await balance(asker)).toBe(52);
    expect(await pointsOf(portal.db, escrowOf(id))).toBe(50);
    const helper = await person({ name: '易识微' });
    const answerId = await insertComment(portal.db, { postId: id, authorId: helper.id, isAnswer: true });
    expect(await code(act(id, 'accept', { answerId }, helper.token))).toBe('500404');
    expect((await act(id, 'accept', { answerId }, asker.token)).data.bountyState).toBe('PAID');
    await settle();
    expect(await balance(helper)).toBe(100);
    expect((await act(id, 'undo', {}, asker.token)).data.bountyState).toBe('ESCROW');
    await act(id, 'accept', { answerId }, asker.token);
    now = new Date(now.getTime() + day);
    await settle();
    await settle();
    expect([await balance(helper), await balance(asker), await pointsOf(portal.db, escrowOf(id))]).toEqual([
      165, 54, 0,
    ]);
    await logBackIn(asker);
    expect(await code(act(id, 'undo', {}, asker.token))).toBe('500012');
    expect(await eventsOf(helper.id)).toEqual(['ANSWER_ACCEPTED', 'BOUNTY_PAID']);
  });

  it('cannot go to its asker or to somebody of the same enterprise, and may grow but not shrink', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: `一川园艺${ulid().slice(-4)}（演示）` });
    const asker = await known({ enterpriseId });
    const { data } = await portal.call(submit, { data: question }, asker.token);
    const id = data.postId;
    const own = await insertComment(portal.db, {
      postId: id,
      authorId: asker.id,
      enterpriseId,
      isAnswer: true,
    });
    const colleague = await person({ enterpriseId });
    const near = await insertComment(portal.db, {
      postId: id,
      authorId: colleague.id,
      enterpriseId,
      isAnswer: true,
    });
    expect(await code(act(id, 'accept', { answerId: own }, asker.token))).toBe('500062');
    expect(await code(act(id, 'accept', { answerId: near }, asker.token))).toBe('500065');
    expect((await act(id, 'raise', { points: 20 }, asker.token)).data.bountyPoints).toBe(70);
    expect(await code(act(id, 'raise', { points: 400 }, asker.token))).toBe('500061');
    expect(await fieldsOf(act(id, 'raise', { points: 450 }, asker.token))).toEqual(['100002', 'data.points']);
    expect(await pointsOf(portal.db, escrowOf(id))).toBe(70);
    expect(
      await code(portal.call(operate, { id, version: await versionOf(id), event: 'delete' }, asker.token)),
    ).toBe('500024');
  });

  it.each([
    ['AUTO_AWARDED', 3, 25, 25],
    ['EXPERT_PICK', 2, 0, 0],
    ['REFUNDED', null, 0, 50],
  ] as const)('ends as %s with %s likes', async (state, likesOfBest, earned, back) => {
    const { asker, id } = await open();
    const helper = await person();
    if (likesOfBest !== null)
      await insertComment(portal.db, { postId: id, authorId: helper.id, isAnswer: true, likes: likesOfBest });
    now = new Date(now.getTime() + 15 * day - 1);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe('ESCROW');
    now = new Date(now.getTime() + 1);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe(state);
    expect([(await balance(helper)) - 100, (await balance(asker)) - 52]).toEqual([earned, back]);
    if (state !== 'EXPERT_PICK') return;
    now = new Date(now.getTime() + 5 * day);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe('REFUNDED');
    expect(await balance(asker)).toBe(102);
  });

  it('is picked by somebody who knows', async () => {
    const asker = await known();
    const id = await insertQuestion(
      portal.db,
      { authorId: asker.id },
      { bountyPoints: 0, bountyState: 'EXPERT_PICK', expertUntil: new Date(now.getTime() + day) },
    );
    const helper = await person();
    const answerId = await insertComment(portal.db, { postId: id, authorId: helper.id, isAnswer: true });
    const expert = await insertUser(portal.db, { userType: '900', operatorRoles: ['EXPERT'] });
    const token = await portal.logIn({ userId: expert.id, userType: '900', operatorRoles: ['EXPERT'] });
    expect(await code(portal.call(pick, { id, version: 1, answerId }, asker.token))).toBe('500403');
    expect((await portal.call(pick, { id, version: 1, answerId }, token)).data.bountyState).toBe('PAID');
    expect(await balance(helper)).toBe(115);
  });

  it('goes back with a question that is taken back or refused, and is lost where the park decides so', async () => {
    const newcomer = await person({ isNew: true });
    const { data } = await portal.call(submit, { data: question }, newcomer.token);
    expect([data.state, await balance(newcomer)]).toEqual(['PENDING', 50]);
    await portal.call(operate, { id: data.postId, version: data.version, event: 'withdraw' }, newcomer.token);
    expect(await balance(newcomer)).toBe(100);
    const { id } = await open();
    const shown = await versionOf(id);
    const removed = await portal.call(
      moderate,
      { target: 'POST', id, version: shown, event: 'hide', data: { reason: '广告' } },
      operator,
    );
    const gone = await portal.call(
      moderate,
      { target: 'POST', id, version: removed.data.version, event: 'confirm', data: { reason: '广告' } },
      operator,
    );
    await portal.call(
      moderate,
      { target: 'POST', id, version: gone.data.version, event: 'forfeit', data: { reason: '广告' } },
      operator,
    );
    expect((await bountyOf(id))?.bountyState).toBe('FORFEITED');
    expect(await pointsOf(portal.db, escrowOf(id))).toBe(0);
  });

  it('invariant 4: balances are the sums of their entries, never below 0, and escrow is what is open', async () => {
    await open();
    const sums = await portal.db.execute(sql`
      select b.account from point_balance b
      where b.balance <> (select coalesce(sum(delta), 0) from point_entry e where e.account = b.account) or b.balance < 0`);
    expect(sums.rows).toEqual([]);
    const [escrow] = (
      await portal.db.execute<{ held: number; open: number }>(sql`
        select (select coalesce(sum(balance), 0)::int from point_balance
            where account in (select 'ESCROW:' || post_id from community_question)) as held,
          (select coalesce(sum(bounty_points), 0)::int from community_question
            where bounty_state in ('ESCROW', 'EXPERT_PICK') or hold_until is not null) as open`)
    ).rows;
    expect(escrow).toEqual({ held: 50, open: 50 });
    await expect(portal.db.execute(sql`update point_entry set delta = 1`)).rejects.toThrow();
  });
});

describe('posts', () => {
  describeTransitions({
    states: postStates,
    events: postEvents,
    planned: (state, event) => postTransitions[state][event],
    next: (state, event) => nextState(postTransitions, state, event),
    fire: async (state, event, planned) => {
      const author = await known();
      const id = await insertPost(portal.db, { authorId: author.id, status: state });
      const reason = '需要说明的原因';
      const authors: Record<string, () => Promise<{ header: { retCode: string } }>> = {
        publish: () => portal.call(submit, { id, version: 1, data: theme }, author.token),
        submit: () => portal.call(submit, { id, version: 1, data: theme }, author.token),
      };
      const isOfAuthor = event === 'withdraw' || event === 'appeal' || event === 'delete';
      if (event === 'submit' && state === 'DRAFT')
        await portal.db.delete(posts).where(sql`${posts.authorId} = ${author.id} and ${posts.id} <> ${id}`);
      const answered = await (authors[event]?.() ??
        (isOfAuthor
          ? portal.call(operate, { id, version: 1, event, data: { reason } }, author.token)
          : portal.call(moderate, { target: 'POST', id, version: 1, event, data: { reason } }, operator)));
      // A public post is changed by the call that publishes others.
      if (event in authors && state === 'PUBLISHED') return;
      expect(answered.header.retCode).toBe(
        planned ? '000000' : state === 'DELETED' && event in authors ? '500404' : '500012',
      );
      expect(await stateOf(id)).toBe(planned ?? state);
    },
  });
});

describe('comments', () => {
  describeTransitions({
    states: commentStates,
    events: commentEvents,
    planned: (state, event) => commentTransitions[state][event],
    next: (state, event) => nextState(commentTransitions, state, event),
    fire: async (state, event, planned) => {
      const author = await person();
      const postId = await insertPost(portal.db, { authorId: author.id });
      const id = await insertComment(portal.db, { postId, authorId: author.id, status: state });
      const data = { reason: '需要说明的原因' };
      const answered =
        event === 'appeal' || event === 'delete'
          ? await portal.call(operateComment, { id, event, data }, author.token)
          : await portal.call(moderate, { target: 'COMMENT', id, version: 1, event, data }, operator);
      expect(answered.header.retCode).toBe(planned ? '000000' : '500012');
      const [row] = await portal.db.select().from(comments).where(eq(comments.id, id));
      expect(row?.status).toBe(planned ?? state);
    },
  });
});

describe('reports', () => {
  describeTransitions({
    states: reportStates,
    events: reportEvents,
    planned: (state, event) => reportTransitions[state][event],
    next: (state, event) => nextState(reportTransitions, state, event),
    fire: async (state, event, planned) => {
      const author = await person();
      const postId = await insertPost(portal.db, { authorId: author.id });
      const id = ulid();
      await portal.db.insert(reports).values({
        id,
        target: 'POST',
        targetId: postId,
        postId,
        reporterId: author.id,
        reasonCode: 'AD',
        status: state,
      });
      const answered = await portal.call(
        reportOperate,
        { id, version: 1, event, data: { reason: '核对过了' } },
        operator,
      );
      expect(answered.header.retCode).toBe(planned ? '000000' : '500012');
      const [row] = await portal.db.select().from(reports).where(eq(reports.id, id));
      expect(row?.status).toBe(planned ?? state);
    },
  });
});

describe('invariant 8: bounties by the policy', () => {
  it.each(bountyStates)('%s', (state) => {
    for (const event of bountyEvents) {
      const to = bountyTransitions[state][event];
      if (to) expect(nextState(bountyTransitions, state, event)).toBe(to);
      else expect(() => nextState(bountyTransitions, state, event)).toThrow();
    }
  });
});
