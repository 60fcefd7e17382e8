import { type CaseEventOf, type CaseStateOf, stateOfCase } from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import type { ApplicationState } from '@portal/contract/recruit/terms';
import { keptDays, resumePurpose } from '@portal/contract/recruit/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { cases } from '../features/case/case.table.ts';
import { posts } from '../features/community/post.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { type Recruit, recruitApplications, recruits } from '../features/recruit/recruit.table.ts';
import { nextBusinessNumber } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { type BuiltAttachment, buildAttachment } from './attachments/build-attachment.ts';
import { composePosts, type DemoPosition, type DemoRecruit } from './content/compose-posts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Application = typeof recruitApplications.$inferInsert;
type User = typeof users.$inferSelect;
type Course = keyof NonNullable<DemoPosition['applications']>;

const stateOf: Record<Course, ApplicationState> = {
  hired: 'HIRED',
  met: 'INTERVIEW',
  seen: 'VIEWED',
  waiting: 'SUBMITTED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
};
const courses = Object.keys(stateOf) as Course[];

/** Recruitments the demo account has applied to, with the outcome. */
const tried: Readonly<Record<string, Course>> = { PT12: 'met', PT53: 'waiting', RC11: 'refused' };

const notes = [
  '做过两年类似的活，早班夜班都可以，随时能来试工。',
  '住在园区附近，骑车十分钟，可以先来看看现场再定。',
  '没做过，但学东西快，能吃苦，希望有人带。',
  '上一份工作就是这个岗位，离家近了才想换，材料都带齐。',
  '看了介绍很想来，周末和晚上都有空，听安排。',
  '朋友在这里做得不错，推荐我来试试，身体好，不请假。',
];

const answers: Partial<Record<ApplicationState, string[]>> = {
  INTERVIEW: ['带一张身份证就行，现场试半小时。', '请走南门，到了打电话，有人下来接。'],
  HIRED: ['下周一早上八点来报到，带证件原件。', '欢迎加入，工服和柜子都备好了。'],
  REFUSED: ['这次人已经够了，下一批会先联系您。', '岗位要求和您的时间对不上，谢谢来投。'],
};

const pick = (texts: readonly string[], name: string) => texts[demoInteger(name, 0, texts.length - 1)] ?? '';

/** The two résumés applicants attach, one as a Word file and one as a PDF. */
async function buildResumes(): Promise<BuiltAttachment[]> {
  const blocks = [
    { type: 'h2' as const, text: '基本情况' },
    { type: 'p' as const, text: '本简历为演示内容，不对应任何真实的人。' },
    { type: 'h2' as const, text: '做过的事' },
    { type: 'ul' as const, items: ['温室日常管理，会看环控记录', '鲜切花分级与打包', '组培接种，三个月'] },
    { type: 'h2' as const, text: '能开始的时间' },
    { type: 'p' as const, text: '一周以内可以到岗，接受倒班。' },
  ];
  return [
    await buildAttachment({ kind: 'docx', name: '简历（演示）.docx', blocks }),
    await buildAttachment({ kind: 'pdf', name: '个人简历（演示）.pdf', blocks }),
  ];
}

/** When it ended: as given, or on the day after its deadline. */
function endOf({ state, deadlineInDays, endedDaysAgo }: DemoRecruit, today: string): Date | null {
  if (state === 'PENDING' || state === 'OPEN') return null;
  return endedDaysAgo === undefined
    ? new Date(chinaInstant(addDays(today, deadlineInDays + 1), 10))
    : new Date(chinaInstant(addDays(today, -endedDaysAgo), 16 * 60));
}

function recruitRow(
  key: string,
  recruit: DemoRecruit,
  post: typeof posts.$inferSelect,
  today: string,
): Recruit {
  const endedAt = endOf(recruit, today);
  const erasesAt = endedAt === null ? null : new Date(endedAt.getTime() + keptDays * day + 8 * hour);
  return {
    postId: demoId('post', key),
    authorId: post.authorId,
    enterpriseId: post.enterpriseId,
    recruitKind: recruit.recruitKind,
    positions: recruit.positions.map(({ salaryFromYuan, salaryToYuan, applications: _all, ...line }, at) => ({
      ...line,
      id: `P${at + 1}`,
      salaryFromFen: salaryFromYuan === null ? null : salaryFromYuan * 100,
      salaryToFen: salaryToYuan === null ? null : salaryToYuan * 100,
    })),
    deadline: addDays(today, recruit.deadlineInDays),
    state: recruit.state,
    reason: recruit.reason ?? '',
    endedAt,
    erasedAt: erasesAt !== null && erasesAt.getTime() < Date.now() ? erasesAt : null,
  };
}

/**
 * Everyone who may apply and had an account by then, starting with a different person for each recruitment; never the
 * recruiter or a colleague.
 */
function applicantsFor(
  everybody: readonly User[],
  { authorId, enterpriseId }: Recruit,
  { key, last }: { key: string; last: number },
): User[] {
  const from = demoInteger(`applicants-${key}`, 0, everybody.length - 1);
  return everybody
    .map((_, nth) => everybody[(from + nth) % everybody.length] as User)
    .filter(
      ({ id, loginName, createdAt, enterpriseId: own }) =>
        id !== authorId &&
        (enterpriseId === null || own !== enterpriseId) &&
        createdAt.getTime() + 2 * hour < last &&
        !loginName.startsWith('demo_'),
    );
}

interface Sent {
  row: Application;
  /** The applicant, kept even for erased rows. */
  user: User;
}

/** Applications to a recruitment, by position and in order of submission. */
function applicationsOf(
  key: string,
  { row, source }: { row: Recruit; source: DemoRecruit },
  everybody: readonly User[],
  { publishedAt, today, now }: { publishedAt: Date; today: string; now: number },
): Sent[] {
  const shown = everybody.find(({ loginName }) => loginName === 'demo_person');
  const last = Math.min(now - hour, row.endedAt?.getTime() ?? now);
  const others = applicantsFor(everybody, row, { key, last });
  const wanted = source.positions.flatMap(({ applications = {} }, at) =>
    courses.flatMap((course) =>
      Array.from({ length: applications[course] ?? 0 }, () => ({ course, positionId: `P${at + 1}` })),
    ),
  );
  let isTried = false;
  return wanted.map(({ course, positionId }, nth): Sent => {
    const takes = !isTried && shown !== undefined && tried[key] === course;
    isTried ||= takes;
    const user = takes ? shown : others[nth % others.length];
    if (!user) throw new Error('no user of the demo park can apply');
    const status = stateOf[course];
    const isErased = row.erasedAt !== null;
    const isGone = isErased || status === 'WITHDRAWN';
    const at = publishedAt.getTime() + ((last - publishedAt.getTime()) * (nth + 1)) / (wanted.length + 2);
    const createdAt = new Date(Math.max(at, user.createdAt.getTime() + hour));
    const viewedAt = new Date(
      Math.min(createdAt.getTime() + demoInteger(`viewed-${key}-${nth}`, 3, 40) * hour, now - hour / 2),
    );
    const decidedAt = new Date(Math.min(viewedAt.getTime() + 2 * day, now - hour / 4));
    const meets = status === 'INTERVIEW' && !isGone;
    const isDecided = status === 'HIRED' || status === 'REFUSED';
    return {
      user,
      row: {
        id: demoId('recruit-application', `${key}-${nth}`),
        postId: row.postId,
        positionId,
        userId: isErased ? null : user.id,
        enterpriseId: !isGone && user.auditStatus === '2' ? user.enterpriseId : null,
        note: isGone ? '' : pick(notes, `note-${key}-${nth}`),
        status,
        interviewAt: meets ? new Date(chinaInstant(addDays(today, 2 + (nth % 4)), 14 * 60)) : null,
        interviewPlace: meets ? (source.positions[0]?.place ?? '') : '',
        answer: isGone ? '' : pick(answers[status] ?? [''], `answer-${key}-${nth}`),
        viewedAt: status === 'SUBMITTED' ? null : viewedAt,
        decidedAt: isDecided ? decidedAt : null,
        createdAt,
        updatedAt: isDecided ? decidedAt : status === 'SUBMITTED' ? createdAt : viewedAt,
        version: status === 'SUBMITTED' ? 1 : 2,
      },
    };
  });
}

/** Attaches a résumé to every third application that still has its text. */
async function attachResumes({ tx, store }: DemoContext, sent: readonly Sent[]): Promise<void> {
  const papers = await buildResumes();
  for (const [at, { row, user }] of sent.entries()) {
    const paper = papers[at % papers.length];
    if (at % 3 !== 0 || row.note === '' || !paper) continue;
    row.fileId = demoId('resume', row.id);
    await insertFiles(
      tx,
      store,
      {
        id: row.fileId,
        purpose: resumePurpose,
        visibility: 'owner',
        ownerUserId: user.id,
        createdAt: row.createdAt ?? new Date(),
      },
      [paper],
    );
  }
}

type Step = { event: CaseEventOf<'RECRUIT_APPLICATION'>; at: Date | null | undefined };

const lastEvent: Partial<Record<ApplicationState, CaseEventOf<'RECRUIT_APPLICATION'>>> = {
  INTERVIEW: 'invite',
  HIRED: 'hire',
  REFUSED: 'refuse',
  WITHDRAWN: 'withdraw',
};

/** The case of each applicant, step by step. */
async function fillCases(
  { tx }: DemoContext,
  sent: readonly Sent[],
  subjects: ReadonlyMap<string, { title: string; recruiter: string }>,
): Promise<void> {
  const values: (typeof cases.$inferInsert)[] = [];
  const byTime = sent.toSorted((one, other) => Number(one.row.createdAt) - Number(other.row.createdAt));
  for (const { row, user } of byTime) {
    const createdAt = row.createdAt ?? new Date();
    const status = (row.status ?? 'SUBMITTED') as CaseStateOf<'RECRUIT_APPLICATION'>;
    const event = lastEvent[status];
    const { title = '', recruiter = '' } = subjects.get(row.postId) ?? {};
    const steps: Step[] = [
      { event: 'submit', at: createdAt },
      { event: 'view', at: row.viewedAt },
      ...(event ? [{ event, at: row.updatedAt }] : []),
    ];
    values.push({
      id: demoId('case', row.id),
      kind: 'RECRUIT_APPLICATION',
      bizId: row.id,
      userId: user.id,
      caseNo: await nextBusinessNumber(tx, caseKinds.RECRUIT_APPLICATION.prefix, createdAt),
      subject: title,
      state: status,
      statusKind: stateOfCase({ kind: 'RECRUIT_APPLICATION', state: status }).turn,
      link: `/my-application-list/recruit/${row.id}`,
      dueAt: row.interviewAt ?? null,
      events: steps.flatMap(({ event: what, at }) =>
        at
          ? [
              {
                at: at.getTime(),
                event: what,
                by: { name: what === 'submit' || what === 'withdraw' ? user.name : recruiter },
                ...(what === event && row.answer ? { params: { reason: row.answer } } : {}),
              },
            ]
          : [],
      ),
      createdAt,
      updatedAt: row.updatedAt ?? createdAt,
      version: steps.length,
    });
  }
  for (const chunk of inChunks(values)) await tx.insert(cases).values(chunk);
}

/** Recruitments of every kind and state, with applications. */
export async function fillRecruits(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const now = Date.now();
  const everybody = (
    await tx
      .select()
      .from(users)
      .where(inArray(users.userType, ['100', '200']))
      .orderBy(asc(users.createdAt), asc(users.id))
  ).filter(isActive);
  const written = await tx
    .select({ post: posts, recruiter: enterprises.shortName, author: users.name })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(enterprises, eq(enterprises.id, posts.enterpriseId))
    .where(eq(posts.kind, 'RECRUIT'))
    .orderBy(asc(posts.id));
  const known = new Map(written.map((row) => [row.post.id, row]));
  const sent: Sent[] = [];
  for (const { key, recruit: source } of composePosts()) {
    const found = known.get(demoId('post', key));
    if (!source || !found) continue;
    const row = recruitRow(key, source, found.post, today);
    await tx.insert(recruits).values(row);
    const { publishedAt } = found.post;
    if (publishedAt)
      sent.push(...applicationsOf(key, { row, source }, everybody, { publishedAt, today, now }));
  }
  await attachResumes(context, sent);
  for (const chunk of inChunks(sent))
    await tx.insert(recruitApplications).values(chunk.map(({ row }) => row));
  const subjects = new Map(
    written.map(({ post, recruiter, author }) => [
      post.id,
      { title: post.title, recruiter: recruiter ?? author },
    ]),
  );
  await fillCases(context, sent, subjects);
}
