import type { QuizLetter } from '@portal/contract/activity/learn-terms';
import type { QuizQuestion } from '@portal/contract/activity/quiz-manage';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { activities, signUps, teachers } from '../features/activity/activity.table.ts';
import { lessonHours } from '../features/activity/certificate/certificate.policy.ts';
import { certificates } from '../features/activity/certificate/certificate.table.ts';
import { certificatePrefix } from '../features/activity/certificate/issue-certificates.ts';
import { scoreOf, totalOf } from '../features/activity/quiz/quiz.policy.ts';
import { quizAttempts, quizzes } from '../features/activity/quiz/quiz.table.ts';
import { users } from '../features/identity/user.table.ts';
import { nextBusinessNumbers } from '../platform/business-number.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import { demoQuizzes } from './content/compose-learning.ts';
import { demoCheckCode } from './content/demo-check-code.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger, demoRandom } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Days a quiz stays open after the course; the others stay open for half an hour. */
const openDays: Record<string, number> = { AC18: 10 };
/** The share of points needed to pass. */
const passShare = 0.8;
/** The main demo accounts. */
export const shownNames = ['demo_enterprise', 'demo_person', 'demo_enterprise2'];

type ActivityRow = typeof activities.$inferSelect;
type SignUpRow = typeof signUps.$inferSelect;

/** Activities of the demo park, by key. */
export const byKey = async ({ tx }: DemoContext, keys: readonly string[]) => {
  const ids = keys.map((key) => demoId('activity', key));
  const rows = await tx.select().from(activities).where(inArray(activities.id, ids));
  return new Map(rows.map((row) => [keys[ids.indexOf(row.id)] ?? '', row]));
};

const windowOf = (key: string, { endAt }: ActivityRow) => {
  const days = openDays[key];
  const from = endAt.getTime() - 30 * minuteMs;
  return { openFrom: new Date(from), openTo: new Date(from + (days ? days * dayMs : hourMs)) };
};

/** The choices of an attendee: correct except for the given number of mistakes. */
const choicesOf = (questions: readonly QuizQuestion[], key: string, faults: number): QuizLetter[][] =>
  questions.map(({ answer, options }, at) => {
    const isWrong = at < faults;
    const wrong = (['A', 'B', 'C', 'D'] as const)[demoInteger(`${key} ${at}`, 0, options.length - 1)] ?? 'A';
    return isWrong ? (answer.includes(wrong) ? [] : [wrong]) : answer;
  });

interface Passed {
  signUp: SignUpRow;
  activity: ActivityRow;
  score: number | null;
  at: Date;
  /** Which of the people who signed up together; the first one if not set. */
  person?: number;
}

async function fillQuizzes(context: DemoContext, shown: readonly string[]): Promise<Passed[]> {
  const { tx } = context;
  const all = demoQuizzes();
  const known = await byKey(
    context,
    all.map(({ key }) => key),
  );
  const passed: Passed[] = [];
  for (const { key, questions } of all) {
    const activity = known.get(key);
    if (!activity) continue;
    const { openFrom, openTo } = windowOf(key, activity);
    const passScore = Math.round(totalOf(questions) * passShare);
    const id = demoId('quiz', key);
    const createdAt = new Date(activity.signFrom);
    await tx.insert(quizzes).values({
      id,
      activityId: activity.id,
      questions,
      passScore,
      openFrom,
      openTo,
      announcedAt: openFrom.getTime() <= Date.now() ? openFrom : null,
      createdAt,
      createdBy: activity.createdBy,
      updatedAt: createdAt,
    });
    if (openFrom.getTime() > Date.now()) continue;
    const there = await tx
      .select()
      .from(signUps)
      .where(and(eq(signUps.activityId, activity.id), eq(signUps.status, 'CHECKED_IN')))
      .orderBy(asc(signUps.id));
    const tries = there.flatMap((signUp) =>
      triesOf({ id, key, questions, passScore, openFrom, openTo }, signUp, shown.includes(signUp.userId)),
    );
    for (const chunk of inChunks(tries)) await tx.insert(quizAttempts).values(chunk);
    for (const attempt of tries) {
      const signUp = there.find(({ userId }) => userId === attempt.userId);
      if (attempt.isPassed && signUp)
        passed.push({ signUp, activity, score: attempt.score, at: attempt.submittedAt ?? openFrom });
    }
  }
  return passed;
}

interface Open {
  id: string;
  key: string;
  questions: QuizQuestion[];
  passScore: number;
  openFrom: Date;
  openTo: Date;
}

/** The attempts of an attendee: most pass at once, some the second time, some fail and some have not started. */
function triesOf(
  { id, key, questions, passScore, openFrom, openTo }: Open,
  { userId }: SignUpRow,
  isShown: boolean,
) {
  const name = `${key} ${userId} quiz`;
  const chance = demoRandom(name);
  const first = openFrom.getTime() + demoInteger(name, 3, 26) * minuteMs;
  const isOpen = openTo.getTime() > Date.now();
  const make = (turn: number, faults: number, at: number, isSubmitted: boolean) => {
    const answers = choicesOf(questions, `${name} ${turn}`, faults);
    const score = isSubmitted ? scoreOf(questions, answers) : null;
    return {
      id: demoId('quiz-attempt', `${name} ${turn}`),
      quizId: id,
      userId,
      turn,
      answers,
      status: isSubmitted ? ('SUBMITTED' as const) : ('IN_PROGRESS' as const),
      score,
      isPassed: score !== null && score >= passScore,
      submittedAt: isSubmitted ? new Date(at) : null,
      createdAt: new Date(at - 12 * minuteMs),
      createdBy: userId,
      updatedAt: new Date(at),
    };
  };
  // Visitors take the open quizzes of the demo accounts themselves.
  if (isShown) return isOpen ? [] : [make(1, 0, first, true)];
  if (chance > 0.92) return [];
  if (chance < 0.6) return [make(1, chance < 0.25 ? 0 : 1, first, true)];
  if (chance < 0.76) return [make(1, 3, first, true), make(2, 0, first + 2 * minuteMs, true)];
  if (chance < 0.86) return [make(1, 3, first, true)];
  return isOpen ? [make(1, 2, first, false)] : [make(1, 4, first, true)];
}

/** Attendees of courses without a quiz, who get a certificate of attendance. */
async function listAttended(context: DemoContext): Promise<Passed[]> {
  const known = await byKey(context, ['AC20']);
  const activity = known.get('AC20');
  if (!activity) return [];
  const rows = await context.tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.activityId, activity.id), eq(signUps.status, 'CHECKED_IN')))
    .orderBy(asc(signUps.id));
  return rows.flatMap((signUp) =>
    signUp.persons.map((_, person) => ({ signUp, activity, score: null, at: activity.endAt, person })),
  );
}

async function fillCertificates({ tx }: DemoContext, passed: readonly Passed[]): Promise<void> {
  const names = new Map(
    (await tx.select({ id: teachers.id, name: teachers.name }).from(teachers)).map((row) => [
      row.id,
      row.name,
    ]),
  );
  const days = Map.groupBy(passed, ({ at }) => chinaDayOf(at));
  let nth = 0;
  for (const [, ofDay] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const numbers = await nextBusinessNumbers(
      tx,
      certificatePrefix,
      ofDay[0]?.at ?? new Date(),
      ofDay.length,
    );
    const rows = ofDay.map(({ signUp, activity, score, at, person = 0 }, place) => {
      nth += 1;
      // One of the first had been checked in for somebody else.
      const isRevoked = nth === 3;
      const key = [activity.id, signUp.userId, ...(person > 0 ? [person] : [])].join(' ');
      return {
        id: demoId('certificate', key),
        no: numbers[place] ?? '',
        checkCode: demoCheckCode(key),
        activityId: activity.id,
        signUpId: signUp.id,
        userId: signUp.userId,
        enterpriseId: signUp.enterpriseId,
        person,
        name: signUp.persons[person]?.name ?? '',
        checks: isRevoked ? 1 : place % 4,
        checkedAt: place % 4 > 0 || isRevoked ? new Date(Math.min(at.getTime() + dayMs, Date.now())) : null,
        title: activity.title,
        organizer: activity.organizer,
        teachers: activity.teacherIds.flatMap((id) => names.get(id) ?? []),
        startAt: activity.startAt,
        endAt: activity.endAt,
        hours: lessonHours(activity),
        checkInAt: signUp.checkInAt,
        score,
        issuedAt: at,
        status: isRevoked ? ('REVOKED' as const) : ('VALID' as const),
        revokedAt: isRevoked ? new Date(at.getTime() + 2 * dayMs) : null,
        reason: isRevoked ? '经核实为他人代签到，本人没有到场。' : '',
        createdAt: at,
        updatedAt: at,
      };
    });
    for (const chunk of inChunks(rows)) await tx.insert(certificates).values(chunk);
  }
}

/** Quizzes with attempts, and certificates, in every state. */
export async function fillLearning(context: DemoContext): Promise<void> {
  const shown = await context.tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.loginName, shownNames));
  const passed = await fillQuizzes(
    context,
    shown.map(({ id }) => id),
  );
  await fillCertificates(context, [...(await listAttended(context)), ...passed]);
}
