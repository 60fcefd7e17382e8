import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { activities, signUps } from '../activity.table.ts';
import { insertActivity, insertSignUp } from '../testing/insert-activity.ts';

const dayMs = 86_400_000;
let portal: TestApp;
let userId: string;

beforeAll(async () => {
  portal = await openTestApp();
  userId = (await insertUser(portal.db, { userType: '100' })).id;
});
afterEach(async () => {
  for (const table of [signUps, activities]) await portal.db.delete(table);
});
afterAll(() => portal.close());

/** A past salon and the final states of its waiting list, in order. */
async function held(daysAgo: number, waited: (typeof signUps.$inferInsert)['status'][], given: object = {}) {
  const at = testNow.getTime() - daysAgo * dayMs;
  const activityId = await insertActivity(portal.db, {
    startAt: new Date(at - 3_600_000),
    endAt: new Date(at),
    ...given,
  });
  for (const [nth, status] of waited.entries())
    await insertSignUp(portal.db, { activityId, userId: ulid(), status, waitTurn: nth + 1 });
}

/** The chance shown to a user at this position in the waiting list of an upcoming salon. */
async function chanceAt(place: number) {
  const activityId = await insertActivity(portal.db);
  for (let nth = 1; nth < place; nth++)
    await insertSignUp(portal.db, { activityId, userId: ulid(), status: 'WAITING', waitTurn: nth });
  await insertSignUp(portal.db, { activityId, userId, status: 'WAITING', waitTurn: place });
  const token = await portal.logIn({ userId });
  return (await portal.call('GET /api/activityManage/signUp/queryForm', { id: activityId }, token)).data
    .chance;
}

it('reflects how the same position fared at recent events of that kind', async () => {
  await held(10, ['CHECKED_IN', 'CONFIRMED']);
  await held(20, ['CHECKED_IN', 'EXPIRED']);
  await held(30, ['ABSENT', 'CANCELLED_LATE', 'LEFT']);
  // Another kind, and a cancelled one.
  await held(5, ['LEFT', 'LEFT'], { kind: 'TRAINING' });
  await held(6, ['LEFT', 'LEFT'], { status: 'CANCELLED' });
  expect(await chanceAt(2)).toEqual({ of: 3, got: 2 });
});

it('considers the last five events, and is null if there are too few', async () => {
  for (let nth = 1; nth <= 4; nth++) await held(nth, ['CONFIRMED']);
  for (let nth = 5; nth <= 8; nth++) await held(nth, ['LEFT']);
  expect(await chanceAt(1)).toEqual({ of: 5, got: 4 });
  expect(await chanceAt(2)).toBeNull();
});
