import type { Sharing } from '@portal/contract/booking/sharing';
import type { Booking } from '../../platform/booking/booking.table.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { kindsOf } from './booking-ways.ts';
import { enterpriseOf } from './check-booking-limits.public.ts';

type Flags = Pick<Booking, 'isPrivate' | 'colleaguesSee'>;

/** The columns of a choice. */
export const flagsOf = (sharing: Sharing): Flags => ({
  isPrivate: sharing !== 'EVERYONE',
  colleaguesSee: sharing === 'COLLEAGUES',
});

export function sharingOf({ isPrivate, colleaguesSee }: Flags): Sharing {
  if (!isPrivate) return 'EVERYONE';
  return colleaguesSee ? 'COLLEAGUES' : 'NOBODY';
}

export const isColleague = ({ enterpriseId }: Pick<Booking, 'enterpriseId'>, actor: Actor): boolean =>
  enterpriseId !== null && enterpriseId === enterpriseOf(actor);

/**
 * Whether the actor may read what a booking is for: their own, what was shared with them on purpose, and for the
 * operators who manage it.
 */
export const seesSubject = (
  booking: Flags & Pick<Booking, 'kind' | 'userId' | 'enterpriseId'>,
  actor: Actor,
): boolean =>
  booking.userId === actor.userId ||
  !booking.isPrivate ||
  kindsOf(actor).includes(booking.kind) ||
  (booking.colleaguesSee && isColleague(booking, actor));
