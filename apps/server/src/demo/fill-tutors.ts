import type { BookingState } from '@portal/contract/booking/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import { eq } from 'drizzle-orm';
import { recordBooking } from '../features/booking/record-booking.ts';
import { users } from '../features/identity/user.table.ts';
import { titleOf, tutorFen } from '../features/tutor/bookable-tutors.ts';
import { type TutorRecord, tutorHours, tutorings, tutors } from '../features/tutor/tutor.table.ts';
import { type Booking, bookings } from '../platform/booking/booking.table.ts';
import { slotRequestOf } from '../platform/booking/booking-time.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import {
  composeHours,
  composeTutorings,
  type DemoTutoring,
  demoTutors,
  shownTutor,
} from './content/compose-tutors.ts';
import { tutorAccount } from './content/compose-users.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { listBookers, readHeld } from './list-bookers.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A generic career: periods and positions. */
const careerOf = ({ fields, title }: { fields: string[]; title: string }, year: number) => [
  { years: `${year - 5} 至今`, what: '园区创业导师', text: `每周坐诊，以${fields[0] ?? ''}为主` },
  { years: `${year - 14}–${year - 5}`, what: title, text: `专做${fields.slice(0, 2).join('、')}` },
  { years: `${year - 20}–${year - 14}`, what: '生产一线', text: '从学徒做到带班' },
];

async function fillPeople({ tx, today }: DemoContext): Promise<Map<string, TutorRecord>> {
  const all = demoTutors();
  const pictures = await insertDrawings(
    tx,
    all.map(({ key, name, motif }) => ({
      id: demoId('tutor-picture', key),
      recipe: { motif: motifNamed(motif), seed: `tutor-${key}` },
      width: 960,
      height: 1080,
      alt: name,
    })),
  );
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, tutorAccount));
  const createdAt = new Date(chinaInstant(addDays(today, -300), 560));
  const rows = await tx
    .insert(tutors)
    .values(
      all.map(({ key, feeYuanPerHour, modes: _modes, weeklySlots: _slots, motif: _motif, ...tutor }, at) => ({
        ...tutor,
        id: demoId('tutor', key),
        userId: key === shownTutor ? (account?.id ?? null) : null,
        career: careerOf(tutor, Number(today.slice(0, 4))),
        picture: pictures[at] ?? null,
        feeFenPerHour: feeYuanPerHour * 100,
        // One is paused for a season and keeps the page.
        status: key === 'TU19' ? ('PAUSED' as const) : ('OPEN' as const),
        createdAt: new Date(createdAt.getTime() + at * 60_000),
        updatedAt: createdAt,
      })),
    )
    .returning();
  return new Map(all.map(({ key }, at) => [key, rows[at] as TutorRecord]));
}

type Step = [CaseEventOf<'TUTOR_BOOKING'>, BookingState, 'USER' | 'PARK' | 'SYSTEM'];

function stepsOf(status: BookingState, isPaid: boolean): Step[] {
  const asked: Step = ['book', 'PENDING', 'USER'];
  if (status === 'PENDING') return [asked];
  const agreed: Step[] = isPaid
    ? [asked, ['charge', 'TO_PAY', 'PARK'], ['pay', 'CONFIRMED', 'USER']]
    : [asked, ['approve', 'CONFIRMED', 'PARK']];
  if (status === 'CANCELLED') return [...agreed, ['cancel', 'CANCELLED', 'USER']];
  if (status === 'NO_SHOW') return [...agreed, ['miss', 'NO_SHOW', 'PARK']];
  return status === 'COMPLETED' ? [...agreed, ['finish', 'COMPLETED', 'PARK']] : agreed;
}

const advice = (followed: boolean) => ({
  judgement: '设备没有问题，问题出在顺序：先在棚头停了一个多小时才进库。先把这一段去掉，再看要不要添设备。',
  actions: [
    { what: '分两班采收，每四十分钟送一次', who: '采收班长', days: 4, result: 'DONE' as const },
    { what: '进库前测箱心，高于 8 ℃ 不装车', who: '库管', days: 7, result: 'DONE' as const },
    { what: '码垛时留 5 厘米风道', who: '装卸组', days: 11, result: 'PARTLY' as const },
  ].map(({ days, result, ...action }) => ({ ...action, days, result: followed ? result : null })),
  outcome: followed ? '弯头率 6.2% → 2.4%' : '',
});

function recordOf({ hour: { endAt }, advised, followed, score }: DemoTutoring) {
  if (!advised) return {};
  const advisedAt = new Date(endAt + 20 * hour);
  const { judgement, actions, outcome } = advice(followed);
  return {
    judgement,
    actions: actions.map(({ days, ...action }) => ({ ...action, due: addDays(chinaDayOf(advisedAt), days) })),
    outcome,
    advisedAt,
    followedAt: followed ? new Date(Math.min(endAt + 33 * day, Date.now() - hour)) : null,
    score,
    comment: score === null ? '' : '说得明白，回去就能照着做。',
    publishes: followed,
    ratedAt: score === null ? null : new Date(endAt + 30 * hour),
  };
}

/** Twenty tutors with three hundred half-hour slots, their bookings and results. */
export async function fillTutors(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const people = await fillPeople(context);
  const hours = composeHours(today);
  await tx.insert(tutorHours).values(
    hours.map(({ key, tutor, startAt, endAt, opensAt, mode, isClosed }) => ({
      id: demoId('tutor-hour', key),
      tutorId: demoId('tutor', tutor.key),
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      opensAt: new Date(opensAt),
      mode,
      isClosed,
      createdAt: new Date(Math.min(opensAt, Date.now()) - day),
      updatedAt: new Date(Math.min(opensAt, Date.now()) - day),
    })),
  );
  const bookers = await listBookers(context);
  const [shown] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'demo_enterprise'));
  const first = bookers.findIndex(({ id }) => id === shown?.id);
  const { held, isBusy } = await readHeld(tx);
  for (const [nth, made] of composeTutorings(hours).entries()) {
    const { hour: of, status, question, createdAt } = made;
    const tutor = people.get(of.tutor.key);
    // Gives the demo account a past hour, for the demo tutor to advise on and the visitor to rate.
    const begin = of.tutor.key === shownTutor && status === 'COMPLETED' ? first : nth * 3;
    const booker = bookers
      .map((_, at) => bookers[(begin + at) % bookers.length])
      .find((one) => one && !isBusy(one.id, of.startAt, of.endAt));
    if (!tutor || !booker) throw new Error(`the demo park has no tutor or booker for ${of.key}`);
    const span = { startAt: new Date(of.startAt), endAt: new Date(of.endAt) };
    const amountFen = tutorFen(tutor, slotRequestOf(span));
    const [row] = await tx
      .insert(bookings)
      .values({
        ...span,
        id: demoId('tutor-booking', of.key),
        kind: 'TUTOR',
        resourceId: tutor.id,
        userId: booker.id,
        enterpriseId: booker.enterpriseId,
        title: titleOf(question),
        attendees: 1,
        isPrivate: true,
        heldUntil: span.endAt,
        status,
        amountFen,
        createdAt: new Date(createdAt),
        createdBy: booker.id,
        updatedAt: new Date(createdAt),
      })
      .returning();
    if (!row) throw new Error('failed to insert booking');
    held.push(row);
    await tx.insert(tutorings).values({
      id: row.id,
      tutorId: tutor.id,
      mode: of.mode,
      question,
      createdAt: row.createdAt,
      createdBy: booker.id,
      updatedAt: row.createdAt,
      ...recordOf(made),
    });
    await record(tx, tutor, row);
  }
}

async function record(tx: DemoContext['tx'], tutor: TutorRecord, booking: Booking): Promise<void> {
  const steps = stepsOf(booking.status, booking.amountFen > 0);
  for (const [nth, [event, state, by]] of steps.entries()) {
    const isOver = state === 'COMPLETED' || state === 'NO_SHOW';
    const now = isOver ? booking.endAt : new Date(booking.createdAt.getTime() + nth * 40 * 60_000);
    await recordBooking(tx, { now }, tutor, { ...booking, status: state }, { event, by });
  }
}
