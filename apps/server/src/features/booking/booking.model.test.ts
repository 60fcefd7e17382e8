import { noShowsUntilStop, payMinutes } from '@portal/contract/booking-terms';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { modelOptions, runModel } from '../../testing/run-model.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.public.ts';
import { insertRoom } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { settleBookings } from './settle-bookings.public.ts';

const minute = 60_000;
const day = '2026-11-24';
const start = Date.parse(`${day}T08:00:00+08:00`);
/** Times are counted in half hours from eight o'clock. */
const instantOf = (slot: number) => start + slot * 30 * minute;
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

interface Booked {
  id: string;
  user: number;
  room: number;
  from: number;
  to: number;
  /** When it begins to be missed, and when it lets go of its time. */
  missedAt: number;
  heldUntil: number;
  payUntil: number;
  askedAt: number;
  status: Booking['status'];
}
interface Model {
  booked: Booked[];
}
interface World {
  users: string[];
  rooms: string[];
}
type Command = fc.AsyncCommand<Model, World>;

/** Of three rooms the first is had at once, the second is approved, and the third is paid. */
const [approved, priced] = [1, 2];
const holding: readonly Booking['status'][] = ['PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'];
const isHeld = ({ status }: Booked) => holding.includes(status);
const overlaps = (one: Booked, from: number, to: number) =>
  isHeld(one) && instantOf(from) < one.heldUntil && instantOf(one.from) < instantOf(to);

async function compare({ booked }: Model, { rooms }: World): Promise<void> {
  const rows = await portal.db.select().from(bookings).where(inArray(bookings.resourceId, rooms));
  const lineOf = (id: string, status: string, heldUntil: number) => `${id} ${status} ${heldUntil}`;
  const seen = rows.map(({ id, status, heldUntil }) => lineOf(id, status, heldUntil.getTime()));
  const wanted = booked.map(({ id, status, heldUntil }) => lineOf(id, status, heldUntil));
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

const mayHold = ({ booked }: Model, wish: { user: number; room: number; from: number; to: number }) => {
  const { user, room, from, to } = wish;
  const missed = booked.filter((one) => one.user === user && one.status === 'NO_SHOW');
  return (
    instantOf(from) > now - 15 * minute &&
    missed.length < noShowsUntilStop &&
    booked.every((one) => (one.room !== room && one.user !== user) || !overlaps(one, from, to))
  );
};

const book = (wish: { user: number; room: number; from: number; slots: number }): Command => ({
  toString: () => `user ${wish.user} books room ${wish.room}, ${wish.slots} from ${timeOf(wish.from)}`,
  check: () => true,
  async run(model, world) {
    const { user, room, from } = wish;
    const to = from + wish.slots;
    const may = mayHold(model, { user, room, from, to });
    const data = {
      roomId: world.rooms[room],
      date: day,
      from: timeOf(from),
      to: timeOf(to),
      title: '评审',
      attendees: 2,
    };
    const answer = await portal.call(
      'POST /api/propertyManage/booking/book',
      { data },
      await tokenOf(world, user),
    );
    expect(isDone(answer), `${answer.header.retCode} ${answer.header.retMsg}`).toBe(may);
    if (may)
      model.booked.push({
        id: answer.data.rows[0]?.bookingId ?? '',
        user,
        room,
        from,
        to,
        missedAt: Math.max(instantOf(from), now) + 15 * minute,
        heldUntil: instantOf(to),
        payUntil: now + payMinutes * minute,
        askedAt: now,
        status: room === approved ? 'PENDING' : room === priced ? 'TO_PAY' : 'CONFIRMED',
      });
    await compare(model, world);
  },
});

type Event = 'cancel' | 'checkIn' | 'finish' | 'approve' | 'reject';

/** What an event makes of a booking; false where it is refused. */
function changeOf(one: Booked, event: Event, isOwn: boolean): Partial<Booked> | false {
  const [begin, end] = [instantOf(one.from), instantOf(one.to)];
  switch (event) {
    case 'cancel':
      return (
        isOwn &&
        ['PENDING', 'TO_PAY', 'CONFIRMED'].includes(one.status) &&
        now < begin && { status: 'CANCELLED' }
      );
    case 'checkIn':
      return (
        isOwn &&
        one.status === 'CONFIRMED' &&
        now >= begin - 15 * minute &&
        now < one.missedAt && { status: 'CHECKED_IN' }
      );
    case 'finish':
      return (
        isOwn &&
        one.status === 'CHECKED_IN' &&
        now < end && { status: 'COMPLETED', heldUntil: Math.max(now, begin) }
      );
    case 'approve':
      return one.status === 'PENDING' && now < end && { status: 'CONFIRMED' };
    case 'reject':
      return one.status === 'PENDING' && now < end && { status: 'REJECTED' };
  }
}

const operate = (given: { user: number; nth: number; event: Event }): Command => ({
  toString: () => `user ${given.user} ${given.event} booking ${given.nth}`,
  check: ({ booked }) => booked.length > 0,
  async run(model, world) {
    const { user, event } = given;
    const one = model.booked[given.nth % model.booked.length];
    if (!one) throw new Error('no booking');
    const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, one.id));
    const { version } = row ?? {};
    const expected = changeOf(one, event, one.user === user);
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
    Object.assign(one, expected || {});
    await compare(model, world);
  },
});

/** What becomes of a booking by itself. */
function settled(one: Booked): Partial<Booked> {
  const [begin, end] = [instantOf(one.from), instantOf(one.to)];
  if (one.status === 'PENDING' && now >= begin - 30 * minute) return { status: 'EXPIRED' };
  if (one.status === 'TO_PAY' && now >= one.payUntil) return { status: 'EXPIRED' };
  if (one.status === 'CONFIRMED' && now >= one.missedAt)
    return { status: 'NO_SHOW', heldUntil: Math.min(now, end) };
  if (one.status === 'CHECKED_IN' && now >= end) return { status: 'COMPLETED' };
  return {};
}

const pass = (minutes: number): Command => ({
  toString: () => `${minutes} minutes pass`,
  check: () => true,
  async run(model, world) {
    now += minutes * minute;
    await settleBookings({ ...portal, clock: { now: () => new Date(now) } }, bookableRooms);
    for (const one of model.booked) Object.assign(one, settled(one));
    await compare(model, world);
  },
});

const three = fc.nat({ max: 2 });

describe('invariant 1: no two live bookings share a room and a time', () => {
  it(
    'bookings do what their model does, whoever does what with them in whatever order',
    modelOptions,
    async () => {
      await runModel<Model, World>(
        [
          fc
            .record({
              user: three,
              room: three,
              from: fc.nat({ max: 11 }),
              slots: fc.integer({ min: 1, max: 4 }),
            })
            .map(book),
          fc
            .record({
              user: three,
              nth: fc.nat({ max: 9 }),
              event: fc.constantFrom<Event>('cancel', 'checkIn', 'finish', 'approve', 'reject'),
            })
            .map(operate),
          fc.constantFrom(5, 15, 40).map(pass),
        ],
        async () => {
          now = start;
          const insert = async () => (await insertUser(portal.db, { userType: '100' })).id;
          const limits = { dayLimitPerUser: 1_000 };
          // Bookings of the run before are of the same day.
          await portal.db.delete(bookings);
          return {
            model: { booked: [] },
            real: {
              users: [await insert(), await insert(), await insert()],
              rooms: [
                await insertRoom(portal.db, limits),
                await insertRoom(portal.db, { ...limits, needApproval: true }),
                await insertRoom(portal.db, { ...limits, pricePerSlotFen: 1_000 }),
              ],
            },
          };
        },
      );
    },
  );
});
