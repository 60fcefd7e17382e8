import {
  type MemberSignUpEvent,
  memberSignUpEvents,
  type OrganizerSignUpEvent,
  organizerSignUpEvents,
  signUpLifecycle,
} from '@portal/contract/activity/sign-up-lifecycle';
import {
  absenceRule,
  checkInOpensMinutes,
  offerHours,
  signUpPayMinutes,
} from '@portal/contract/activity/sign-up-terms';
import { type ActivityEvent, type ActivityPhase, activityTransitions } from '@portal/contract/activity/terms';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import type { Activity, SignUp } from './activity.table.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Timed = Pick<Activity, 'startAt' | 'endAt' | 'signFrom' | 'signTo' | 'capacity'>;

/** The phase an activity is in. */
export function phaseOf(
  { startAt, endAt, signFrom, signTo, capacity }: Timed,
  taken: number,
  now: Date,
): ActivityPhase {
  if (now >= endAt) return 'ENDED';
  if (now >= startAt) return 'ONGOING';
  if (now < signFrom) return 'COMING';
  if (now >= signTo) return 'CLOSED';
  return capacity > 0 && taken >= capacity ? 'FULL' : 'SIGNING';
}

/** Whether `qty` more seats are available. */
export const fits = ({ capacity }: Pick<Activity, 'capacity'>, taken: number, qty: number): boolean =>
  capacity === 0 || taken + qty <= capacity;

/** Deadline for accepting a freed seat; never later than the start of the activity. */
export function offerUntil({ startAt }: Pick<Activity, 'startAt'>, now: Date): Date {
  const left = startAt.getTime() - now.getTime();
  const hours = left < offerHours.lateFrom * hourMs ? offerHours.late : offerHours.usual;
  return new Date(Math.min(now.getTime() + hours * hourMs, startAt.getTime()));
}

export const payUntil = (now: Date): Date => new Date(now.getTime() + signUpPayMinutes * minuteMs);

/** Start of the period in which no-shows are counted. */
export const absencesSince = (now: Date): Date => new Date(now.getTime() - absenceRule.days * 24 * hourMs);

/** Whether a sign-up needs the office's approval before it counts. */
export const isApproved = ({ needApproval }: Pick<Activity, 'needApproval'>, absences: number): boolean =>
  needApproval || absences >= absenceRule.most;

export const checkInOpensAt = ({ startAt }: Pick<Activity, 'startAt'>): Date =>
  new Date(startAt.getTime() - checkInOpensMinutes * minuteMs);

export const isCheckInOpen = (activity: Pick<Activity, 'startAt' | 'endAt'>, now: Date): boolean =>
  now >= checkInOpensAt(activity) && now < activity.endAt;

type Ruled = Pick<Activity, 'startAt' | 'endAt' | 'cancelDeadline' | 'checkInMode' | 'needApproval'>;
type Condition = (
  signUp: Pick<SignUp, 'status' | 'offerUntil'>,
  activity: Ruled,
  absences: number,
  now: Date,
) => boolean;

const isOffered: Condition = ({ offerUntil: until }, _activity, _absences, now) =>
  until !== null && until > now;

/** The actions open to users also depend on the time and on their no-shows. */
const conditions: Record<MemberSignUpEvent, Condition> = {
  accept: (signUp, activity, absences, now) =>
    isOffered(signUp, activity, absences, now) && !isApproved(activity, absences),
  ask: (signUp, activity, absences, now) =>
    isOffered(signUp, activity, absences, now) && isApproved(activity, absences),
  leave: () => true,
  cancel: ({ status }, { cancelDeadline, startAt }, _absences, now) =>
    now < (status === 'PENDING' ? startAt : cancelDeadline),
  cancelLate: (_signUp, { cancelDeadline, startAt }, _absences, now) =>
    now >= cancelDeadline && now < startAt,
  checkIn: (_signUp, activity, _absences, now) =>
    activity.checkInMode === 'QR' && isCheckInOpen(activity, now),
};

/** Actions users can take on their own sign-ups. */
export const memberActions = (
  signUp: Pick<SignUp, 'status' | 'offerUntil'>,
  activity: Ruled,
  absences: number,
  now: Date,
): MemberSignUpEvent[] =>
  memberSignUpEvents.filter(
    (event) =>
      signUpLifecycle.transitions[signUp.status][event] !== undefined &&
      conditions[event](signUp, activity, absences, now),
  );

/** Actions the organizer can take on a sign-up. */
export const organizerActions = (
  { status }: Pick<SignUp, 'status'>,
  activity: Pick<Activity, 'startAt' | 'endAt'>,
  now: Date,
): OrganizerSignUpEvent[] =>
  organizerSignUpEvents.filter(
    (event) =>
      signUpLifecycle.transitions[status][event] !== undefined &&
      (event === 'checkIn' ? isCheckInOpen(activity, now) : now < activity.startAt),
  );

/** Actions the office can take on an activity; nobody can publish one they submitted themselves. */
export const officeActions = (
  { status, submittedBy, endAt }: Pick<Activity, 'status' | 'submittedBy' | 'endAt'>,
  userId: string,
  now: Date,
): ActivityEvent[] =>
  possibleEvents(activityTransitions, status, (event) => {
    const isAuthor = submittedBy === userId;
    if (event === 'publish' || event === 'return') return !isAuthor;
    if (event === 'recall') return isAuthor;
    if (event === 'cancel') return now < endAt;
    return event !== 'archive' || now >= endAt;
  });

export const canEdit = ({ status }: Pick<Activity, 'status'>): boolean =>
  status === 'DRAFT' || status === 'PUBLISHED';
