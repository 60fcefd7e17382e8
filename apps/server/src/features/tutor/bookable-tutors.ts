import { slotsOf } from '@portal/contract/booking/slots';
import { paths } from '@portal/contract/paths';
import { tutorCancelHours, tutoringGraceDays } from '@portal/contract/tutor/terms';
import { sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { dayMs, type SlotRequest, slotRequestOf } from '../../platform/booking/booking-time.ts';
import { wordsOf } from '../booking/decide.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { findTutors, followersOf, getTutor, isOfferedAt, listHours, listTutors } from './tutor.queries.ts';
import type { TutorRecord } from './tutor.table.ts';

const halfHoursAnHour = 2;

/** Price of a tutor's hour, by its length. */
export const tutorFen = (
  { feeFenPerHour }: Pick<TutorRecord, 'feeFenPerHour'>,
  slotRequest: SlotRequest,
): number => Math.round((feeFenPerHour * slotsOf(slotRequest)) / halfHoursAnHour);

const titleLength = 40;

/** The question, shortened to fit a booking title. */
export const titleOf = (question: string): string =>
  question.length > titleLength ? `${question.slice(0, titleLength - 1)}…` : question;

/** A tutor as a bookable item: hours are rows of their own, so the booking rules leave the whole day open. */
export const bookableTutor = (tutor: TutorRecord): Bookable => ({
  id: tutor.id,
  name: tutor.name,
  place: tutor.place,
  seats: 1,
  // The tutor reads the question before approving.
  needApproval: true,
  checkInRequired: false,
  rules: {
    isOpen: tutor.status === 'OPEN',
    openFrom: '00:00',
    openTo: '24:00',
    closedDates: [],
    closedFrom: null,
    minSlots: 1,
    maxSlots: 4,
    minAheadMin: 60,
    maxAheadDays: 120,
    dayLimitPerUser: 2,
    weekLimitPerEnterprise: 10,
  },
  cancelShares: [{ hours: tutorCancelHours, percent: 100 }],
  offers: (tx, span) => isOfferedAt(tx, tutor.id, span),
  async freed(tx, { now, actor }, { status, isOffered, ...span }) {
    // A tutor who cancels is not notified of it. Lapsed or offered bookings were never agreed to, and a started hour
    // was held.
    const isGivenUp = actor !== null && status !== 'OFFERED' && span.startAt > now;
    if (isGivenUp && tutor.userId !== null && actor.userId !== tutor.userId)
      await sendMessage(tx, {
        eventCode: 'TUTOR_GIVEN_UP',
        params: wordsOf(tutor, span),
        userIds: [tutor.userId],
        link: paths.myTutoring(),
        now,
      });
    // The hour goes to somebody from the waiting list.
    if (isOffered) return;
    const [hour] = await listHours(tx, [tutor.id], { from: span.startAt, to: span.endAt });
    if (!hour || hour.isClosed || hour.startAt <= now) return;
    const { date: day, from, to } = slotRequestOf(hour);
    await sendMessage(tx, {
      eventCode: 'TUTOR_FREED',
      params: { tutor: tutor.name, day, span: `${from}–${to}` },
      userIds: await followersOf(tx, tutor.id),
      link: paths.tutor(tutor.id),
      now,
    });
  },
});

/** Tutors as bookable items. */
export const bookableTutors: BookableSource = {
  kind: 'TUTOR',
  async all(db) {
    return (await listTutors(db)).map(bookableTutor);
  },
  async find(db, ids) {
    return (await findTutors(db, ids)).map(bookableTutor);
  },
  checksIn: sql`false`,
  // Tutors record attendance by writing advice; an hour nothing is recorded for counts as held.
  graceMs: tutoringGraceDays * dayMs,
  async price(tx, { id }, _enterpriseId, slotRequest) {
    return { amountFen: tutorFen(await getTutor(tx, id), slotRequest), freeSlots: 0 };
  },
  async listFen(tx, { id }, _enterpriseId, slotRequest) {
    return tutorFen(await getTutor(tx, id), slotRequest);
  },
  async deciders(tx, id) {
    const { userId } = await getTutor(tx, id);
    return userId === null ? undefined : { userIds: [userId], link: paths.myTutoring() };
  },
};
