import { minutesOf, timeOf } from '@portal/contract/booking/slots';
import {
  type BookingState,
  type CancelShare,
  type DepositState,
  slotMinutes,
} from '@portal/contract/booking/terms';
import { type PriceRule, slotsBetween, type VenueKind } from '@portal/contract/venue/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface RawVenue {
  key: string;
  name: string;
  kind: VenueKind;
  buildingKey: string;
  place: string;
  seats: number;
  areaX100: number;
  equipment: string[];
  priceRules: (Omit<PriceRule, 'memberFenPerHour' | 'publicFenPerHour'> & {
    memberYuanPerHour: number;
    publicYuanPerHour: number;
  })[];
  depositYuan: number;
  openFrom: string;
  openTo: string;
  minSlots: number;
  maxSlots: number;
  minAheadMin: number;
  maxAheadDays: number;
  needApproval: boolean;
  cancelRule: { hoursBefore: number; refundPct: number }[];
  intro: string;
  motif: string;
}

/**
 * The venues of the demo park. Prices are given for some hours of a day; the first also applies to earlier hours and
 * the last to later ones, so that each half hour has a price.
 */
export const demoVenues = () =>
  readDemoJson<RawVenue[]>('venues.json').map(({ priceRules, depositYuan, cancelRule, ...venue }) => ({
    ...venue,
    depositFen: depositYuan * 100,
    cancelShares: cancelRule
      .filter(({ refundPct }) => refundPct > 0)
      .map(({ hoursBefore, refundPct }): CancelShare => ({ hours: hoursBefore, percent: refundPct })),
    priceRules: priceRules.map((rule, at): PriceRule => {
      const { dayKind, from, to, memberYuanPerHour, publicYuanPerHour } = rule;
      const isFirst = priceRules[at - 1]?.dayKind !== dayKind;
      const isLast = priceRules[at + 1]?.dayKind !== dayKind;
      return {
        dayKind,
        from: isFirst && venue.openFrom < from ? venue.openFrom : from,
        to: isLast && venue.openTo > to ? venue.openTo : to,
        memberFenPerHour: memberYuanPerHour * 100,
        publicFenPerHour: publicYuanPerHour * 100,
      };
    }),
  }));
type DemoVenue = ReturnType<typeof demoVenues>[number];

/** A venue booking; `booker` is an index among the bookers. */
export interface DemoVenueBooking {
  key: string;
  venue: DemoVenue;
  date: string;
  from: string;
  to: string;
  startAt: number;
  endAt: number;
  createdAt: number;
  title: string;
  attendees: number;
  booker: number;
  status: BookingState;
  depositState: DepositState;
  reason: string;
}

const demoVenueBookings = 150;
const waiting = 3;
const daysBack = 60;
const daysAhead = 28;
const hour = 3_600_000;

const titles = [
  '新品种蝴蝶兰发布会',
  '春季切花采购对接会',
  '家庭园艺公开课',
  '花艺师技能比武',
  '年宵花订货会',
  '直播带货专场',
  '合作社年度总结',
  '产业链融资路演',
  '学生自然课堂',
  '玫瑰新品拍摄',
  '周末花市',
  '冷链标准培训',
];

function draft(venue: DemoVenue, date: string, bookers: number, now: number): DemoVenueBooking {
  const key = `${venue.key} ${date}`;
  const length = Math.min(venue.maxSlots, venue.minSlots + 2 * demoInteger(`${key} length`, 0, 2));
  const begins = slotsBetween(venue.openFrom, venue.openTo).filter((_, at) => at % 2 === 0);
  const latest = minutesOf(venue.openTo) - length * slotMinutes;
  const fitting = begins.filter((from) => minutesOf(from) <= latest && from >= '09:00');
  const from = fitting[demoInteger(`${key} hour`, 0, fitting.length - 1)] ?? venue.openFrom;
  const to = timeOf(minutesOf(from) + length * slotMinutes);
  const startAt = chinaInstant(date, minutesOf(from));
  const endAt = startAt + (length * hour) / 2;
  const status = statusOf({ key, venue, startAt, endAt }, now);
  return {
    key,
    venue,
    date,
    from,
    to,
    startAt,
    endAt,
    createdAt:
      status === 'PENDING'
        ? now - demoInteger(`${key} asked`, 1, 18) * hour
        : Math.min(startAt - demoInteger(`${key} ahead`, 60, 300) * hour, now - 3 * hour),
    title: titles[demoInteger(`${key} title`, 0, titles.length - 1)] ?? '',
    attendees: demoInteger(`${key} people`, Math.ceil(venue.seats / 4), venue.seats),
    // The demo accounts come first and have booked occasionally.
    booker: demoInteger(`${key} booker`, 0, (demoRandom(`${key} shown`) < 0.15 ? 4 : bookers) - 1),
    status,
    depositState: 'NONE',
    reason: status === 'REJECTED' ? '当天已安排园区活动，请改期。' : '',
  };
}

function statusOf(
  { key, venue, startAt, endAt }: Pick<DemoVenueBooking, 'key' | 'venue' | 'startAt' | 'endAt'>,
  now: number,
): BookingState {
  const chance = demoRandom(`${key} outcome`);
  if (chance < 0.08) return 'CANCELLED';
  if (venue.needApproval && chance < 0.15) return 'REJECTED';
  if (endAt <= now) return 'COMPLETED';
  return venue.needApproval && startAt - now > 48 * hour && chance < 0.5 ? 'PENDING' : 'CONFIRMED';
}

/** Deposits of the latest completed bookings are still held; one earlier deposit was kept in part. */
function withDeposits(bookings: readonly DemoVenueBooking[]): DemoVenueBooking[] {
  const over = bookings
    .filter(({ status, venue }) => status === 'COMPLETED' && venue.depositFen > 0)
    .toSorted((one, other) => other.endAt - one.endAt);
  const held = new Set(over.slice(0, 4));
  const stateOf = (booking: DemoVenueBooking): DepositState => {
    const { status, venue } = booking;
    if (venue.depositFen === 0) return 'NONE';
    if (status === 'CONFIRMED' || held.has(booking)) return 'HELD';
    if (booking === over[6]) return 'DEDUCTED';
    return status === 'COMPLETED' || status === 'CANCELLED' ? 'RETURNED' : 'NONE';
  };
  return bookings.map((booking) => ({ ...booking, depositState: stateOf(booking) }));
}

/** Bookings of the last 60 days and the next 28; `isBusy` tells who has another booking at that time. */
export function composeVenueBookings(
  today: string,
  bookers: number,
  isBusy: (booker: number, startAt: number, endAt: number) => boolean,
  now = Date.now(),
): DemoVenueBooking[] {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, at) => addDays(today, at - daysBack));
  const drafts = days
    .flatMap((date) => demoVenues().map((venue) => draft(venue, date, bookers, now)))
    .toSorted((one, other) => demoRandom(`${one.key} pick`) - demoRandom(`${other.key} pick`));
  const chosen: DemoVenueBooking[] = [];
  const meets = (one: DemoVenueBooking, other: DemoVenueBooking) =>
    one.booker === other.booker && one.startAt < other.endAt && other.startAt < one.endAt;
  for (const one of drafts) {
    if (chosen.length >= demoVenueBookings - waiting) break;
    if (isBusy(one.booker, one.startAt, one.endAt) || chosen.some((other) => meets(one, other))) continue;
    chosen.push(one);
  }
  const coming = chosen
    .filter(({ status, startAt }) => status === 'CONFIRMED' && startAt - now > 72 * hour)
    .toSorted((one, other) => one.startAt - other.startAt);
  const behind = coming.slice(0, waiting).map(
    (held, at): DemoVenueBooking => ({
      ...held,
      key: `waiting ${held.key}`,
      booker: (held.booker + 1 + at) % bookers,
      createdAt: now - (at + 1) * hour,
      title: '花友交流会',
      status: 'WAITING',
      reason: '',
    }),
  );
  return [...withDeposits(chosen), ...behind];
}
