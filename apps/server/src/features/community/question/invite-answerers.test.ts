import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { insertTutor } from '../../tutor/testing/insert-tutor.ts';
import { tutors } from '../../tutor/tutor.table.ts';
import { notifyFollowers } from '../notify-followers.ts';
import { boardFollows, communityProfiles, posts } from '../post.table.ts';
import { insertBoards, insertComment, insertPost, insertQuestion } from '../testing/insert-post.ts';

const find = 'GET /api/communityManage/answerInvite/queryList';
const invite = 'POST /api/communityManage/answerInvite/submit';

let now = testNow;
let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertBoards(portal.db);
});
afterAll(() => portal.close());

async function person(nickname: string) {
  const { db } = portal;
  const { id } = await insertUser(db, { userType: '100' });
  await db.insert(communityProfiles).values({ userId: id, nickname });
  return { id, token: await portal.logIn({ userId: id, userType: '100', enterpriseId: null }) };
}

/** Someone with an accepted answer to another question. */
async function knowing(nickname: string, plateId = 'P_POT', anonymous = false) {
  const { db } = portal;
  const { id } = await person(nickname);
  const { id: authorId } = await insertUser(db, { userType: '100' });
  const postId = await insertQuestion(db, { authorId, plateId });
  await insertComment(db, { postId, authorId: id, isAnswer: true, acceptedAt: testNow, anonymous });
  return id;
}

describe('inviting people to answer', () => {
  it('lists who knows the board first, finds by name and field, and nobody who answers without a name', async () => {
    const { db } = portal;
    const asker = await person('问题人');
    const id = await insertQuestion(db, { authorId: asker.id });
    const elsewhere = await knowing('切花能手', 'P_CUT');
    const here = await knowing('盆花能手');
    await knowing('不留名的人', 'P_POT', true);
    const tutorId = await insertTutor(db);
    const teacher = await person('导师梅');
    await db
      .update(tutors)
      .set({ userId: teacher.id, fields: ['土壤改良'] })
      .where(eq(tutors.id, tutorId));
    const { rows, invited } = (await portal.call(find, { id }, asker.token)).data;
    expect(invited).toBe(0);
    expect(rows.map(({ userId }) => userId)).toEqual([here, teacher.id, elsewhere]);
    const names = async (keyword: string) =>
      (await portal.call(find, { id, keyword }, asker.token)).data.rows.map(({ author }) => author.name);
    expect(await names('切花')).toEqual(['切花能手']);
    expect(await names('土壤')).toEqual(['导师梅']);
    expect(await names('不留名')).toEqual([]);
  });

  it('notifies each invited person once, up to five, and keeps an anonymous asker unknown', async () => {
    const { db } = portal;
    const asker = await person('不说名字');
    const postId = await insertQuestion(db, { authorId: asker.id, anonymous: true });
    const ids = [];
    for (let nth = 0; nth < 6; nth++) ids.push(await knowing(`能手${nth}`));
    const ask = (userId = '') =>
      portal.call(invite, { data: { postId, userId } }, asker.token).then(({ header }) => header.retCode);
    expect(await ask(ids[0])).toBe('000000');
    expect(await ask(ids[0])).toBe('500063');
    for (const id of ids.slice(1, 5)) expect(await ask(id)).toBe('000000');
    expect(await ask(ids[5])).toBe('500024');
    const [notice, ...more] = await db
      .select()
      .from(messages)
      .where(eq(messages.userId, ids[0] ?? ''));
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ eventCode: 'ANSWER_INVITED', params: { name: '' } });
    await db
      .update(messages)
      .set({ readAt: now })
      .where(eq(messages.id, notice?.id ?? ''));
    const { rows, invited } = (await portal.call(find, { id: postId }, asker.token)).data;
    expect(invited).toBe(5);
    expect(rows.filter(({ isSeen }) => isSeen).map(({ userId }) => userId)).toEqual([ids[0]]);
    const logged = await db.select().from(operLogs).where(eq(operLogs.entityId, postId));
    expect(logged.filter(({ event }) => event === 'communityQuestion.invite')).toHaveLength(5);
  });

  it('is refused to others, for settled questions, and for oneself, strangers and deciders', async () => {
    const { db } = portal;
    const asker = await person('提问者');
    const postId = await insertQuestion(
      db,
      { authorId: asker.id },
      { bountyPoints: 20, bountyState: 'ESCROW' },
    );
    const settled = await insertQuestion(db, { authorId: asker.id }, { acceptedAnswerId: 'x' });
    const userId = await knowing('另一位能手');
    const { id: strange } = await insertUser(db, { userType: '100' });
    const ask = async (data: { postId: string; userId: string }, token = asker.token) =>
      (await portal.call(invite, { data }, token)).header.retCode;
    const stranger = await person('路过');
    expect(await ask({ postId, userId }, stranger.token)).toBe('500404');
    expect((await portal.call(find, { id: postId }, stranger.token)).header.retCode).toBe('500404');
    expect(await ask({ postId: settled, userId })).toBe('500012');
    expect(await ask({ postId, userId: asker.id })).toBe('500404');
    expect(await ask({ postId, userId: strange })).toBe('500404');
    const expert = await insertUser(db, { userType: '900', operatorRoles: ['EXPERT'] });
    await insertComment(db, {
      postId: await insertQuestion(db, { authorId: strange }),
      authorId: expert.id,
      isAnswer: true,
      acceptedAt: testNow,
    });
    expect(await ask({ postId, userId: expert.id })).toBe('500065');
  });
});

describe('the followers of a board', () => {
  it('are notified once a day of the number of new posts, unless all are their own', async () => {
    const { db } = portal;
    const [reader, writer] = [await person('读者'), await person('作者')];
    for (const { id: userId } of [reader, writer])
      await db.insert(boardFollows).values({ plateId: 'P_NEWS', userId, at: testNow });
    const write = (title: string) =>
      insertPost(db, {
        authorId: writer.id,
        plateId: 'P_NEWS',
        title,
        publishedAt: new Date(now.getTime() - 1),
      });
    const notice = async (userId: string) =>
      (await db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.sentAt)).map(
        ({ eventCode, params }) => [eventCode, params],
      );
    await write('第一篇');
    await write('第二篇');
    const deps = { database: portal.database, clock: { now: () => now }, pay: portal.pay };
    await notifyFollowers(deps);
    await notifyFollowers(deps);
    expect(await notice(reader.id)).toEqual([['BOARD_NEWS', { board: '发布', count: 2 }]]);
    expect(await notice(writer.id)).toEqual([]);
    now = new Date(now.getTime() + 86_400_000);
    await insertPost(db, { authorId: reader.id, plateId: 'P_NEWS', publishedAt: now });
    await write('第四篇');
    await notifyFollowers(deps);
    expect(await notice(reader.id)).toHaveLength(2);
    expect(await notice(writer.id)).toEqual([['BOARD_NEWS', { board: '发布', count: 2 }]]);
    await db.update(posts).set({ status: 'HIDDEN' }).where(eq(posts.plateId, 'P_NEWS'));
    now = new Date(now.getTime() + 86_400_000);
    await notifyFollowers(deps);
    expect(await notice(reader.id)).toHaveLength(2);
  });
});
