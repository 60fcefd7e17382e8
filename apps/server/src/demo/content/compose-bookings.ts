import type { Sharing } from '@portal/contract/booking/sharing';
import type { BookingState } from '@portal/contract/booking/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

/** A conference room of the demo park. */
export interface DemoRoom {
  key: string;
  /** The motif of its picture. */
  motif: string;
  name: string;
  place: string;
  seats: number;
  equipment: string[];
  intro: string;
  needApproval: boolean;
  maxSlots: number;
  building: string;
  floor: number;
  services: { name: string; fen: number }[];
}

export const demoRooms = (): DemoRoom[] => readDemoJson<DemoRoom[]>('conference-rooms.json');

/** A booking of the demo park; `booker` is an index among the bookers. */
export interface DemoBooking {
  key: string;
  room: DemoRoom;
  startAt: number;
  endAt: number;
  /** Earlier than `endAt` if the room was released. */
  heldUntil: number;
  createdAt: number;
  title: string;
  attendees: number;
  sharing: Sharing;
  booker: number;
  status: BookingState;
  series?: string;
  reason?: string;
  /** The time the booker was waiting for; the booking covers what was left after a no-show. */
  requested?: { startAt: number; endAt: number };
}

const total = 420;
const daysBack = 60;
const daysAhead = 14;
const hour = 3_600_000;
const quarter = hour / 4;

const titles = [
  '订单评审',
  '组培排产例会',
  '月季新品种选育讨论',
  '冷链发运协调',
  '市场部周会',
  '客户看样洽谈',
  '新员工培训',
  '花艺样品定稿',
  '出口检疫资料核对',
  '供应商年度评估',
  '电商直播复盘',
  '温室节能改造方案',
  '节前备货调度',
  '质量抽检通报',
  '融资材料准备',
  '合作社订单对接',
];

const meetingHours = [8.5, 9, 10, 11, 13.5, 14, 15, 16, 17];
const lengths = [1, 1, 1.5, 2];

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The state of a booking at the given time. */
function statusAt(
  { startAt, endAt, room, key }: Pick<DemoBooking, 'startAt' | 'endAt' | 'room' | 'key'>,
  now: number,
) {
  const chance = demoRandom(`${key} outcome`);
  if (endAt <= now) {
    if (chance < 0.08) return 'CANCELLED';
    return room.needApproval && chance < 0.16 ? 'REJECTED' : 'COMPLETED';
  }
  if (startAt <= now) return 'CHECKED_IN';
  return room.needApproval && startAt - now > 24 * hour && chance < 0.5 ? 'PENDING' : 'CONFIRMED';
}

const asked = (startAt: number, key: string, status: BookingState, now: number) =>
  status === 'PENDING'
    ? now - demoInteger(`${key} asked`, 1, 18) * hour
    : Math.min(
        startAt - demoInteger(`${key} ahead`, 4, 140) * hour,
        now - demoInteger(`${key} asked`, 5, 600) * 60_000,
      );

/**
 * Yields slots in which a third of the rooms take turns each workday, round by round, for the caller to take as many as
 * it needs.
 */
function* slotsOf(rooms: readonly DemoRoom[], today: string): Generator<[DemoRoom, string, number]> {
  for (let round = 0; round < meetingHours.length; round++)
    for (let ahead = -daysBack; ahead <= daysAhead; ahead++) {
      const day = addDays(today, ahead);
      if (!isWorkday(day)) continue;
      for (const [at, room] of rooms.entries())
        if ((at + ahead + round + daysBack) % 3 === 0) yield [room, day, round];
    }
}

/** Most bookings are shared with nobody. */
function sharingAt(random: number): Sharing {
  if (random < 0.6) return 'NOBODY';
  return random < 0.85 ? 'COLLEAGUES' : 'EVERYONE';
}

/** Bookings of the last 60 days and the next 14, in every state; `bookers` is the number of people who book. */
export function composeBookings(today: string, bookers: number, now = Date.now()): DemoBooking[] {
  const rooms = demoRooms();
  const bookings: DemoBooking[] = [...composeSeries(rooms, today, now)];
  const isFree = ({ room, startAt, endAt, booker }: DemoBooking) =>
    bookings.every(
      (one) =>
        one.endAt <= startAt || endAt <= one.startAt || (one.room.key !== room.key && one.booker !== booker),
    );
  for (const [room, day, round] of slotsOf(rooms, today)) {
    if (bookings.length >= total - waitingKeys.length - rests) break;
    const key = `${room.key} ${day} ${round}`;
    const from = meetingHours[demoInteger(`${key} hour`, 0, meetingHours.length - 1)] ?? 9;
    const startAt = chinaInstant(day, from * 60);
    const endAt = startAt + (lengths[demoInteger(`${key} length`, 0, lengths.length - 1)] ?? 1) * hour;
    const status = statusAt({ startAt, endAt, room, key }, now);
    const booking: DemoBooking = {
      key,
      room,
      startAt,
      endAt,
      heldUntil: endAt,
      createdAt: asked(startAt, key, status, now),
      title: titles[demoInteger(`${key} title`, 0, titles.length - 1)] ?? '例会',
      attendees: demoInteger(`${key} people`, Math.min(2, room.seats), room.seats),
      sharing: sharingAt(demoRandom(`${key} private`)),
      booker: demoInteger(`${key} booker`, 0, bookers - 1),
      status,
      ...(status === 'REJECTED' ? { reason: '当天已安排园区活动，请改期。' } : {}),
    };
    if (isFree(booking)) bookings.push(booking);
  }
  const all = markMissed(bookings);
  return [...all, ...composeRests(all, bookers), ...composeWaiting(bookings, bookers, now)];
}

/** Weekly meetings of the first two bookers, four weeks back and two ahead. */
function composeSeries(rooms: readonly DemoRoom[], today: string, now: number): DemoBooking[] {
  const plans = [
    { room: rooms[0], title: '组培车间周例会', weekday: 1, from: 9 },
    { room: rooms[2], title: '采购与品控碰头会', weekday: 3, from: 14 },
  ];
  return plans.flatMap(({ room, title, weekday, from }, booker) => {
    if (!room) return [];
    const offset = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
    return Array.from({ length: 6 }, (_, week): DemoBooking => {
      const key = `series ${booker} ${week}`;
      const startAt = chinaInstant(addDays(today, offset + (week - 4) * 7), from * 60);
      const endAt = startAt + 1.5 * hour;
      const status = endAt <= now ? 'COMPLETED' : startAt <= now ? 'CHECKED_IN' : 'CONFIRMED';
      const createdAt = chinaInstant(addDays(today, -32), 600);
      const people = { attendees: Math.min(6, room.seats), sharing: 'COLLEAGUES' as const, booker };
      return {
        key,
        room,
        startAt,
        endAt,
        heldUntil: endAt,
        createdAt,
        title,
        ...people,
        status,
        series: `${booker}`,
      };
    });
  });
}

const missed = 4;

/** Marks some of the latest past meetings as no-shows. */
function markMissed(bookings: readonly DemoBooking[]): DemoBooking[] {
  const held = bookings.filter(({ status, series }) => status === 'COMPLETED' && series === undefined);
  const latest = held.toSorted((one, other) => other.startAt - one.startAt);
  // Spread over different people, because three no-shows of one would block their bookings.
  const chosen = new Set(latest.filter((_, at) => at % 7 === 3).slice(0, missed));
  return bookings.map((booking) =>
    chosen.has(booking) ? { ...booking, status: 'NO_SHOW', heldUntil: booking.startAt + quarter } : booking,
  );
}

/** Number of no-shows whose remaining time went to somebody on the waiting list. */
const rests = 2;

function composeRests(bookings: readonly DemoBooking[], bookers: number): DemoBooking[] {
  const isFree = (booker: number, { startAt, endAt }: DemoBooking) =>
    bookings.every((one) => one.booker !== booker || one.endAt <= startAt || endAt <= one.startAt);
  return bookings
    .filter(({ status, room }) => status === 'NO_SHOW' && !room.needApproval)
    .slice(0, rests)
    .flatMap((missed, at): DemoBooking[] => {
      const { startAt, endAt, heldUntil, room } = missed;
      const others = Array.from({ length: bookers }, (_, nth) => (missed.booker + 1 + nth) % bookers);
      const booker = others.find((one) => isFree(one, missed));
      if (booker === undefined) return [];
      return [
        {
          key: `rest ${at}`,
          room,
          startAt: heldUntil,
          endAt,
          heldUntil: endAt,
          createdAt: startAt - 5 * hour,
          title: '临时客户会谈',
          attendees: 2,
          sharing: 'NOBODY',
          booker,
          status: 'COMPLETED',
          requested: { startAt, endAt },
        },
      ];
    });
}

const waitingKeys = ['first', 'second', 'third'];

/** Waiting-list entries for booked times. */
function composeWaiting(bookings: readonly DemoBooking[], bookers: number, now: number): DemoBooking[] {
  const coming = bookings.filter(
    ({ status, startAt }) => status === 'CONFIRMED' && startAt - now > 20 * hour,
  );
  const wanted = coming.toSorted((one, other) => one.startAt - other.startAt);
  return waitingKeys.flatMap((key, at): DemoBooking[] => {
    const held = wanted[at];
    if (!held) return [];
    const { series: _series, ...same } = held;
    const createdAt = now - (at + 1) * hour;
    const booker = (held.booker + 1 + at) % bookers;
    return [{ ...same, key: `waiting ${key}`, booker, createdAt, title: '临时客户会谈', status: 'WAITING' }];
  });
}
