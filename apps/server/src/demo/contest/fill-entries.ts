import { contestFilePurpose } from '@portal/contract/contest/terms';
import {
  type Contest,
  type ContestEntry,
  contestEntries,
  contestMembers,
} from '../../features/contest/contest.table.ts';
import type { users } from '../../features/identity/user.table.ts';
import { insertFiles } from '../../platform/files/insert-files.ts';
import { buildAttachment } from '../attachments/build-attachment.ts';
import { type DemoContest, entryReasonOf, entryStateOf } from '../content/compose-contests.ts';
import { demoId } from '../content/demo-id.ts';
import { readDemoFile } from '../content/read-demo-data.ts';
import type { DemoContext } from '../demo-context.ts';
import { contestMotifs, drawContests } from './draw-contests.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type Person = typeof users.$inferSelect;

/** Who leads which entry: the demo accounts lead one in the open contest and one that won an award. */
function leaderOf(people: readonly Person[], contest: DemoContest, at: number): Person {
  const shown: Record<string, Record<number, string>> = {
    CT01: { 0: 'demo_person', 3: 'demo_enterprise2' },
    CT02: { 2: 'demo_enterprise' },
    CT03: { 0: 'demo_person' },
  };
  const taken = Object.values(shown[contest.key] ?? {});
  const named = people.find(({ loginName }) => loginName === shown[contest.key]?.[at]);
  const others = people.filter(
    ({ loginName }) => !taken.includes(loginName) && !loginName.startsWith('demo_'),
  );
  const other = others[(at * 2 + contest.key.charCodeAt(3) * 7) % others.length];
  const person = named ?? other;
  if (!person) throw new Error('the demo park has no participants');
  return person;
}

async function fileOf(
  { tx, store }: DemoContext,
  key: string,
  title: string,
  leader: Person,
  createdAt: Date,
) {
  const { mime, bytes } = await buildAttachment(
    {
      kind: 'pdf',
      name: `${title}.pdf`,
      blocks: [
        { type: 'h2', text: '做法与验证' },
        { type: 'p', text: '每一步都拍了照片，记了时间与温度；失败的两次也写在里面。' },
        {
          type: 'table',
          head: ['项目', '数量', '金额（元）'],
          rows: [
            ['花材', '18 枝', '138.00'],
            ['器皿', '自有', '0.00'],
            ['可回收固定', '1 套', '48.40'],
          ],
        },
      ],
    },
    createdAt,
  );
  const id = demoId('contest-file', key);
  await insertFiles(
    tx,
    store,
    {
      id,
      purpose: contestFilePurpose,
      visibility: 'owner',
      ownerUserId: leader.id,
      ownerEnterpriseId: null,
      createdAt,
    },
    [{ name: `${title}.pdf`, mime, bytes }],
  );
  return id;
}

/** A video of an opening flower, attached to some entries. */
async function filmOf({ tx, store }: DemoContext, key: string, leader: Person, createdAt: Date) {
  const id = demoId('contest-film', key);
  await insertFiles(
    tx,
    store,
    {
      id,
      purpose: contestFilePurpose,
      visibility: 'owner',
      ownerUserId: leader.id,
      ownerEnterpriseId: null,
      createdAt,
    },
    [{ name: '演示视频.mp4', mime: 'video/mp4', bytes: readDemoFile('films/opening.mp4') }],
  );
  return id;
}

const withFiles = 6;
const withFilm = 3;

/** The entries of a contest with their teams, as far as the office has checked them. */
export async function fillEntries(
  context: DemoContext,
  demo: DemoContest,
  contest: Contest,
  people: readonly Person[],
): Promise<ContestEntry[]> {
  const { tx } = context;
  const pictures = await drawContests(
    tx,
    'contest-work',
    demo.entries.map(({ title }, at) => ({
      key: `${demo.key} ${at}`,
      motif: contestMotifs[(at + demo.key.charCodeAt(3)) % contestMotifs.length] ?? 'rose',
      alt: title,
    })),
    true,
  );
  const leaders = demo.entries.map((_, at) => leaderOf(people, demo, at));
  const used = new Set(leaders.map(({ id }) => id));
  const free = people.filter(({ id, loginName }) => !used.has(id) && !loginName.startsWith('demo_'));
  const begin = contest.startAt.getTime();
  const rows: ContestEntry[] = [];
  for (const [at, { title, track, summary }] of demo.entries.entries()) {
    const leader = leaders[at];
    if (!leader) continue;
    const key = `${demo.key} ${at}`;
    const status = entryStateOf(demo, at);
    const createdAt = new Date(begin + (6 + at * 9) * hourMs);
    const submittedAt = new Date(Math.min(createdAt.getTime() + 4 * dayMs, Date.now() - hourMs));
    const isIn = status !== 'DRAFT';
    const [row] = await tx
      .insert(contestEntries)
      .values({
        id: demoId('contest-entry', key),
        contestId: contest.id,
        track,
        title,
        summary: `${summary}\n试过三轮，每轮都留了对照；用料与时间写在附件里，第三天和第七天各拍过一次照片。`,
        teamName: `${title.slice(0, 4)}小队`,
        leaderId: leader.id,
        enterpriseId: leader.auditStatus === '2' ? leader.enterpriseId : null,
        picture: pictures[at] ?? null,
        files: at < withFiles ? [await fileOf(context, key, title, leader, createdAt)] : [],
        videoFileId: at < withFilm ? await filmOf(context, key, leader, createdAt) : null,
        status,
        submittedAt: isIn ? submittedAt : null,
        reason: entryReasonOf(status),
        createdAt,
        createdBy: leader.id,
        updatedAt: isIn ? submittedAt : createdAt,
      })
      .returning();
    if (!row) throw new Error('failed to insert entry');
    rows.push(row);
    const gone = status === 'WITHDRAWN';
    const mates = contest.teamMin > 1 || at % 3 === 0 ? free.splice(0, 1) : [];
    const invited = people.find(({ loginName }) => loginName === 'demo_enterprise');
    await tx.insert(contestMembers).values([
      {
        entryId: row.id,
        userId: leader.id,
        contestId: contest.id,
        state: gone ? ('LEFT' as const) : ('ACCEPTED' as const),
        invitedAt: createdAt,
        answeredAt: createdAt,
      },
      ...mates.map(({ id: userId }) => ({
        entryId: row.id,
        userId,
        contestId: contest.id,
        state: gone ? ('LEFT' as const) : ('ACCEPTED' as const),
        invitedAt: new Date(createdAt.getTime() + hourMs),
        answeredAt: new Date(createdAt.getTime() + 3 * hourMs),
      })),
      // Gives visitors a pending invitation.
      ...(status === 'DRAFT' && invited
        ? [
            {
              entryId: row.id,
              userId: invited.id,
              contestId: contest.id,
              state: 'INVITED' as const,
              invitedAt: new Date(Math.min(createdAt.getTime() + 2 * hourMs, Date.now())),
            },
          ]
        : []),
    ]);
  }
  return rows;
}
