import { type SignUpState, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import type { ActivityKind, ActivityState, CheckInMode, MemberType } from '@portal/contract/activity/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface RawActivity {
  key: string;
  kind: ActivityKind;
  title: string;
  startOffsetDays: number;
  startTime: string;
  durationHours: number;
  signFromOffsetDays: number;
  signToOffsetDays: number;
  capacity: number;
  perEnterpriseMax: number;
  waitlistMax: number;
  feeYuan: number;
  organizer: string;
  needApproval: boolean;
  teacherKeys: string[];
  cancelDeadlineHours: number;
  checkinMode: CheckInMode;
  body: string;
  motif: string;
  status: ActivityState;
  place: string;
  userTypes: MemberType[];
  auditedOnly: boolean;
}

const hourMs = 3_600_000;

/** One is cancelled, one under review and one a draft. */
const otherStates: Record<string, ActivityState> = { AC30: 'CANCELLED', AC33: 'PENDING', AC34: 'DRAFT' };
/** Activities that are fully booked, with the length of their waiting list. */
const full: Record<string, number> = { AC05: 2, AC13: 4, AC21: 3 };

/** Course lengths are given in lesson hours: five a day from the first day on. */
function endOf(startAt: number, hours: number): number {
  const days = hours > 9 ? Math.ceil(hours / 5) - 1 : 0;
  return startAt + (days > 0 ? days * 24 + 6 : hours) * hourMs;
}

/** The activities of the demo park, with their times. */
export const demoActivities = (today: string) =>
  readDemoJson<RawActivity[]>('activities.json').map((raw) => {
    const [hour = 0, minute = 0] = raw.startTime.split(':').map(Number);
    const startAt = chinaInstant(addDays(today, raw.startOffsetDays), hour * 60 + minute);
    return {
      ...raw,
      status: otherStates[raw.key] ?? raw.status,
      startAt,
      endAt: endOf(startAt, raw.durationHours),
      signFrom: chinaInstant(addDays(today, raw.signFromOffsetDays), 540),
      signTo: chinaInstant(addDays(today, raw.signToOffsetDays), 1_080),
      cancelDeadline: startAt - raw.cancelDeadlineHours * hourMs,
    };
  });
export type DemoActivity = ReturnType<typeof demoActivities>[number];

export interface DemoTeacher {
  key: string;
  name: string;
  title: string;
  fields: string[];
  intro: string;
  motif: string;
}

export const demoTeachers = () => readDemoJson<DemoTeacher[]>('teachers.json');

export interface DemoSignUp {
  activity: DemoActivity;
  /** Index among the bookers. */
  user: number;
  qty: number;
  status: SignUpState;
  waitTurn: number | null;
  createdAt: number;
}

export interface DemoBooker {
  loginName: string;
  enterpriseId: string | null;
  userType: string;
}

const { seated, requested } = signUpLifecycle.groups;

/** The state of a sign-up. */
function stateOf(activity: DemoActivity, key: string, now: number): SignUpState {
  const chance = demoRandom(`${key} state`);
  if (activity.status === 'CANCELLED') return 'CANCELLED';
  if (activity.endAt <= now) {
    if (chance < 0.08) return 'ABSENT';
    if (chance < 0.11) return 'CANCELLED_LATE';
    return chance < 0.15 ? 'CANCELLED' : 'CHECKED_IN';
  }
  if (chance < 0.04) return 'CANCELLED';
  if (activity.needApproval && chance < 0.1) return 'REJECTED';
  if (activity.needApproval && chance < 0.3) return 'PENDING';
  return activity.feeYuan > 0 && chance < 0.07 ? 'EXPIRED' : 'CONFIRMED';
}

const shareOf = ({ key, capacity, endAt }: DemoActivity, now: number) =>
  capacity === 0
    ? 0
    : full[key] === undefined
      ? 0.45 + demoRandom(`${key} share`) * (endAt <= now ? 0.5 : 0.4)
      : 1;

/** Number of course participants who came from the waiting list. */
const waitedBefore = 3;

/** Maximum number of sign-ups for an activity with more seats. */
const maxPersons = 44;

/** Sign-ups for an activity in order: seats first, then the waiting list. */
function signUpsOf(activity: DemoActivity, bookers: readonly DemoBooker[], now: number): DemoSignUp[] {
  const { key, capacity, perEnterpriseMax, signFrom, signTo, userTypes, auditedOnly } = activity;
  const hasOpened = activity.status !== 'DRAFT' && activity.status !== 'PENDING' && signFrom < now;
  if (!hasOpened) return [];
  const seats =
    capacity === 0 ? maxPersons : Math.min(maxPersons, Math.floor(capacity * shareOf(activity, now)));
  const waiting = full[key] ?? 0;
  const ofEnterprise = new Map<string, number>();
  const order = bookers
    .map((booker, user) => ({ ...booker, user, turn: demoRandom(`${key} ${user}`) }))
    .filter(
      ({ userType, enterpriseId }) =>
        userTypes.some((type) => type === userType) && (!auditedOnly || enterpriseId !== null),
    )
    .sort((one, other) => one.turn - other.turn);
  const made: DemoSignUp[] = [];
  let taken = 0;
  let waits = 0;
  for (const { user, enterpriseId } of order) {
    if (taken >= seats && waits >= waiting) break;
    const before = ofEnterprise.get(enterpriseId ?? '') ?? 0;
    const isLimited = enterpriseId !== null && perEnterpriseMax > 0;
    if (isLimited && before >= perEnterpriseMax) continue;
    const name = `${key} ${user}`;
    const isWaiting = taken >= seats;
    const status = isWaiting ? 'WAITING' : stateOf(activity, name, now);
    const most = isLimited ? perEnterpriseMax - before : 2;
    const wanted = !isWaiting && demoInteger(`${name} qty`, 0, 4) === 0 ? 2 : 1;
    const qty = Math.min(wanted, most, isWaiting ? 1 : Math.max(1, seats - taken));
    if (enterpriseId !== null) ofEnterprise.set(enterpriseId, before + qty);
    if (isWaiting) waits += 1;
    else if (seated.includes(status) || activity.status === 'CANCELLED') taken += qty;
    const last = Math.min(signTo, now) - hourMs;
    const place = (made.length + 1) / (seats + waiting + 1);
    made.push({
      activity,
      user,
      qty,
      status,
      waitTurn: isWaiting ? waits : null,
      createdAt: Math.round(signFrom + Math.max(0, last - signFrom) * Math.min(1, place)),
    });
  }
  // The last participants of a course came from its waiting list.
  if (activity.kind === 'TRAINING' && activity.endAt <= now)
    for (const [at, signUp] of made.slice(-waitedBefore).entries()) signUp.waitTurn = at + 1;
  return made;
}

/** Puts the demo account shown to visitors second on the waiting list of the full course. */
function seatSecond(all: readonly DemoSignUp[], bookers: readonly DemoBooker[]): void {
  const shown = bookers.findIndex(({ loginName }) => loginName === 'demo_enterprise');
  const ofCourse = all.filter(({ activity }) => activity.key === 'AC13');
  const second = ofCourse.find(({ waitTurn }) => waitTurn === 2);
  if (!second || shown < 0) return;
  const other = ofCourse.find(({ user }) => user === shown);
  if (other) other.user = second.user;
  second.user = shown;
}

/** Courses the visitors' accounts attended: one whose quiz is open, and one they have passed. */
const attended: readonly [activity: string, loginName: string][] = [
  ['AC18', 'demo_enterprise'],
  ['AC18', 'demo_person'],
  ['AC22', 'demo_enterprise'],
];

function seatAttended(all: readonly DemoSignUp[], bookers: readonly DemoBooker[]): void {
  for (const [key, loginName] of attended) {
    const user = bookers.findIndex((booker) => booker.loginName === loginName);
    const ofCourse = all.filter(({ activity }) => activity.key === key);
    const present = ofCourse.filter(({ status }) => status === 'CHECKED_IN');
    const own = ofCourse.find((signUp) => signUp.user === user);
    const taken = present.find((signUp) => signUp.qty === 1 && !attendedUsers(bookers).includes(signUp.user));
    if (user < 0) continue;
    if (own) own.status = 'CHECKED_IN';
    else if (taken) taken.user = user;
  }
}

const attendedUsers = (bookers: readonly DemoBooker[]): number[] =>
  attended.map(([, loginName]) => bookers.findIndex((booker) => booker.loginName === loginName));

/** For the full activities, offers a seat that became free, and lets one person leave the waiting list. */
function offerOne(all: readonly DemoSignUp[]): void {
  const ofFull = all.filter(({ activity }) => full[activity.key] !== undefined);
  const offered = ofFull.findLast(({ status }) => status === 'CONFIRMED');
  const left = ofFull.find(({ status }) => status === 'CANCELLED' || status === 'EXPIRED');
  if (offered) offered.status = 'OFFERED';
  if (left) left.status = 'LEFT';
}

/** About nine hundred sign-ups; the latest for a paid activity still has to be paid. */
export function composeSignUps(today: string, bookers: readonly DemoBooker[], now: number): DemoSignUp[] {
  const all = demoActivities(today).flatMap((activity) => signUpsOf(activity, bookers, now));
  const toPay = all.findLast(
    ({ activity, status }) => activity.feeYuan > 0 && activity.endAt > now && requested.includes(status),
  );
  seatSecond(all, bookers);
  seatAttended(all, bookers);
  offerOne(all);
  return all.map((signUp) =>
    signUp === toPay ? { ...signUp, status: 'TO_PAY', createdAt: now - 300_000 } : signUp,
  );
}
