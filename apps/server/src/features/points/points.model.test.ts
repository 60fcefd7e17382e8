import { maxADay, type PointReason, postPointsADay } from '@portal/contract/points';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { modelOptions, runModel } from '../../testing/run-model.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { accountOf, escrowOf, movePoints, type PointAccount } from './move-points.public.ts';
import { pointBalances, pointEntries, pointTransfers } from './points.table.ts';

const dayMs = 86_400_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

/** Balances of all accounts, points earned today, and the movements made so far. */
interface Model {
  now: number;
  balances: Map<PointAccount, number>;
  earned: Map<PointAccount, { all: number; posts: number }>;
  keys: Set<string>;
}
interface World {
  /** Keeps the movements of this run apart from those of other runs. */
  run: string;
  users: PointAccount[];
  posts: PointAccount[];
}
type Command = fc.AsyncCommand<Model, World>;

interface Movement {
  reason: PointReason;
  from: PointAccount;
  to: PointAccount;
  points: number;
  key: string;
}

const counted: readonly PointReason[] = ['LIKED', 'POST', 'QUIZ'];

/** Points that should move by the rules; null if the movement is refused. */
function expected(model: Model, { reason, from, to, points, key }: Movement): number | null {
  let moved = points;
  if (from === 'PARK' && counted.includes(reason)) {
    const { all, posts } = model.earned.get(to) ?? { all: 0, posts: 0 };
    const rest = Math.min(maxADay - all, reason === 'POST' ? postPointsADay - posts : points);
    moved = Math.max(0, Math.min(points, rest));
  }
  if (moved === 0 || model.keys.has(key)) return 0;
  return from !== 'PARK' && (model.balances.get(from) ?? 0) < moved ? null : moved;
}

function follow(model: Model, { reason, from, to, key }: Movement, moved: number): void {
  if (moved === 0) return;
  model.keys.add(key);
  const add = (account: PointAccount, change: number) =>
    account !== 'PARK' && model.balances.set(account, (model.balances.get(account) ?? 0) + change);
  add(from, -moved);
  add(to, moved);
  if (from !== 'PARK' || !counted.includes(reason)) return;
  const { all, posts } = model.earned.get(to) ?? { all: 0, posts: 0 };
  model.earned.set(to, { all: all + moved, posts: posts + (reason === 'POST' ? moved : 0) });
}

/** Checks that movements add up to zero, each account's movements to its balance, and no balance is negative. */
async function compare({ balances }: Model, { run, users, posts }: World): Promise<void> {
  const accounts = [...users, ...posts];
  const kept = await portal.db.select().from(pointBalances).where(inArray(pointBalances.account, accounts));
  const left = new Map(kept.map(({ account, balance }) => [account, balance]));
  for (const account of accounts) expect(left.get(account) ?? 0, account).toBe(balances.get(account) ?? 0);
  for (const { account, balance } of kept) expect(balance, account).toBeGreaterThanOrEqual(0);
  const sums = await portal.db
    .select({ account: pointEntries.account, sum: sql<number>`sum(${pointEntries.delta})::int` })
    .from(pointEntries)
    .innerJoin(pointTransfers, eq(pointTransfers.id, pointEntries.transferId))
    .where(and(eq(pointTransfers.refType, 'model'), eq(pointTransfers.refId, run)))
    .groupBy(pointEntries.account);
  expect(sums.reduce((total, { sum }) => total + sum, 0)).toBe(0);
  for (const { account, sum } of sums) if (account !== 'PARK') expect(sum, account).toBe(left.get(account));
}

const move = (what: string, movementOf: (world: World) => Movement): Command => ({
  toString: () => what,
  check: () => true,
  async run(model, world) {
    const movement = movementOf(world);
    const should = expected(model, movement);
    const given = { ...movement, refType: 'model', refId: world.run, now: new Date(model.now) };
    const done = await inTransaction(portal.db, (tx) => movePoints(tx, given)).catch(
      (error: { retCode?: string }) => error.retCode,
    );
    expect(done).toBe(should ?? retCodes.POINTS_SHORT);
    if (should !== null) follow(model, movement, should);
    await compare(model, world);
  },
});

const nth = fc.nat({ max: 2 });
/** A small range of keys, so that some repeat. */
const keys = fc.nat({ max: 40 });
const some = fc.integer({ min: 1, max: 120 });
const at = (accounts: PointAccount[], place: number) => accounts[place] ?? 'PARK';

const earn = fc
  .record({
    user: nth,
    reason: fc.constantFrom<PointReason>('LIKED', 'POST', 'QUIZ'),
    points: some,
    key: keys,
  })
  .map(({ user, reason, points, key }) =>
    move(`user ${user} earns ${points} for ${reason} ${key}`, ({ run, users }) => ({
      reason,
      points,
      from: 'PARK',
      to: at(users, user),
      key: `${run} ${reason} ${key}`,
    })),
  );

const offer = fc
  .record({ user: nth, post: nth, points: some, key: keys })
  .map(({ user, post, points, key }) =>
    move(`user ${user} offers ${points} for post ${post} (${key})`, ({ run, users, posts }) => ({
      reason: 'BOUNTY_OUT',
      points,
      from: at(users, user),
      to: at(posts, post),
      key: `${run} OUT ${key}`,
    })),
  );

/** A bounty is paid, returned, reclaimed from its recipient, or forfeited. */
const settle = fc
  .record({
    user: nth,
    post: nth,
    points: some,
    key: keys,
    way: fc.constantFrom<PointReason>('BOUNTY_IN', 'BOUNTY_BACK', 'BOUNTY_LOST'),
    isUndone: fc.boolean(),
  })
  .map(({ user, post, points, key, way, isUndone }) =>
    move(
      `${points} of post ${post}: ${way}${isUndone ? ' undone' : ''} (${key})`,
      ({ run, users, posts }) => {
        const other = way === 'BOUNTY_LOST' ? 'PARK' : at(users, user);
        const [from, to] = isUndone && other !== 'PARK' ? [other, at(posts, post)] : [at(posts, post), other];
        return { reason: way, points, from, to, key: `${run} ${way} ${isUndone} ${key}` };
      },
    ),
  );

const punish = fc.record({ user: nth, points: some, key: keys }).map(({ user, points, key }) =>
  move(`user ${user} loses ${points} (${key})`, ({ run, users }) => ({
    reason: 'PENALTY',
    points,
    from: at(users, user),
    to: 'PARK',
    key: `${run} PENALTY ${key}`,
  })),
);

const nextDay = fc.constant<Command>({
  toString: () => 'the next day',
  check: () => true,
  async run(model) {
    model.now += dayMs;
    model.earned.clear();
  },
});

describe('invariant 4: balances are the sum of their movements, and never negative', () => {
  it(
    'points do what their model does, whoever earns, offers, wins or loses them in whatever order',
    modelOptions,
    async () => {
      await runModel<Model, World>([earn, offer, settle, punish, nextDay], async () => ({
        model: { now: testNow.getTime(), balances: new Map(), earned: new Map(), keys: new Set() },
        real: {
          run: ulid(),
          users: [0, 1, 2].map(() => accountOf(ulid())),
          posts: [0, 1, 2].map(() => escrowOf(ulid())),
        },
      }));
    },
  );
});
