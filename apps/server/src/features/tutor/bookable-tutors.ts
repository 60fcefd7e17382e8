import { tutorCancelHours, tutoringGraceDays } from '@portal/contract/tutor-terms';
import { sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { dayMs, type SlotRequest, slotRequestOf, slotsOf } from '../../platform/booking/booking-time.ts';
import { wordsOf } from '../booking/decide.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { findTutors, followersOf, getTutor, isOfferedAt, listHours, listTutors } from './tutor.queries.ts';
import type { TutorRecord } from './tutor.table.ts';

const halfHoursAnHour = 2;

/** What an hour of a tutor costs, by its length. */
export const tutorFen = (
  { feeFenPerHour }: Pick<TutorRecord, 'feeFenPerHour'>,
  slotRequest: SlotRequest,
): number => Math.round((feeFenPerHour * slotsOf(slotRequest)) / halfHoursAnHour);

const titleLength = 40;

/** What is asked, as short as the title of a booking. */
export const titleOf = (question: string): string =>
  question.length > titleLength ? `${question.slice(0, titleLength - 1)}…` : question;

/** A tutor as what can be booked: the hours are rows of their own, so the rules leave the day open. */
export const bookableTutor = (tutor: TutorRecord): Bookable => ({
  id: tutor.id,
  name: tutor.name,
  place: tutor.place,
  seats: 1,
  // The tutor reads the question first.
  needApproval: true,
  checkInRequired: false,
  rules: {
    isOpen: tutor.status === 'OPEN',
    openFrom: '00:00',
    openTo: '24:00',
    closedDates: [],
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
    // Who has cancelled is not the tutor, who knows it; what lapses by itself, or was only offered, was never agreed to,
    // and what has begun was held.
    const isGivenUp = actor !== null && status !== 'OFFERED' && span.startAt > now;
    if (isGivenUp && tutor.userId !== null && actor.userId !== tutor.userId)
      await sendMessage(tx, {
        eventCode: 'TUTOR_GIVEN_UP',
        params: wordsOf(tutor, span),
        userIds: [tutor.userId],
        link: '/manage/my-tutoring',
        now,
      });
    // Who waited for it has it.
    if (isOffered) return;
    const [hour] = await listHours(tx, [tutor.id], { from: span.startAt, to: span.endAt });
    if (!hour || hour.isClosed || hour.startAt <= now) return;
    const { date: day, from, to } = slotRequestOf(hour);
    await sendMessage(tx, {
      eventCode: 'TUTOR_FREED',
      params: { tutor: tutor.name, day, span: `${from}–${to}` },
      userIds: await followersOf(tx, tutor.id),
      link: `/service/tutorlist/${tutor.id}`,
      now,
    });
  },
});

/** Tutors as what can be booked. */
export const bookableTutors: BookableSource = {
  kind: 'TUTOR',
  async all(db) {
    return (await listTutors(db)).map(bookableTutor);
  },
  async find(db, ids) {
    return (await findTutors(db, ids)).map(bookableTutor);
  },
  checksIn: sql`false`,
  // Tutors say themselves who came, by their advice; what nobody says anything of was held.
  graceMs: tutoringGraceDays * dayMs,
  async price(tx, { id }, _enterpriseId, slotRequest) {
    return { amountFen: tutorFen(await getTutor(tx, id), slotRequest), freeSlots: 0 };
  },
  async listFen(tx, { id }, _enterpriseId, slotRequest) {
    return tutorFen(await getTutor(tx, id), slotRequest);
  },
  async deciders(tx, id) {
    const { userId } = await getTutor(tx, id);
    return userId === null ? undefined : { userIds: [userId], link: '/manage/my-tutoring' };
  },
};
