import { postEvents, postStates, postTransitions } from '@portal/contract/community/terms';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { votes } from '../vote/vote.table.ts';
import { postRevisions, posts, sensitiveWords } from './post.table.ts';
import { insertPost, question, theme } from './testing/insert-post.ts';
import { useCommunity } from './testing/use-community.ts';

const submit = 'POST /api/communityManage/post/submit';
const save = 'POST /api/communityManage/post/save';
const operate = 'POST /api/communityManage/post/operate';
const list = 'GET /api/communityManage/post/queryList';
const detail = 'GET /api/communityManage/post/queryDetail';
const ownList = 'GET /api/communityManage/post/queryOwnList';
const ownDetail = 'GET /api/communityManage/post/queryOwnDetail';
const standing = 'GET /api/communityManage/post/queryStanding';
const comment = 'POST /api/communityManage/comment/submit';
const commentList = 'GET /api/communityManage/comment/queryList';
const moderate = 'POST /api/communityManage/moderation/operate';
const moderationList = 'GET /api/communityManage/moderation/queryList';
const moderationDetail = 'GET /api/communityManage/moderation/queryDetail';
const reveal = 'POST /api/communityManage/moderation/reveal';
const ranking = 'GET /api/communityManage/post/queryRanking';

const hour = 3_600_000;
const day = 24 * hour;

const { world, code, fieldsOf, stateOf, eventsOf, person, known, logBackIn } = useCommunity();

describe('publishing', () => {
  it('appears at once for known users, earns points and can be searched', async () => {
    const author = await known();
    const { header, data } = await world.portal.call(submit, { data: theme }, author.token);
    expect(header.retCode).toBe('000000');
    expect(data).toMatchObject({ state: 'PUBLISHED', path: `/themedetails/${data.postId}` });
    expect(await pointsOf(world.portal.db, accountOf(author.id))).toBe(102);
    const shown = await world.portal.call(detail, { id: data.postId });
    expect(shown.data).toMatchObject({
      title: theme.title,
      author: { name: '梁*', badges: [] },
      boardName: '盆花',
    });
    expect((await world.portal.call(list, { plateId: 'P_POT', order: 'NEW' })).data.rows[0]).toMatchObject({
      postId: data.postId,
    });
    const found = await world.portal.call('GET /api/searchManage/search/queryList', {
      keyword: '电费账本',
      kind: 'POST',
    });
    expect(found.data.rows).toHaveLength(1);
    expect((await world.portal.call(list, { keyword: '电费账本' })).data.rows).toHaveLength(1);
  });

  it('is reviewed first for newcomers, links of new users, few points and watched words', async () => {
    const newcomer = await person({ isNew: true, points: 0 });
    const { data } = await world.portal.call(
      submit,
      { data: { ...theme, body: '<p>详情请看 https://elsewhere.example/zl 里面的资料</p>' } },
      newcomer.token,
    );
    expect(data).toMatchObject({ state: 'PENDING', path: null });
    const waiting = await world.portal.call(moderationList, {}, world.operator);
    expect(waiting.data).toMatchObject({
      total: 1,
      rows: [{ causes: ['LINK', 'FIRST_POSTS', 'FEW_POINTS'] }],
    });
    expect(await code(world.portal.call(detail, { id: data.postId }))).toBe('500404');
    expect((await world.portal.call(ownDetail, { id: data.postId }, newcomer.token)).data).toMatchObject({
      state: 'PENDING',
    });
    const other = await person();
    expect(await code(world.portal.call(ownDetail, { id: data.postId }, other.token))).toBe('500404');
  });

  it('refuses blocked words with their position, masks others and counts both', async () => {
    await world.portal.db.insert(sensitiveWords).values([
      { id: ulid(), word: '代开发票', level: 'BLOCK', category: 'AD' },
      { id: ulid(), word: '加我', level: 'REVIEW', category: 'AD' },
      { id: ulid(), word: '笨蛋', level: 'MASK', category: 'ABUSE' },
    ]);
    const author = await known();
    const blocked = await world.portal.call(
      submit,
      { data: { ...theme, body: '<p>本店可以代 开·发票，量大从优</p>' } },
      author.token,
    );
    expect(blocked.header).toMatchObject({
      retCode: '500014',
      retMsg: expect.stringContaining('【代 开·发票】'),
    });
    expect(Object.keys((blocked.data as { fields?: object }).fields ?? {})).toEqual(['data.body']);
    const masked = await world.portal.call(
      submit,
      { data: { ...theme, body: '<p>隔壁那个笨蛋的电话 15412345678 在这里</p>' } },
      author.token,
    );
    expect((await world.portal.call(detail, { id: masked.data.postId })).data.body).toBe(
      '<p>隔壁那个**的电话 154****5678 在这里</p>',
    );
    world.now = new Date(world.now.getTime() + 2 * 60_000);
    const reviewed = await world.portal.call(
      submit,
      { data: { ...theme, body: '<p>想要资料的朋友请加我，名额只剩三个</p>' } },
      author.token,
    );
    expect(reviewed.data.state).toBe('PENDING');
    const tested = await world.portal.call(
      'POST /api/communityManage/sensitiveWord/test',
      { data: { text: '请加我' } },
      world.operator,
    );
    expect(tested.data).toMatchObject({ outcome: 'REVIEW', hits: [{ word: '加我', start: 1, end: 3 }] });
  });

  it('checks words in the details as in the body: prizes, options, positions', async () => {
    await world.portal.db.insert(sensitiveWords).values([
      { id: ulid(), word: '代开发票', level: 'BLOCK', category: 'AD' },
      { id: ulid(), word: '笨蛋', level: 'MASK', category: 'ABUSE' },
      { id: ulid(), word: '加我', level: 'REVIEW', category: 'AD' },
    ]);
    const author = await known();
    const write = (kind: string, part: object) =>
      world.portal.call(submit, { data: { ...theme, kind, ...part } }, author.token);
    const hour = 3_600_000;
    const prize = { count: 1, kind: 'PICKUP', valueFen: 0, points: 0 };
    const draw = {
      joinTo: world.now.getTime() + 2 * hour,
      drawAt: world.now.getTime() + 3 * hour,
      minEntrants: 1,
      audited: false,
      mustComment: false,
      mustFollowBoard: false,
      minPoints: 0,
    };
    const blockedPrize = { lottery: { ...draw, prizes: [{ ...prize, name: '代开发票一次' }] } };
    expect(await fieldsOf(write('LOTTERY', blockedPrize))).toEqual(['500014', 'data.lottery.prizes.0.name']);
    const position = {
      title: '花艺师',
      count: 1,
      salaryFromFen: null,
      salaryToFen: null,
      place: '',
      requirement: '会代开发票',
    };
    const recruit = { recruitKind: 'VOLUNTEER', deadline: '2026-12-20', positions: [position] };
    expect(await fieldsOf(write('RECRUIT', { recruit }))).toEqual([
      '500014',
      'data.recruit.positions.0.requirement',
    ]);
    const ballot = {
      maxChoices: 1,
      scope: 'USER',
      audited: false,
      secret: false,
      changeable: false,
      visibility: 'ALWAYS',
      endsAt: world.now.getTime() + 48 * hour,
      quorum: 0,
    };
    const option = (text: string, note = '') => ({ text, note, pictureId: null });
    const blockedNote = [option('粉面窗口'), option('轻食窗口', '可代开发票')];
    expect(await fieldsOf(write('VOTE', { vote: { ...ballot, options: blockedNote } }))).toEqual([
      '500014',
      'data.vote.options.1.note',
    ]);
    const options = [option('给笨蛋的窗口'), option('轻食窗口', '想要的加我')];
    const { data } = await write('VOTE', { vote: { ...ballot, options } });
    expect((await world.portal.call(ownDetail, { id: data.postId }, author.token)).data.data).toMatchObject({
      vote: { options: [{ text: '给**的窗口' }, { text: '轻食窗口' }] },
    });
    const { data: waiting } = await world.portal.call(
      moderationDetail,
      { target: 'POST', id: data.postId },
      world.operator,
    );
    expect(waiting).toMatchObject({ causes: ['WORD', 'KIND'], words: ['加我'] });
    await world.portal.db.delete(votes);
  });

  it('refuses nicknames that would need a review', async () => {
    await world.portal.db.insert(sensitiveWords).values([
      { id: ulid(), word: '加我', level: 'REVIEW', category: 'AD' },
      { id: ulid(), word: '笨蛋', level: 'MASK', category: 'ABUSE' },
    ]);
    const { token } = await person();
    const call = (nickname: string) =>
      world.portal.call('POST /api/communityManage/profile/save', { data: { nickname, intro: '' } }, token);
    expect(await fieldsOf(call('想买加我'))).toEqual(['500014', 'data.nickname']);
    expect((await call('小笨蛋')).data.nickname).toBe('小**');
  });

  it('names invalid fields, and who can’t post here', async () => {
    const author = await known();
    const write = (more: object) =>
      fieldsOf(world.portal.call(submit, { data: { ...theme, ...more } }, author.token));
    expect(await write({ title: '短' })).toEqual(['100001', 'data.title']);
    expect(await write({ body: '<p>太短了</p>' })).toEqual(['100002', 'data.body']);
    for (const shape of ['<b>', '<ul><li>', '<table><tr><td>', '<p>花</p>'])
      expect(await write({ body: shape.repeat(70_000 / shape.length) })).toEqual(['100001', 'data.body']);
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
    // Even a draft can only be addressed to an existing tutor.
    const draft = { ...question, question: { bountyPoints: 0, days: 15, tutorId: ulid() } };
    for (const call of [submit, save] as const)
      expect(await fieldsOf(world.portal.call(call, { data: draft }, author.token))).toEqual([
        '100002',
        'data.question.tutorId',
      ]);
  });

  it('accepts one post a minute and sanitizes formatted text', async () => {
    const author = await known();
    const body = '<p onclick="x()">干净的文字和<script>alert(1)</script>一些说明</p>';
    const first = await world.portal.call(submit, { data: { ...theme, body } }, author.token);
    expect((await world.portal.call(detail, { id: first.data.postId })).data.body).toBe(
      '<p>干净的文字和一些说明</p>',
    );
    expect(await code(world.portal.call(submit, { data: theme }, author.token))).toBe('429001');
    world.now = new Date(world.now.getTime() + 61_000);
    expect(await code(world.portal.call(submit, { data: theme }, author.token))).toBe('000000');
  });

  it('saves incomplete posts as drafts', async () => {
    const author = await known();
    const { data } = await world.portal.call(save, { data: { ...theme, title: '', body: '' } }, author.token);
    expect(data.state).toBe('DRAFT');
    expect((await world.portal.call(ownList, { state: 'DRAFT' }, author.token)).data.total).toBe(1);
    const { postId: id, version } = data;
    expect(await code(world.portal.call(submit, { id, version, data: theme }, author.token))).toBe('000000');
    expect(await code(world.portal.call(save, { id, version, data: theme }, author.token))).toBe('500409');
  });
});

describe('editing a public post', () => {
  it('applies small changes at once, reviews large ones, and ends after a day', async () => {
    const author = await known();
    const id = await insertPost(world.portal.db, {
      authorId: author.id,
      publishedAt: new Date(world.now.getTime() - hour),
    });
    const write = (version: number, body: string) =>
      world.portal.call(submit, { id, version, data: { ...theme, body } }, author.token);
    const small = await write(1, theme.body.replace('还有得赚', '还是有得赚'));
    expect(small.data).toMatchObject({ state: 'PUBLISHED', hasChange: false });
    expect((await world.portal.call(detail, { id })).data).toMatchObject({ editedAt: world.now.getTime() });
    const great = await write(small.data.version, '<p>完全换了一段话，讲的是基质和水肥的配方。</p>');
    expect(great.data).toMatchObject({ state: 'PUBLISHED', hasChange: true });
    expect((await world.portal.call(detail, { id })).data.body).toContain('电费');
    const waiting = (await world.portal.call(moderationDetail, { target: 'POST', id }, world.operator)).data;
    expect(waiting).toMatchObject({
      isChange: true,
      causes: ['BIG_CHANGE'],
      actions: expect.arrayContaining(['pass', 'refuse']),
    });
    await world.portal.call(
      moderate,
      { target: 'POST', id, version: waiting.version, event: 'pass' },
      world.operator,
    );
    expect((await world.portal.call(detail, { id })).data.body).toContain('水肥');
    expect(await world.portal.db.$count(postRevisions)).toBe(2);
    expect(await eventsOf(author.id)).toEqual(['POST_CHANGE_PASSED']);
    world.now = new Date(world.now.getTime() + 2 * day);
    await logBackIn(author);
    const { version } = (await world.portal.call(ownDetail, { id }, author.token)).data;
    expect(await code(write(version, theme.body))).toBe('500012');
  });
});

describe('an anonymous author', () => {
  it('appears in no call, list, search, feed, export or log', async () => {
    const enterpriseId = await insertEnterprise(world.portal.db, {
      name: '隐约园艺有限公司（演示）',
      shortName: '隐约园艺',
    });
    const secret = await known({ name: '佟锦书', enterpriseId });
    const { data } = await world.portal.call(
      submit,
      { data: { ...theme, title: '订单价签死了行情涨一倍', anonymous: true } },
      secret.token,
    );
    const id = data.postId;
    // Texts under their own name may be shown.
    await world.portal.db.delete(posts).where(sql`${posts.authorId} = ${secret.id} and ${posts.id} <> ${id}`);
    await world.portal.call(
      comment,
      { data: { postId: id, body: '我自己再补充一句话', anonymous: false } },
      secret.token,
    );
    const other = await known({ name: '蔺小鹿' });
    await world.portal.call(
      comment,
      { data: { postId: id, body: '交货吧，信用更值钱 @佟锦书', anonymous: false } },
      other.token,
    );
    const feed = await world.portal.app.inject('/rss/community.xml');
    const answers = [
      await world.portal.call(detail, { id }),
      await world.portal.call(list, {}),
      await world.portal.call(list, { authorId: secret.id }),
      await world.portal.call(commentList, { postId: id }),
      await world.portal.call(ranking, {}),
      await world.portal.call(moderationList, { state: 'SHOWN' }, world.operator),
      await world.portal.call(moderationDetail, { target: 'POST', id }, world.operator),
      await world.portal.call('GET /api/searchManage/search/queryList', { keyword: '订单价' }),
      await world.portal.call(standing, { id }, other.token),
      feed.body,
    ];
    const notice = JSON.stringify(answers).replaceAll('@佟锦书', '');
    expect(notice).toContain('订单价签死了');
    for (const trace of ['佟锦书', '隐约园艺', `"authorId":"${secret.id}"`])
      expect(notice).not.toContain(trace);
    expect((await world.portal.call(list, { authorId: secret.id })).data.rows).toEqual([]);
    const [own] = (await world.portal.call(commentList, { postId: id, order: 'OLD' })).data.rows;
    expect(own).toMatchObject({ isByAuthor: true, author: { authorId: null } });
    const logged = await world.portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, id))
      .orderBy(operLogs.id);
    expect(logged.map(({ userId, ip, userAgent }) => [userId, ip, userAgent])).toEqual([[null, '', '']]);
    expect(
      await code(
        world.portal.call(reveal, { target: 'POST', id, data: { reason: '核对举报' } }, world.operator),
      ),
    ).toBe('500012');
    expect(await eventsOf(secret.id)).toEqual(['POST_COMMENTED']);
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
      const id = await insertPost(world.portal.db, { authorId: author.id, status: state });
      const reason = '需要说明的原因';
      const authors: Record<string, () => Promise<{ header: { retCode: string } }>> = {
        publish: () => world.portal.call(submit, { id, version: 1, data: theme }, author.token),
        submit: () => world.portal.call(submit, { id, version: 1, data: theme }, author.token),
      };
      const isOfAuthor = event === 'withdraw' || event === 'appeal' || event === 'delete';
      if (event === 'submit' && state === 'DRAFT')
        await world.portal.db
          .delete(posts)
          .where(sql`${posts.authorId} = ${author.id} and ${posts.id} <> ${id}`);
      const answered = await (authors[event]?.() ??
        (isOfAuthor
          ? world.portal.call(operate, { id, version: 1, event, data: { reason } }, author.token)
          : world.portal.call(
              moderate,
              { target: 'POST', id, version: 1, event, data: { reason } },
              world.operator,
            )));
      // A published post is changed through the same call that publishes.
      if (event in authors && state === 'PUBLISHED') return;
      expect(answered.header.retCode).toBe(
        planned ? '000000' : state === 'DELETED' && event in authors ? '500404' : '500012',
      );
      expect(await stateOf(id)).toBe(planned ?? state);
    },
  });
});
