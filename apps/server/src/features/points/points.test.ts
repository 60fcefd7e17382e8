import { maxADay } from '@portal/contract/points';
import { sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { accountOf, escrowOf, movePoints, type PointMovement, pointsOf } from './move-points.public.ts';

const balance = 'GET /api/pointsManage/points/queryBalance';
const list = 'GET /api/pointsManage/points/queryList';
const signIn = 'POST /api/pointsManage/points/signIn';

let now = testNow;
let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp(() => now);
});
afterAll(() => portal.close());

const open = async () => {
  const user = await insertUser(portal.db, { userType: '100' });
  const logIn = () => portal.logIn({ userId: user.id, userType: '100' });
  return { id: user.id, account: accountOf(user.id), logIn, token: await logIn() };
};

const move = (given: Partial<PointMovement> & Pick<PointMovement, 'to'>) =>
  inTransaction(portal.db, (tx) =>
    movePoints(tx, {
      key: ulid(),
      reason: 'PRIZE',
      refType: 'test',
      refId: '1',
      from: 'PARK',
      points: 10,
      now,
      ...given,
    }),
  );

it('allows one sign-in a day, and shows the week', async () => {
  const user = await open();
  expect((await portal.call(signIn, {}, user.token)).data).toEqual({ balance: 1, earned: 1 });
  expect((await portal.call(signIn, {}, user.token)).header.retCode).toBe('500063');
  now = new Date('2026-11-22T15:59:59Z');
  const token = await user.logIn();
  expect((await portal.call(signIn, {}, token)).data.balance).toBe(2);
  const { data } = await portal.call(balance, {}, token);
  expect(data).toMatchObject({ balance: 2, signedInToday: true });
  expect(data.week.map(({ date, signedIn }) => `${date} ${signedIn}`)).toEqual([
    '2026-11-16 false',
    '2026-11-17 false',
    '2026-11-18 false',
    '2026-11-19 false',
    '2026-11-20 false',
    '2026-11-21 true',
    '2026-11-22 true',
  ]);
  now = testNow;
  const rows = (await portal.call(list, {}, await user.logIn())).data;
  expect(rows).toMatchObject({
    total: 2,
    rows: [{ delta: 1, balanceAfter: 2, reasonLabel: '签到' }, { balanceAfter: 1 }],
  });
});

it('moves points once per key, never more than available, and earns within the daily limit', async () => {
  const user = await open();
  const key = ulid();
  expect(await move({ key, to: user.account })).toBe(10);
  expect(await move({ key, to: user.account })).toBe(0);
  await expect(move({ from: user.account, to: escrowOf('1'), points: 11 })).rejects.toMatchObject({
    retCode: '500061',
  });
  expect(await pointsOf(portal.db, user.account)).toBe(10);
  expect(await move({ reason: 'QUIZ', to: user.account, points: maxADay + 50 })).toBe(maxADay);
  expect(await move({ reason: 'LIKED', to: user.account, points: 1 })).toBe(0);
  expect(await move({ reason: 'ACCEPTED', to: user.account, points: 15 })).toBe(15);
  for (let nth = 0; nth < 3; nth++) await move({ reason: 'POST', to: (await open()).account, points: 2 });
});

it('lets only one of ten concurrent movements spend the same points', async () => {
  const user = await open();
  await move({ to: user.account, points: 10 });
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, nth) =>
      move({ from: user.account, to: escrowOf(`race ${nth}`), points: 10 }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await pointsOf(portal.db, user.account)).toBe(0);
});

it('refuses unbalanced entries, and changes to past movements', async () => {
  const user = await open();
  await move({ to: user.account });
  const half = sql`insert into point_entry (transfer_id, position, account, delta, at)
    select id, 5, 'PARK', 3, now() from point_transfer limit 1`;
  await expect(portal.db.execute(half)).rejects.toThrow();
  await expect(portal.db.execute(sql`delete from point_transfer`)).rejects.toThrow();
});
