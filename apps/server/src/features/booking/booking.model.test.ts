import { noShowsUntilStop } from '@portal/contract/booking/terms';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { modelOptions, runModel } from '../../testing/run-model.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.public.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { settleBookings } from './settle-bookings.public.ts';
import {
  type Booked,
  bookedIn,
  change,
  changeOf,
  type Event,
  isHeld,
  type Model,
  meets,
  offerable,
  settle,
} from './testing/booking-model.ts';

const minute = 60_000;
const day = '2026-11-24';
const start = Date.parse(`${day}T08:00:00+08:00`);
/** Slots are numbered in half hours from 8:00. */
const halfHour = 30 * minute;
const instantOf = (slot: number) => start + slot * halfHour;
const timeOf = (slot: number) =>
  `${String(8 + (slot >> 1)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;

let portal: TestApp;
let now = start;
let clerk: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  clerk = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_PROPERTY'] })).id;
});
afterAll(() => portal.close());

interface World {
  users: string[];
  rooms: string[];
}
type Command = fc.AsyncCommand<Model, World>;

async function compare({ booked }: Model, { rooms }: World): Promise<void> {
  const rows = await portal.db.select().from(bookings).where(inArray(bookings.resourceId, rooms));
  const lineOf = (id: string, status: string, ...times: number[]) =>
    `${id} ${status} ${times.map((at) => new Date(at).toISOString().slice(11, 16)).join(' ')}`;
  const seen = rows.map(({ id, status, startAt, endAt, heldUntil }) =>
    lineOf(id, status, startAt.getTime(), endAt.getTime(), heldUntil.getTime()),
  );
  const wanted = booked.map(({ id, status, begin, end, heldUntil }) =>
    lineOf(id, status, begin, end, heldUntil),
  );
  expect(seen.sort()).toEqual(wanted.sort());
  const { rows: double } = await portal.db.execute(sql`
    select one.id from booking one join booking other on one.resource_id = other.resource_id and one.id < other.id
    where one.status in ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN')
      and other.status in ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN')
      and tstzrange(one.start_at, one.held_until) && tstzrange(other.start_at, other.held_until)`);
  expect(double).toEqual([]);
}

const tokenOf = ({ users }: World, user: number) => portal.logIn({ userId: users[user] ?? '' });
const isDone = ({ header }: { header: { retCode: string } }) => header.retCode === '000000';

interface Wanted {
  user: number;
  room: number;
  from: number;
  slots: number;
}

const spanOf = ({ from, slots }: Wanted) => ({ begin: instantOf(from), end: instantOf(from + slots) });
const dataOf = ({ rooms }: World, { room, from, slots }: Wanted) => ({
  roomId: rooms[room],
  date: day,
  from: timeOf(from),
  to: timeOf(from + slots),
  title: '评审',
  attendees: 2,
});

const isStopped = ({ booked }: Model, user: number) =>
  booked.filter((one) => one.user === user && one.status === 'NO_SHOW').length >= noShowsUntilStop;

function mayHold(model: Model, wanted: Wanted): boolean {
  const { begin, end } = spanOf(wanted);
  const { user, room } = wanted;
  return (
    begin > now - 15 * minute &&
    !isStopped(model, user) &&
    model.booked.every(
      (one) => (one.room !== room && one.user !== user) || !isHeld(one) || !meets(one, begin, end),
    )
  );
}

/** Whether a user can join the waiting list for a slot: it's taken, and at least half an hour of it lies ahead. */
function mayWait(model: Model, wanted: Wanted): boolean {
  const { begin, end } = spanOf(wanted);
  const { user, room } = wanted;
  const met = model.booked.filter((one) => one.room === room && meets(one, begin, end));
  return (
    end - now >= 30 * minute &&
    !isStopped(model, user) &&
    met.every((one) => one.user !== user || (!isHeld(one) && one.status !== 'WAITING')) &&
    met.some(isHeld) &&
    offerable(model, { room, begin, end }, now)?.end !== end
  );
}

const enter = (model: Model, id: string, wanted: Wanted, given: Partial<Booked>) => {
  const { user, room } = wanted;
  const { begin, end } = spanOf(wanted);
  const times = { begin, end, heldUntil: end, createdAt: now, confirmedAt: 0, until: 0 };
  model.booked.push({ id, user, room, ...times, status: 'WAITING', ...given });
};

const book = (wanted: Wanted): Command => ({
  toString: () =>
    `user ${wanted.user} books room ${wanted.room}, ${wanted.slots} from ${timeOf(wanted.from)}`,
  check: () => true,
  async run(model, world) {
    const may = mayHold(model, wanted);
    const answer = await portal.call(
      'POST /api/propertyManage/booking/book',
      { data: dataOf(world, wanted) },
      await tokenOf(world, wanted.user),
    );
    expect(isDone(answer), `${answer.header.retCode} ${answer.header.retMsg}`).toBe(may);
    if (may)
      enter(model, answer.data.rows[0]?.bookingId ?? '', wanted, bookedIn(wanted.room, spanOf(wanted), now));
    await compare(model, world);
  },
});

async function runWait(model: Model, world: World, wanted: Wanted): Promise<void> {
  const may = mayWait(model, wanted);
  const answer = await portal.call(
    'POST /api/propertyManage/booking/wait',
    { data: dataOf(world, wanted) },
    await tokenOf(world, wanted.user),
  );
  expect(isDone(answer), `${answer.header.retCode} ${answer.header.retMsg}`).toBe(may);
  if (may) enter(model, answer.data.bookingId, wanted, {});
  await compare(model, world);
}

const wait = (wanted: Wanted): Command => ({
  toString: () =>
    `user ${wanted.user} waits for room ${wanted.room}, ${wanted.slots} from ${timeOf(wanted.from)}`,
  check: () => true,
  run: (model, world) => runWait(model, world, wanted),
});

/** Waits for exactly the slot of a booking, which is what most people do. */
const waitFor = ({ user, nth }: { user: number; nth: number }): Command => ({
  toString: () => `user ${user} waits for booking ${nth}`,
  check: ({ booked }) => booked.length > 0,
  async run(model, world) {
    const { room, begin, end } = model.booked[nth % model.booked.length] as Booked;
    const from = Math.floor((begin - start) / halfHour);
    await runWait(model, world, { user, room, from, slots: (end - instantOf(from)) / halfHour });
  },
});

const operate = (given: { user: number; nth: number; event: Event }): Command => ({
  toString: () => `user ${given.user} ${given.event} booking ${given.nth}`,
  check: ({ booked }) => booked.length > 0,
  async run(model, world) {
    const { event } = given;
    const one = model.booked[given.nth % model.booked.length];
    if (!one) throw new Error('no booking');
    // Mostly done by the booking's own user, so that most events succeed.
    const user = given.user === 0 ? (one.user + 1) % world.users.length : one.user;
    const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, one.id));
    const { version } = row ?? {};
    const expected = changeOf(one, event, one.user === user, now);
    const answer =
      event === 'approve' || event === 'reject'
        ? await portal.call(
            'POST /api/propertyManage/booking/operateManage',
            { id: one.id, event, version, reason: '不合适' },
            await portal.logIn({ userId: clerk, userType: '900', operatorRoles: ['OP_PROPERTY'] }),
          )
        : await portal.call(
            'POST /api/propertyManage/booking/operate',
            { id: one.id, event, version, data: {} },
            await tokenOf(world, user),
          );
    expect(isDone(answer), `${event}: ${answer.header.retCode} ${answer.header.retMsg}`).toBe(
      expected !== false,
    );
    if (expected) change(model, one, expected, now);
    await compare(model, world);
  },
});

const pass = (minutes: number): Command => ({
  toString: () => `${minutes} minutes pass`,
  check: () => true,
  async run(model, world) {
    now += minutes * minute;
    await settleBookings({ ...portal, clock: { now: () => new Date(now) } }, bookableRooms);
    settle(model, world.rooms, now);
    await compare(model, world);
  },
});

const people = 6;

/** Each room has a morning booking with two users waiting for its slot. */
async function beginDay({ users, rooms }: World): Promise<Booked[]> {
  const model: Model = { booked: [] };
  for (const [room, resourceId] of rooms.entries())
    for (const [nth, status] of (['CONFIRMED', 'WAITING', 'WAITING'] as const).entries()) {
      const wanted = { user: (room + 2 * nth) % people, room, from: 1 + room, slots: 4 };
      const { from, to } = { from: timeOf(wanted.from), to: timeOf(wanted.from + wanted.slots) };
      const createdAt = new Date(now - (3 - nth) * minute);
      const userId = users[wanted.user] ?? '';
      const slotRequest = { date: day, from, to };
      const id = await insertBooking(portal.db, { resourceId, userId, slotRequest, status, createdAt });
      enter(model, id, wanted, { status, createdAt: createdAt.getTime() });
    }
  return model.booked;
}

const three = fc.nat({ max: 2 });
const someone = fc.nat({ max: people - 1 });
const wanted = fc.record({
  user: someone,
  room: three,
  from: fc.nat({ max: 7 }),
  slots: fc.integer({ min: 1, max: 4 }),
});

describe('invariant 1: no two live bookings overlap in the same room', () => {
  it(
    'bookings do what their model does, whoever does what with them in whatever order',
    modelOptions,
    async () => {
      await runModel<Model, World>(
        [
          wanted.map(book),
          wanted.map(wait),
          fc.record({ user: someone, nth: fc.nat({ max: 9 }) }).map(waitFor),
          fc
            .record({
              user: three,
              nth: fc.nat({ max: 11 }),
              event: fc.constantFrom<Event>(
                'cancel',
                'checkIn',
                'finish',
                'take',
                'ask',
                'leave',
                'approve',
                'reject',
              ),
            })
            .map(operate),
          fc.constantFrom(5, 10, 15, 40).map(pass),
        ],
        async () => {
          now = start;
          const limits = { dayLimitPerUser: 1_000 };
          // The previous run left bookings on the same day.
          await portal.db.delete(bookings);
          const users: string[] = [];
          for (let nth = 0; nth < people; nth++)
            users.push((await insertUser(portal.db, { userType: '100' })).id);
          const rooms = [
            await insertRoom(portal.db, limits),
            await insertRoom(portal.db, { ...limits, needApproval: true }),
            await insertRoom(portal.db, { ...limits, pricePerSlotFen: 1_000 }),
          ];
          const real = { users, rooms };
          return { model: { booked: await beginDay(real) }, real };
        },
      );
    },
  );
});
