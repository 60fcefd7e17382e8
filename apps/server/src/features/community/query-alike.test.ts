import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { postSearch } from './post.search.ts';
import { insertBoards, insertPost } from './testing/insert-post.ts';

const alike = 'GET /api/communityManage/post/queryAlike';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  await insertBoards(portal.db);
});
afterAll(() => portal.close());

it('finds similar questions asked before, most similar first, and only public ones', async () => {
  const { id: authorId } = await insertUser(portal.db, { userType: '100' });
  const token = await portal.logIn({ userId: authorId, userType: '100' });
  const insert = (title: string, more: object = {}) => insertPost(portal.db, { authorId, title, ...more });
  const near = await insert('绣球二年生苗叶片发黄，已补铁无效');
  const far = await insert('绣球苗叶片发黄的几种原因和分辨');
  const other = await insert('夜间补光三个月的电费账本');
  const hidden = await insert('绣球二年生苗叶片发黄', { status: 'HIDDEN' });
  await refreshDocuments(portal.db, postSearch, [near, far, other, hidden], testNow);
  const found = async (title: string) =>
    (await portal.call(alike, { title }, token)).data.map(({ postId }) => postId);
  expect(await found('绣球二年生苗叶片发黄怎么补铁')).toEqual([near, far]);
  expect(await found('花市班车几点发车')).toEqual([]);
  expect(await found('')).toEqual([]);
  expect((await portal.call(alike, { title: '绣球' })).header.retCode).toBe('200005');
});
