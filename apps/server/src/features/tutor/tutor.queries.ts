import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  sql,
} from 'drizzle-orm';
import { bookings } from '../../platform/booking/booking.table.ts';
import type { Span } from '../../platform/booking/booking-time.ts';
import { isOnParkDay } from '../../platform/booking/closed-days.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import {
  type TutorHourRecord,
  type TutorRecord,
  tutorFollows,
  tutorHours,
  tutorings,
  tutors,
} from './tutor.table.ts';

/** All tutors: a park has a few dozen at most. */
export const listTutors = (db: Db): Promise<TutorRecord[]> =>
  db.select().from(tutors).orderBy(asc(tutors.createdAt), asc(tutors.id));

export const findTutors = (db: Db, ids: readonly string[]): Promise<TutorRecord[]> =>
  db
    .select()
    .from(tutors)
    .where(inArray(tutors.id, [...ids]));

/** @throws {AppError} 500404 */
export async function getTutor(db: Db, id: string): Promise<TutorRecord> {
  const [tutor] = await findTutors(db, [id]);
  if (!tutor) throw notFound();
  return tutor;
}

/** Hours with the park's closed days applied. */
const offered = {
  ...getTableColumns(tutorHours),
  isClosed: sql<boolean>`${tutorHours.isClosed} or ${isOnParkDay(tutorHours.startAt)}`,
};

/** @throws {AppError} 500404 */
export async function getHour(db: Db, id: string): Promise<TutorHourRecord> {
  const [hour] = await db.select(offered).from(tutorHours).where(eq(tutorHours.id, id));
  if (!hour) throw notFound();
  return hour;
}

/** The hours of tutors in a period, in order. */
export const listHours = (
  db: Db,
  tutorIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<TutorHourRecord[]> =>
  db
    .select(offered)
    .from(tutorHours)
    .where(
      and(
        inArray(tutorHours.tutorId, [...tutorIds]),
        gte(tutorHours.startAt, from),
        lt(tutorHours.startAt, to),
      ),
    )
    .orderBy(asc(tutorHours.startAt), asc(tutorHours.id));

/** Whether a time lies within an open hour; the rest of an hour ends with the hour. */
export const isOfferedAt = async (db: Db, tutorId: string, { startAt, endAt }: Span): Promise<boolean> => {
  const hours = await db
    .select({ isClosed: offered.isClosed })
    .from(tutorHours)
    .where(
      and(eq(tutorHours.tutorId, tutorId), lte(tutorHours.startAt, startAt), gte(tutorHours.endAt, endAt)),
    );
  return hours.some(({ isClosed }) => !isClosed);
};

/** Ratings of each tutor. */
export async function ratingsOf(
  db: Db,
  tutorIds: readonly string[],
): Promise<ReadonlyMap<string, { score: number; count: number }>> {
  const rows = await db
    .select({ id: tutorings.tutorId, score: avg(tutorings.score).mapWith(Number), count: count() })
    .from(tutorings)
    .where(and(inArray(tutorings.tutorId, [...tutorIds]), isNotNull(tutorings.score)))
    .groupBy(tutorings.tutorId);
  return new Map(
    rows.map(({ id, ...rating }) => [id, { ...rating, score: Math.round(rating.score * 10) / 10 }]),
  );
}

/** How many hours a tutor has held, and how many of them with advice. */
export async function countHeld(db: Db, tutorId: string): Promise<{ held: number; advised: number }> {
  const [row] = await db
    .select({ held: count(), advised: count(tutorings.advisedAt) })
    .from(tutorings)
    .innerJoin(bookings, eq(bookings.id, tutorings.id))
    .where(and(eq(tutorings.tutorId, tutorId), eq(bookings.status, 'COMPLETED')));
  return row ?? { held: 0, advised: 0 };
}

const shownRatings = 5;

/** Ratings of a tutor, latest first. */
export const listRatings = (db: Db, tutorId: string) =>
  db
    .select({ score: tutorings.score, comment: tutorings.comment, ratedAt: tutorings.ratedAt })
    .from(tutorings)
    .where(and(eq(tutorings.tutorId, tutorId), isNotNull(tutorings.score)))
    .orderBy(desc(tutorings.ratedAt), desc(tutorings.id))
    .limit(shownRatings);

/** The latest advice published by its member, preferring one with a recorded result. */
export async function findPublished(db: Db, tutorId: string) {
  const [row] = await db
    .select({ tutoring: tutorings, startAt: bookings.startAt })
    .from(tutorings)
    .innerJoin(bookings, eq(bookings.id, tutorings.id))
    .where(
      and(
        eq(tutorings.tutorId, tutorId),
        isNotNull(tutorings.score),
        eq(tutorings.publishes, true),
        isNotNull(tutorings.advisedAt),
      ),
    )
    .orderBy(desc(isNotNull(tutorings.followedAt)), desc(tutorings.ratedAt))
    .limit(1);
  return row;
}

export const followersOf = async (db: Db, tutorId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: tutorFollows.userId })
    .from(tutorFollows)
    .where(eq(tutorFollows.tutorId, tutorId));
  return rows.map(({ userId }) => userId);
};

export const isFollowing = async (db: Db, tutorId: string, userId: string): Promise<boolean> =>
  (await db.$count(tutorFollows, and(eq(tutorFollows.tutorId, tutorId), eq(tutorFollows.userId, userId)))) >
  0;

/** The tutor an account belongs to. */
export async function findTutorOf(db: Db, userId: string): Promise<TutorRecord | undefined> {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.userId, userId));
  return tutor;
}

/** The number of future open hours by tutor, before bookings are considered. */
export const countOpenHours = async (db: Db, now: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: tutorHours.tutorId, hours: count() })
    .from(tutorHours)
    .where(
      and(gt(tutorHours.startAt, now), eq(tutorHours.isClosed, false), not(isOnParkDay(tutorHours.startAt))),
    )
    .groupBy(tutorHours.tutorId);
  return new Map(rows.map(({ id, hours }) => [id, hours]));
};
