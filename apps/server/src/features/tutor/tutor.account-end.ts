import { eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { tutorFollows, tutorings, tutors } from './tutor.table.ts';

/** Erases the user's questions and comments; if the user was a tutor, the office takes over their hours. */
export const eraseTutorings: Erase = async (tx, userId) => {
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, userId));
  await tx
    .update(tutorings)
    .set({ question: '', comment: '', publishes: false })
    .where(inArray(tutorings.id, theirs));
  await tx.delete(tutorFollows).where(eq(tutorFollows.userId, userId));
  await tx.update(tutors).set({ userId: null }).where(eq(tutors.userId, userId));
};
