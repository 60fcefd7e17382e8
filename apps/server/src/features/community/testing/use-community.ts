import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { comments, likes, postRevisions, posts, reports, sensitiveWords } from '../post.table.ts';
import { communityQuestions } from '../question/question.table.ts';
import { givePoints, insertBoards, insertPost } from './insert-post.ts';

const day = 86_400_000;

export interface Person {
  id: string;
  token: string;
  enterpriseId: string | null;
}

interface Given {
  name?: string;
  enterpriseId?: string;
  isNew?: boolean;
  points?: number;
}

/** A portal with boards and a moderator; texts are deleted after each test. Call it once per file. */
export function useCommunity() {
  const world = { now: testNow, operator: '', operatorId: '' } as {
    now: Date;
    portal: TestApp;
    operator: string;
    operatorId: string;
  };

  const logIn = ({ id, enterpriseId }: Omit<Person, 'token'>): Promise<string> =>
    world.portal.logIn({
      userId: id,
      userType: enterpriseId ? '200' : '100',
      enterpriseId,
      ...(enterpriseId ? { memberRole: 'OWNER', auditStatus: '2' } : {}),
    });
  const logInOperator = () =>
    world.portal.logIn({ userId: world.operatorId, userType: '900', operatorRoles: ['OP_COMMUNITY'] });

  async function person(given: Given = {}): Promise<Person> {
    const { name = '梁苔生', enterpriseId = null, isNew = false, points = 100 } = given;
    const createdAt = new Date(world.now.getTime() - (isNew ? day : 100 * day));
    const userType = enterpriseId ? '200' : '100';
    const { id } = await insertUser(world.portal.db, { name, userType, enterpriseId, createdAt });
    if (points > 0) await givePoints(world.portal.db, id, points);
    return { id, enterpriseId, token: await logIn({ id, enterpriseId }) };
  }

  beforeAll(async () => {
    world.portal = await openTestApp(() => world.now);
    await insertBoards(world.portal.db);
    const { id } = await insertUser(world.portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] });
    world.operatorId = id;
    world.operator = await logInOperator();
  });
  afterEach(async () => {
    world.now = testNow;
    world.operator = await logInOperator();
    const { db } = world.portal;
    for (const table of [reports, likes, comments, communityQuestions, postRevisions]) await db.delete(table);
    await db.delete(posts);
    await db.delete(messages);
    await db.delete(sensitiveWords);
  });
  afterAll(() => world.portal.close());

  return {
    world,
    person,
    /** A user whose posts aren't reviewed first. */
    known: async (given: Given = {}): Promise<Person> => {
      const one = await person(given);
      for (let nth = 0; nth < 3; nth++)
        await insertPost(world.portal.db, {
          authorId: one.id,
          title: `从前的帖子${nth}`,
          publishedAt: new Date(world.now.getTime() - 30 * day),
        });
      return one;
    },
    logBackIn: async (one: Person): Promise<void> => {
      one.token = await logIn(one);
    },
    code: async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode,
    fieldsOf: async (call: Promise<{ header: { retCode: string }; data: unknown }>) => {
      const { header, data } = await call;
      return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
    },
    stateOf: async (id: string) =>
      (await world.portal.db.select().from(posts).where(eq(posts.id, id)))[0]?.status,
    eventsOf: async (userId: string) =>
      (
        await world.portal.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)
      ).map(({ eventCode }) => eventCode),
  };
}
