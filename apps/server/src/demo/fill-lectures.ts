import type { LectureState } from '@portal/contract/activity/learn-terms';
import { stateOfCase } from '@portal/contract/case-kinds';
import { and, asc, eq, ne } from 'drizzle-orm';
import { lectureQuestions } from '../features/activity/lecture/lecture.table.ts';
import { learnLink } from '../features/activity/public-path.ts';
import { type CaseEvent, cases } from '../features/case/case.table.ts';
import { users } from '../features/identity/user.table.ts';
import { nextBusinessNumbers } from '../platform/business-number.ts';
import { demoLectures } from './content/compose-learning.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import type { DemoContext } from './demo-context.ts';
import { byKey, shownNames } from './fill-learning.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const stepsTo: Record<LectureState, readonly LectureState[]> = {
  SUBMITTED: ['SUBMITTED'],
  SELECTED: ['SUBMITTED', 'SELECTED'],
  ANSWERED: ['SUBMITTED', 'SELECTED', 'ANSWERED'],
  CLOSED: ['SUBMITTED', 'CLOSED'],
};
const eventOf: Record<LectureState, string> = {
  SUBMITTED: 'ask',
  SELECTED: 'select',
  ANSWERED: 'answer',
  CLOSED: 'close',
};

/** Questions to teachers, in every state. */
export async function fillLectures(context: DemoContext): Promise<void> {
  const { tx } = context;
  const all = demoLectures();
  const known = await byKey(context, [...new Set(all.map(({ activityKey }) => activityKey))]);
  const askers = await tx
    .select({ id: users.id, name: users.name, loginName: users.loginName })
    .from(users)
    .where(and(eq(users.status, 'NORMAL'), ne(users.userType, '900')))
    .orderBy(asc(users.loginName));
  const shown = askers.filter(({ loginName }) => shownNames.includes(loginName));
  for (const [at, { activityKey, status, body, words }] of all.entries()) {
    const activity = known.get(activityKey);
    const asker =
      at % 4 === 0
        ? shown[(at / 4) % shown.length]
        : askers[demoInteger(`asker ${at}`, 0, askers.length - 1)];
    if (!activity || !asker) continue;
    const id = demoId('lecture-question', String(at));
    const askedAt = Math.min(activity.endAt.getTime(), Date.now()) - (3 + at) * hourMs;
    const createdAt = new Date(Math.max(askedAt, activity.signFrom.getTime() + hourMs));
    const later = new Date(Math.min(Date.now() - minuteMs, createdAt.getTime() + 20 * hourMs));
    await tx.insert(lectureQuestions).values({
      id,
      activityId: activity.id,
      teacherId: activity.teacherIds[at % Math.max(activity.teacherIds.length, 1)] ?? null,
      userId: asker.id,
      body,
      anonymous: at % 5 === 2,
      status,
      answer: status === 'ANSWERED' ? words : '',
      answeredAt: status === 'ANSWERED' ? later : null,
      reason: status === 'CLOSED' ? words : '',
      createdAt,
      updatedAt: status === 'SUBMITTED' ? createdAt : later,
    });
    const events = stepsTo[status].map(
      (state, nth): CaseEvent => ({
        at: nth === 0 ? createdAt.getTime() : later.getTime() - (stepsTo[status].length - 1 - nth) * minuteMs,
        event: eventOf[state],
        params: state === 'CLOSED' ? { reason: words } : {},
        by: nth === 0 ? { name: asker.name } : { agent: 'PARK' },
      }),
    );
    const [caseNo = ''] = await nextBusinessNumbers(tx, 'TW', createdAt, 1);
    await tx.insert(cases).values({
      id: demoId('lecture-case', id),
      caseNo,
      kind: 'LECTURE_QUESTION',
      bizId: id,
      userId: asker.id,
      subject: activity.title,
      state: status,
      statusKind: stateOfCase({ kind: 'LECTURE_QUESTION', state: status }).turn,
      link: `${learnLink}?tab=questions`,
      events,
      createdAt,
      updatedAt: new Date(events.at(-1)?.at ?? createdAt),
    });
  }
}
