import type {
  TutorDay,
  TutorRow,
  tutorQueryDetail,
  tutorQueryHour,
  tutorQueryList,
} from '@portal/contract/tutor/public';
import { listMissed, listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { keepsTime, stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { dayMs, slotRequestOf } from '../../platform/booking/booking-time.ts';
import { hasRest } from '../../platform/booking/waiting-rest.ts';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfAll } from '../../platform/http/page-of.ts';
import { tutorFen } from './bookable-tutors.ts';
import { hourStateOf } from './hour.policy.ts';
import {
  countHeld,
  findPublished,
  getHour,
  getTutor,
  listHours,
  listRatings,
  listTutors,
  ratingsOf,
} from './tutor.queries.ts';
import type { TutorHourRecord, TutorRecord } from './tutor.table.ts';

const shownDays = 21;
const nearTutors = 4;

interface Office {
  hours: TutorHourRecord[];
  taken: Booking[];
}

/** The hours of the next weeks with their bookings. */
async function readOffice(db: Db, ids: readonly string[], now: Date): Promise<Office> {
  const from = startOfChinaDay(chinaDayOf(now));
  const to = new Date(from.getTime() + shownDays * dayMs);
  return {
    hours: await listHours(db, ids, { from, to }),
    taken: await listTaken(db, ids, { startAt: from, endAt: to }),
  };
}

const takenOf = ({ taken }: Office, tutorId: string) =>
  taken.filter(({ resourceId }) => resourceId === tutorId);

function viewTutor(
  tutor: TutorRecord,
  office: Office,
  ratings: ReadonlyMap<string, { score: number; count: number }>,
  now: Date,
): TutorRow {
  const own = office.hours.filter(({ tutorId }) => tutorId === tutor.id);
  const taken = takenOf(office, tutor.id);
  const free = own.find((hour) => tutor.status === 'OPEN' && hourStateOf(hour, taken, now) === 'FREE');
  return {
    ...tutor,
    tutorId: tutor.id,
    modes: [...new Set(own.map(({ mode }) => mode))].sort(),
    rating: ratings.get(tutor.id) ?? null,
    nextFree: free ? { date: slotRequestOf(free).date, from: slotRequestOf(free).from } : null,
  };
}

const atOf = ({ nextFree }: TutorRow) => (nextFree ? `${nextFree.date} ${nextFree.from}` : '9');

async function viewAll(db: Db, all: readonly TutorRecord[], now: Date): Promise<TutorRow[]> {
  const ids = all.map(({ id }) => id);
  const [office, ratings] = [await readOffice(db, ids, now), await ratingsOf(db, ids)];
  return all
    .map((tutor) => viewTutor(tutor, office, ratings, now))
    .toSorted((one, other) => atOf(one).localeCompare(atOf(other)));
}

/** The tutors that match the filters, earliest free hour first. */
export const queryTutors: Verb<typeof tutorQueryList> = async ({ db, now }, input) => {
  const { area, mode, fee } = input;
  const suiting = (await viewAll(db, await listTutors(db), now)).filter(
    (tutor) =>
      (area === undefined || tutor.area === area) &&
      (mode === undefined || tutor.modes.includes(mode)) &&
      (fee === undefined || (fee === 'FREE') === (tutor.feeFenPerHour === 0)),
  );
  return pageOfAll(input, suiting);
};

/** The hours by day with their current state; none for a paused tutor. */
function daysOf(tutor: TutorRecord, office: Office, now: Date): TutorDay[] {
  if (tutor.status !== 'OPEN') return [];
  const taken = takenOf(office, tutor.id);
  const days = new Map<string, TutorDay>();
  for (const hour of office.hours.filter(({ tutorId, endAt }) => tutorId === tutor.id && endAt > now)) {
    const { date, from, to } = slotRequestOf(hour);
    const day = days.get(date) ?? { date, mode: hour.mode, hours: [] };
    days.set(date, day);
    const state = hourStateOf(hour, taken, now);
    const opensOn = state === 'LATER' ? chinaDayOf(hour.opensAt) : null;
    day.hours.push({ hourId: hour.id, from, to, state, opensOn });
  }
  return [...days.values()];
}

/** @throws {AppError} 500404 */
export const queryTutor: Verb<typeof tutorQueryDetail> = async ({ db, now }, { id }) => {
  const tutor = await getTutor(db, id);
  const all = await listTutors(db);
  const ids = all.map((one) => one.id);
  const [office, ratings] = [await readOffice(db, ids, now), await ratingsOf(db, ids)];
  const view = (one: TutorRecord) => viewTutor(one, office, ratings, now);
  const { held, advised } = await countHeld(db, id);
  const published = await findPublished(db, id);
  const near = all
    .filter((one) => one.id !== id && one.status === 'OPEN')
    .map(view)
    .toSorted(
      (one, other) =>
        Number(other.area === tutor.area) - Number(one.area === tutor.area) ||
        atOf(one).localeCompare(atOf(other)),
    );
  return {
    ...tutor,
    ...view(tutor),
    hoursHeld: held,
    adviceGiven: advised,
    days: daysOf(tutor, office, now),
    published: published
      ? {
          ...published.tutoring,
          advisedAt: published.tutoring.advisedAt?.getTime() ?? 0,
          followedAt: published.tutoring.followedAt?.getTime() ?? null,
          date: chinaDayOf(published.startAt),
        }
      : null,
    ratings: (await listRatings(db, id)).map(({ score, comment, ratedAt }) => ({
      score: score ?? 0,
      comment,
      date: chinaDayOf(ratedAt ?? now),
      ratedAt: (ratedAt ?? now).getTime(),
    })),
    near: near.slice(0, nearTutors),
  };
};

/** @throws {AppError} 500404 */
export const queryHour: Verb<typeof tutorQueryHour> = async ({ db, now, actor }, { id }) => {
  const hour = await getHour(db, id);
  const tutor = await getTutor(db, hour.tutorId);
  const taken = await listTaken(db, [tutor.id], hour);
  const state = hourStateOf(hour, taken, now);
  const slotRequest = slotRequestOf(hour);
  return {
    ...slotRequest,
    hourId: id,
    state: tutor.status === 'OPEN' || state !== 'FREE' ? state : 'CLOSED',
    opensOn: state === 'LATER' ? chinaDayOf(hour.opensAt) : null,
    tutorId: tutor.id,
    tutorName: tutor.name,
    title: tutor.title,
    mode: hour.mode,
    place: tutor.place,
    amountFen: tutorFen(tutor, slotRequest),
    canWait:
      tutor.status === 'OPEN' &&
      !hour.isClosed &&
      hasRest(hour, now) &&
      taken.some(keepsTime) &&
      !taken.some((one) => one.userId === actor.userId && (keepsTime(one) || one.status === 'WAITING')),
    stoppedUntil: stoppedUntil(await listMissed(db, actor.userId, now), now)?.getTime() ?? null,
  };
};
