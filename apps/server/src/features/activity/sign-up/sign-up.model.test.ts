import { type SignUpState, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelOptions, runModel } from '../../../testing/run-model.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { signUps } from '../activity.table.ts';
import { insertActivity } from '../testing/insert-activity.ts';
import { settleSignUps } from './settle-sign-ups.ts';

const hourMs = 3_600_000;
const capacity = 4;
const waitlistMax = 3;
const { seated, live } = signUpLifecycle.groups;

let portal: TestApp;
let now = testNow.getTime();
let users: string[];

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  users = [];
  for (let nth = 0; nth < 7; nth++) users.push((await insertUser(portal.db, { userType: '100' })).id);
});
afterAll(() => portal.close());

interface Entry {
  id: string;
  user: number;
  qty: number;
  state: SignUpState;
  offerUntil: number;
}
/** Sign-ups in order of arrival. */
interface Model {
  entries: Entry[];
}
interface World {
  activityId: string;
}
type Command = fc.AsyncCommand<Model, World>;

const takenIn = ({ entries }: Model) =>
  entries.filter(({ state }) => seated.includes(state)).reduce((sum, { qty }) => sum + qty, 0);

/** Offers free seats in waiting order, skipping groups that are too large. */
function offer(model: Model): void {
  for (const entry of model.entries.filter(({ state }) => state === 'WAITING')) {
    if (takenIn(model) + entry.qty > capacity) continue;
    entry.state = 'OFFERED';
    entry.offerUntil = now + 12 * hourMs;
  }
}

async function compare({ entries }: Model, { activityId }: World): Promise<void> {
  const rows = await portal.db.select().from(signUps).where(eq(signUps.activityId, activityId));
  expect(rows.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
    entries.map(({ id, state }) => `${id} ${state}`).sort(),
  );
  expect(takenIn({ entries })).toBeLessThanOrEqual(capacity);
  const line = rows
    .filter(({ status }) => status === 'WAITING')
    .sort((one, other) => (one.waitTurn ?? 0) - (other.waitTurn ?? 0));
  expect(line.map(({ id }) => id)).toEqual(
    entries.filter(({ state }) => state === 'WAITING').map(({ id }) => id),
  );
}

const tokenOf = (user: number) => portal.logIn({ userId: users[user] ?? '' });
const isDone = ({ header }: { header: { retCode: string } }) => header.retCode === '000000';

const signUp = ({ user, qty }: { user: number; qty: number }): Command => ({
  toString: () => `user ${user} signs up ${qty}`,
  check: () => true,
  async run(model, world) {
    const waiting = model.entries.filter(({ state }) => state === 'WAITING').length;
    const has = model.entries.some((entry) => entry.user === user && live.includes(entry.state));
    const hasSeat = takenIn(model) + qty <= capacity;
    const may = !has && (hasSeat || waiting < waitlistMax);
    const persons = Array.from({ length: qty }, (_, at) => ({ name: '许晚棠', phone: `1540000000${at}` }));
    const data = { activityId: world.activityId, persons, answers: [], mayWait: true };
    const answer = await portal.call('POST /api/activityManage/signUp/submit', { data }, await tokenOf(user));
    expect(isDone(answer), answer.header.retMsg).toBe(may);
    if (may)
      model.entries.push({
        id: answer.data.signUpId,
        user,
        qty,
        state: hasSeat ? 'CONFIRMED' : 'WAITING',
        offerUntil: 0,
      });
    await compare(model, world);
  },
});

type Event = 'accept' | 'leave' | 'cancel';
const goals: Record<Event, Partial<Record<SignUpState, SignUpState>>> = {
  accept: { OFFERED: 'CONFIRMED' },
  leave: { OFFERED: 'LEFT', WAITING: 'LEFT' },
  cancel: { CONFIRMED: 'CANCELLED' },
};

const operate = ({ nth, event }: { nth: number; event: Event }): Command => ({
  toString: () => `${event} of sign-up ${nth}`,
  check: ({ entries }) => entries.length > 0,
  async run(model, world) {
    const entry = model.entries[nth % model.entries.length];
    if (!entry) throw new Error('no sign-up');
    const [row] = await portal.db.select().from(signUps).where(eq(signUps.id, entry.id));
    const goal = goals[event][entry.state];
    const may = goal !== undefined && !(event === 'accept' && entry.offerUntil <= now);
    const answer = await portal.call(
      'POST /api/activityManage/signUp/operate',
      { id: entry.id, event, version: row?.version, data: {} },
      await tokenOf(entry.user),
    );
    expect(isDone(answer), `${event}: ${answer.header.retMsg}`).toBe(may);
    if (may) {
      const freed = seated.includes(entry.state) && !seated.includes(goal);
      entry.state = goal;
      if (freed) offer(model);
    }
    await compare(model, world);
  },
});

const pass = (hours: number): Command => ({
  toString: () => `${hours} hours pass`,
  check: () => true,
  async run(model, world) {
    now += hours * hourMs;
    await settleSignUps({ ...portal, clock: { now: () => new Date(now) } });
    for (const entry of model.entries)
      if (entry.state === 'OFFERED' && entry.offerUntil <= now) {
        entry.state = 'EXPIRED';
        offer(model);
      }
    await compare(model, world);
  },
});

describe('invariant 5: no more seats are held than exist, and the waiting list keeps its order', () => {
  it('sign-ups match their model for any sequence of actions', modelOptions, async () => {
    await runModel<Model, World>(
      [
        fc.record({ user: fc.nat({ max: 6 }), qty: fc.integer({ min: 1, max: 2 }) }).map(signUp),
        fc
          .record({ nth: fc.nat({ max: 9 }), event: fc.constantFrom<Event>('accept', 'leave', 'cancel') })
          .map(operate),
        fc.constantFrom(1, 12).map(pass),
      ],
      async () => {
        now = testNow.getTime();
        const days = (count: number) => new Date(now + count * 24 * hourMs);
        const activityId = await insertActivity(portal.db, {
          capacity,
          waitlistMax,
          signTo: days(999),
          cancelDeadline: days(999),
          startAt: days(1_000),
          endAt: days(1_001),
        });
        return { model: { entries: [] }, real: { activityId } };
      },
    );
  });
});
