import type { SignUpState } from '@portal/contract/activity/sign-up-lifecycle';
import { signUpPayMinutes } from '@portal/contract/activity/sign-up-terms';
import { type CaseEventOf, stateOfCase } from '@portal/contract/case-kinds';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { activities, salonRequests, signUps, teachers } from '../features/activity/activity.table.ts';
import { signUpLink } from '../features/activity/public-path.ts';
import { recordCase } from '../features/case/case.public.ts';
import { type CaseEvent, cases } from '../features/case/case.table.ts';
import { users } from '../features/identity/user.table.ts';
import { nextBusinessNumbers } from '../platform/business-number.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import {
  composeSignUps,
  type DemoActivity,
  type DemoSignUp,
  demoActivities,
  demoTeachers,
} from './content/compose-activities.ts';
import { tutorAccount } from './content/compose-users.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const draw = (tx: DemoContext['tx'], kind: string, rows: { key: string; motif: string; alt: string }[]) =>
  insertDrawings(
    tx,
    rows.map(({ key, motif, alt }) => ({
      id: demoId(`${kind}-picture`, key),
      recipe: { motif: motifNamed(motif), seed: `${kind}-${key}` },
      width: 1200,
      height: 800,
      alt,
    })),
  );

async function fillTeachers({ tx, today }: DemoContext): Promise<void> {
  const rows = demoTeachers();
  const photos = await draw(
    tx,
    'teacher',
    rows.map(({ key, motif, name }) => ({ key, motif, alt: name })),
  );
  const createdAt = new Date(chinaInstant(addDays(today, -120), 600));
  const [account] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.loginName, tutorAccount));
  await tx.insert(teachers).values(
    rows.map(({ key, motif: _motif, ...teacher }, at) => ({
      ...teacher,
      // A teacher who is also a tutor answers with the same account.
      userId: account?.name === teacher.name ? account.id : null,
      id: demoId('teacher', key),
      photo: photos[at] ?? null,
      createdAt,
      updatedAt: createdAt,
    })),
  );
}

/** Questions for attendees: dinner for evening events, and a question to the speakers. */
const questionsOf = ({ kind, startTime, teacherKeys }: DemoActivity) => [
  ...(startTime >= '18:00'
    ? [{ label: '简餐', kind: 'CHOICE' as const, options: ['一份', '两份', '不用'], required: true }]
    : []),
  ...(kind !== 'ACTIVITY' && teacherKeys.length > 0
    ? [{ label: '想问老师什么', kind: 'TEXT' as const, options: [], required: false }]
    : []),
];

function agendaOf({ kind, startAt, endAt, key }: DemoActivity) {
  const line = (at: number, text: string) => ({ at, text });
  if (kind === 'ACTIVITY') return [line(startAt - 30 * minuteMs, '签到'), line(startAt, '开始')];
  const days = Math.floor((endAt - startAt) / dayMs);
  const later = Array.from({ length: days }, (_, at) =>
    line(startAt + (at + 1) * dayMs, `第 ${at + 2} 天：现场练习与复盘`),
  );
  return [
    line(startAt - 30 * minuteMs, '签到、分组'),
    line(startAt, demoInteger(`${key} first`, 0, 1) === 0 ? '案例拆解' : '主讲分享'),
    line(startAt + 90 * minuteMs, '提问与讨论'),
    ...later,
  ];
}

async function fillAll(
  { tx, today }: DemoContext,
  [author = null, reviewer = null]: (string | null)[],
): Promise<void> {
  const rows = demoActivities(today);
  const pictures = await draw(
    tx,
    'activity',
    rows.map(({ key, motif, title }) => ({ key, motif, alt: title })),
  );
  const album = pictures.slice(0, 4);
  await tx.insert(activities).values(
    rows.map((row, at) => {
      const publishedAt = new Date(row.signFrom - 2 * dayMs);
      const isPublic = row.status !== 'DRAFT' && row.status !== 'PENDING';
      return {
        id: demoId('activity', row.key),
        kind: row.kind,
        title: row.title,
        organizer: row.organizer,
        cover: pictures[at] ?? null,
        body: row.body,
        agenda: agendaOf(row),
        place: row.place,
        isOnline: false,
        startAt: new Date(row.startAt),
        endAt: new Date(row.endAt),
        signFrom: new Date(row.signFrom),
        signTo: new Date(row.signTo),
        cancelDeadline: new Date(row.cancelDeadline),
        capacity: row.capacity,
        perEnterpriseMax: row.perEnterpriseMax,
        perOrderMax: Math.max(1, Math.min(5, row.perEnterpriseMax)),
        waitlistMax: row.waitlistMax,
        feeFen: row.feeYuan * 100,
        userTypes: row.userTypes,
        auditedOnly: row.auditedOnly,
        needApproval: row.needApproval,
        questions: questionsOf(row),
        teacherIds: row.teacherKeys.map((key) => demoId('teacher', key)),
        checkInMode: row.checkinMode,
        doorHash: demoId('door', row.key),
        album: row.endAt < Date.now() ? album : [],
        status: row.status,
        reason: row.status === 'CANCELLED' ? '当天有大风蓝色预警，改期另行通知。' : '',
        submittedBy: row.status === 'DRAFT' ? null : author,
        submittedAt: row.status === 'DRAFT' ? null : new Date(publishedAt.getTime() - dayMs),
        publishedAt: isPublic ? publishedAt : null,
        createdBy: author,
        updatedBy: isPublic ? reviewer : author,
        createdAt: new Date(publishedAt.getTime() - 3 * dayMs),
        updatedAt: publishedAt,
      };
    }),
  );
}

/** Enterprises in the park with the people who act for them, and a person. */
const listBookers = ({ tx }: DemoContext) =>
  tx
    .select({
      id: users.id,
      name: users.name,
      phone: users.phoneNumber,
      userType: users.userType,
      loginName: users.loginName,
      enterpriseId: users.enterpriseId,
    })
    .from(users)
    .where(
      and(
        eq(users.status, 'NORMAL'),
        ne(users.userType, '900'),
        or(and(isNotNull(users.enterpriseId), eq(users.auditStatus, '2')), eq(users.userType, '100')),
      ),
    )
    .orderBy(asc(users.loginName));
type Booker = Awaited<ReturnType<typeof listBookers>>[number];

type Step = [event: CaseEventOf<'SIGN_UP'>, state: SignUpState, by: 'USER' | 'PARK' | 'SYSTEM'];

/** Steps of a sign-up to its state. */
function stepsOf({ activity, status, waitTurn }: DemoSignUp): Step[] {
  const waits: Step = ['wait', 'WAITING', 'USER'];
  if (status === 'WAITING') return [waits];
  if (status === 'OFFERED') return [waits, ['offer', status, 'SYSTEM']];
  if (status === 'LEFT') return [waits, ['leave', status, 'USER']];
  const { needApproval, feeYuan } = activity;
  const first: SignUpState = needApproval ? 'PENDING' : feeYuan > 0 ? 'TO_PAY' : 'CONFIRMED';
  const asked: Step[] =
    waitTurn === null
      ? [['signUp', first, 'USER']]
      : [waits, ['offer', 'OFFERED', 'SYSTEM'], ['accept', first, 'USER']];
  if (status === first) return asked;
  if (status === 'REJECTED') return [...asked, ['reject', status, 'PARK']];
  const charged: Step[] = needApproval && feeYuan > 0 ? [['charge', 'TO_PAY', 'PARK']] : [];
  if (status === 'TO_PAY') return [...asked, ...charged];
  if (status === 'EXPIRED') return [...asked, ...charged, ['lapse', status, 'SYSTEM']];
  const paid: Step[] =
    feeYuan > 0 ? [['pay', 'CONFIRMED', 'USER']] : needApproval ? [['approve', 'CONFIRMED', 'PARK']] : [];
  const way = [...asked, ...charged, ...paid];
  if (status === 'CHECKED_IN') return [...way, ['checkIn', status, 'PARK']];
  if (status === 'ABSENT') return [...way, ['miss', status, 'SYSTEM']];
  if (status === 'CANCELLED_LATE') return [...way, ['cancelLate', status, 'USER']];
  if (status === 'CANCELLED')
    return [
      ...way,
      activity.status === 'CANCELLED' ? ['callOff', status, 'PARK'] : ['cancel', status, 'USER'],
    ];
  return way;
}

const reasonOf = ({ status, activity }: DemoSignUp) =>
  status === 'REJECTED'
    ? '本场名额留给有三年以上种植经验的企业。'
    : activity.status === 'CANCELLED'
      ? '当天有大风蓝色预警，改期另行通知。'
      : '';

function missedAt({ status, activity }: DemoSignUp): Date | null {
  if (status === 'ABSENT') return new Date(activity.endAt);
  return status === 'CANCELLED_LATE' ? new Date(activity.startAt - 3 * 60 * minuteMs) : null;
}

function offerUntil({ status, createdAt }: DemoSignUp): Date | null {
  if (status === 'OFFERED') return new Date(Date.now() + 11 * 60 * minuteMs);
  return status === 'TO_PAY' ? new Date(createdAt + signUpPayMinutes * minuteMs) : null;
}

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeOf = (name: string) =>
  Array.from(
    { length: 8 },
    (_, at) => alphabet[demoInteger(`${name} code ${at}`, 0, alphabet.length - 1)],
  ).join('');

/** An accompanying person with a phone number of their own. */
const colleagueOf = (name: string, phone: string) => ({
  name: `${name.slice(0, 1)}同事`,
  phone: `1543${phone.slice(4)}`,
});

async function fillSignUps(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const bookers = await listBookers(context);
  const all = composeSignUps(today, bookers, Date.now());
  const rowOf = (signUp: DemoSignUp, { id, name, phone, enterpriseId }: Booker) => {
    const { activity, qty, status, createdAt } = signUp;
    const key = `${activity.key} ${id}`;
    return {
      id: demoId('sign-up', key),
      activityId: demoId('activity', activity.key),
      userId: id,
      enterpriseId,
      persons: [{ name, phone }, ...(qty > 1 ? [colleagueOf(name, phone)] : [])],
      qty,
      answers: questionsOf(activity).flatMap(({ label, options }) =>
        options.length > 0 ? [{ question: label, answer: options[demoInteger(key, 0, 2)] ?? '' }] : [],
      ),
      amountFen: activity.feeYuan * 100 * qty,
      status,
      waitTurn: signUp.waitTurn,
      offerUntil: offerUntil(signUp),
      checkInCode: codeOf(key),
      checkInAt:
        status === 'CHECKED_IN' ? new Date(activity.startAt - demoInteger(key, 1, 25) * minuteMs) : null,
      missedAt: missedAt(signUp),
      reason: reasonOf(signUp),
      createdAt: new Date(createdAt),
      createdBy: id,
      updatedAt: new Date(createdAt),
    };
  };
  const rows = all.flatMap((signUp) => {
    const booker = bookers[signUp.user];
    return booker ? [{ signUp, row: rowOf(signUp, booker) }] : [];
  });
  for (const chunk of inChunks(rows)) await tx.insert(signUps).values(chunk.map(({ row }) => row));
  await insertCases(
    tx,
    rows.map(({ signUp, row }) => caseOf(signUp, row)),
  );
}

type CaseRow = Omit<typeof cases.$inferInsert, 'caseNo'> & { createdAt: Date };

interface Written {
  id: string;
  userId: string;
  reason: string;
  persons: { name: string }[];
  offerUntil: Date | null;
}

/** The case of a sign-up, with its steps. */
function caseOf(signUp: DemoSignUp, { id, userId, reason, persons, offerUntil }: Written): CaseRow {
  const steps = stepsOf(signUp);
  const { activity, createdAt, status } = signUp;
  const events = steps.map(([event, , by], nth): CaseEvent => {
    const isEnd = nth > 0 && nth === steps.length - 1;
    return {
      at: isEnd ? Math.min(Date.now(), activity.endAt) : createdAt + nth * minuteMs,
      event,
      params: isEnd && reason !== '' ? { reason } : {},
      by: by === 'USER' ? { name: persons[0]?.name ?? '' } : { agent: by },
    };
  });
  return {
    id: demoId('sign-up-case', id),
    kind: 'SIGN_UP',
    bizId: id,
    userId,
    subject: activity.title,
    state: status,
    statusKind: stateOfCase({ kind: 'SIGN_UP', state: status }).turn,
    link: signUpLink(demoId('activity', activity.key)),
    dueAt: offerUntil,
    events,
    createdAt: new Date(createdAt),
    updatedAt: new Date(events.at(-1)?.at ?? createdAt),
  };
}

/** Inserts cases, numbered by day. */
async function insertCases(tx: DemoContext['tx'], rows: readonly CaseRow[]): Promise<void> {
  const days = Map.groupBy(rows, ({ createdAt }) => chinaDayOf(createdAt));
  for (const ofDay of days.values()) {
    const [first] = ofDay;
    const numbers = first ? await nextBusinessNumbers(tx, 'BM', first.createdAt, ofDay.length) : [];
    await tx.insert(cases).values(ofDay.map((row, at) => ({ ...row, caseNo: numbers[at] ?? '' })));
  }
}

const slotRequests = [
  [
    'SUBMITTED',
    '“一棚一品”：月季切花的分级怎么定',
    40,
    '请三位棚长各带一把花来，当场按自家标准分级，再对照拍卖厅的标准，看差在哪里。',
  ],
  [
    'ACCEPTED',
    '夜场直播复盘：掉线的那半小时',
    25,
    '三场直播的后台数据一起看，找出流量掉下去的那一刻发生了什么。',
  ],
  ['DECLINED', '无人机授粉演示', 60, '想在露天市集上演示无人机授粉，需要一块空场地。'],
] as const;

/** Requests to host a salon, one in each state. */
async function fillRequests(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const [asker] = await tx.select().from(users).where(eq(users.loginName, 'demo_enterprise'));
  if (!asker) throw new Error('the demo park has no user to request a salon');
  for (const [at, [status, title, people, body]] of slotRequests.entries()) {
    const id = demoId('salon-request', String(at));
    const createdAt = new Date(chinaInstant(addDays(today, -3 - at * 9), 620));
    const reason = status === 'DECLINED' ? '市集上空有高压线，不能放飞；可以改到北区试验田。' : '';
    await tx.insert(salonRequests).values({
      id,
      userId: asker.id,
      enterpriseId: asker.enterpriseId,
      title,
      requestedDay: addDays(today, 20 + at * 3),
      people,
      body,
      contactName: asker.name,
      phone: asker.phoneNumber,
      status,
      reason,
      createdAt,
      createdBy: asker.id,
      updatedAt: createdAt,
    });
    const step = {
      kind: 'SALON_REQUEST' as const,
      bizId: id,
      userId: asker.id,
      subject: title,
      link: '/businesssalon/salonapply/0',
    };
    await recordCase(tx, {
      ...step,
      state: 'SUBMITTED',
      event: { event: 'submit', by: { name: asker.name } },
      now: createdAt,
    });
    if (status !== 'SUBMITTED')
      await recordCase(tx, {
        ...step,
        state: status,
        event: {
          event: status === 'ACCEPTED' ? 'accept' : 'decline',
          params: reason === '' ? {} : { reason },
          by: { agent: 'PARK' },
        },
        now: new Date(createdAt.getTime() + dayMs),
      });
  }
}

/** Salons, trainings and activities with speakers, sign-ups and requests to host one. */
export async function fillActivities(context: DemoContext): Promise<void> {
  const officers = await context.tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.loginName, ['op_service', 'op_service2']))
    .orderBy(asc(users.loginName));
  await fillTeachers(context);
  await fillAll(
    context,
    officers.map(({ id }) => id),
  );
  await fillSignUps(context);
  await fillRequests(context);
}
