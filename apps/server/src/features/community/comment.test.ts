import { commentEvents, commentStates, commentTransitions } from '@portal/contract/community/terms';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { comments } from './post.table.ts';
import { insertComment, insertPost } from './testing/insert-post.ts';
import { useCommunity } from './testing/use-community.ts';

const detail = 'GET /api/communityManage/post/queryDetail';
const like = 'POST /api/communityManage/like/operate';
const comment = 'POST /api/communityManage/comment/submit';
const operateComment = 'POST /api/communityManage/comment/operate';
const commentList = 'GET /api/communityManage/comment/queryList';
const replyList = 'GET /api/communityManage/comment/queryReplies';
const moderate = 'POST /api/communityManage/moderation/operate';

const _hour = 3_600_000;

const { world, code, eventsOf, person, known } = useCommunity();

describe('comments', () => {
  it('have two levels, are counted, liked once and notify those concerned', async () => {
    const [author, reader] = [await person(), await known({ name: '宁折桂' })];
    const id = await insertPost(world.portal.db, { authorId: author.id });
    const say = (body: string, replyToId?: string, who = reader) =>
      world.portal.call(
        comment,
        { data: { postId: id, body, anonymous: false, ...(replyToId ? { replyToId } : {}) } },
        who.token,
      );
    const first = await say('数据很珍贵，请问灯具折旧怎么算');
    const reply = await say('按五年摊，每月一千出头', first.data.comment.commentId, author);
    const again = await say('明白了，谢谢分享', reply.data.comment.commentId);
    expect(again.data.comment.replyTo).toBe('梁*');
    const threads = (await world.portal.call(commentList, { postId: id })).data;
    expect(threads).toMatchObject({
      total: 1,
      rows: [{ replyCount: 2, replies: [{ isByAuthor: true }, { isByAuthor: false }] }],
    });
    expect((await world.portal.call(detail, { id })).data.comments).toBe(3);
    expect((await world.portal.call(replyList, { id: first.data.comment.commentId })).data.total).toBe(2);
    expect(await eventsOf(author.id)).toEqual(['POST_COMMENTED', 'COMMENT_REPLIED']);
    const press = (event: 'add' | 'remove') =>
      world.portal.call(
        like,
        { target: 'COMMENT', targetId: first.data.comment.commentId, event },
        author.token,
      );
    expect((await press('add')).data).toEqual({ liked: true, likes: 1 });
    expect((await press('add')).data).toEqual({ liked: true, likes: 1 });
    expect((await press('remove')).data).toEqual({ liked: false, likes: 0 });
    await press('add');
    expect(await pointsOf(world.portal.db, accountOf(reader.id))).toBe(101);
    expect(
      await code(world.portal.call(like, { target: 'POST', targetId: id, event: 'add' }, author.token)),
    ).toBe('500065');
    expect(
      await code(
        world.portal.call(
          operateComment,
          { id: first.data.comment.commentId, event: 'delete' },
          author.token,
        ),
      ),
    ).toBe('500404');
    expect(
      await code(
        world.portal.call(
          operateComment,
          { id: first.data.comment.commentId, event: 'delete' },
          reader.token,
        ),
      ),
    ).toBe('000000');
    expect((await world.portal.call(detail, { id })).data.comments).toBe(2);
  });

  it('are refused on hidden or locked posts and after thirty an hour', async () => {
    const author = await person();
    const say = (postId: string) =>
      world.portal.call(comment, { data: { postId, body: '说一句', anonymous: false } }, author.token);
    expect(
      await code(say(await insertPost(world.portal.db, { authorId: author.id, status: 'HIDDEN' }))),
    ).toBe('500404');
    expect(
      await code(say(await insertPost(world.portal.db, { authorId: author.id, status: 'LOCKED' }))),
    ).toBe('500066');
    const id = await insertPost(world.portal.db, { authorId: author.id });
    for (let nth = 0; nth < 30; nth++)
      await insertComment(world.portal.db, { postId: id, authorId: author.id, createdAt: world.now });
    expect(await code(say(id))).toBe('429001');
  });
});

describe('state transitions of comments', () => {
  describeTransitions({
    states: commentStates,
    events: commentEvents,
    planned: (state, event) => commentTransitions[state][event],
    next: (state, event) => nextState(commentTransitions, state, event),
    fire: async (state, event, planned) => {
      const author = await person();
      const postId = await insertPost(world.portal.db, { authorId: author.id });
      const id = await insertComment(world.portal.db, { postId, authorId: author.id, status: state });
      const data = { reason: '需要说明的原因' };
      const answered =
        event === 'appeal' || event === 'delete'
          ? await world.portal.call(operateComment, { id, event, data }, author.token)
          : await world.portal.call(
              moderate,
              { target: 'COMMENT', id, version: 1, event, data },
              world.operator,
            );
      expect(answered.header.retCode).toBe(planned ? '000000' : '500012');
      const [row] = await world.portal.db.select().from(comments).where(eq(comments.id, id));
      expect(row?.status).toBe(planned ?? state);
    },
  });
});
