import { expect } from '@playwright/test';
import { retCodes } from '@portal/contract/ret-code';
import { asc, eq } from 'drizzle-orm';
import { insertBoards, insertPost } from '../../apps/server/src/features/community/testing/insert-post.ts';
import { insertUser } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { lotteries, lotteryEntries } from '../../apps/server/src/features/lottery/lottery.table.ts';
import { voteChoices, votes, voteTurnout } from '../../apps/server/src/features/vote/vote.table.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { openSession } from '../../apps/server/src/platform/session/sessions.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { test } from '../support/test.ts';
import { insist } from './insist.ts';
import { withTwoCopies } from './two-copies.ts';

// `npm run test:abuse` runs the long form.
const people = isLong ? 500 : 120;
const hour = 3_600_000;

test.describe.configure({ timeout: 600_000 });

async function openPeople({ db }: Database): Promise<string[]> {
  const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
  const clock = { now: () => new Date() };
  const tokens: string[] = [];
  for (let nth = 0; nth < people; nth++) {
    const { id: userId, userAccId } = await insertUser(db, { userType: '100' });
    const none = { operatorRoles: [], enterpriseId: null, memberRole: null, auditStatus: '0' as const };
    const session = await openSession(db, clock, { userId, userAccId, userType: '100', ...none }, device);
    tokens.push(session.token);
  }
  return tokens;
}

async function insertBoth({ db }: Database) {
  await insertBoards(db);
  const { id: authorId } = await insertUser(db, { userType: '100' });
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  const lottery = await insertPost(db, { authorId, kind: 'LOTTERY' });
  await db.insert(lotteries).values({
    postId: lottery,
    prizes: [{ name: '手套', count: 3, kind: 'PICKUP', valueFen: 0, points: 0 }],
    joinTo: at(24),
    drawAt: at(25),
    minEntrants: 1,
    state: 'OPEN',
    seedCommit: 'a'.repeat(64),
  });
  const vote = await insertPost(db, { authorId, kind: 'VOTE' });
  await db.insert(votes).values({
    postId: vote,
    options: ['O1', 'O2'].map((id) => ({ id, text: id, note: '', picture: null })),
    maxChoices: 1,
    scope: 'USER',
    audited: false,
    secret: true,
    changeable: false,
    visibility: 'ALWAYS',
    endsAt: at(24),
    state: 'OPEN',
  });
  return { lottery, vote };
}

test(`${people} entries and ${people} ballots at once, each sent to both copies of the server, lose and double none`, () =>
  withTwoCopies(async ({ ports, database }) => {
    const tokens = await openPeople(database);
    const { lottery, vote } = await insertBoth(database);
    // Everyone presses twice, once on each copy of the server.
    const twice = (path: string, formOf: (nth: number) => Record<string, string>) =>
      Promise.all(
        tokens.flatMap((token, nth) =>
          ports.map((port) => insist(port, `communityManage/${path}`, token, formOf(nth))),
        ),
      );
    const nonceOf = (nth: number) => nth.toString(16).padStart(32, '0');
    const joined = await twice('lottery/join', (nth) => ({ id: lottery, nonce: nonceOf(nth) }));
    const cast = await twice('vote/cast', (nth) => ({
      id: vote,
      data: JSON.stringify({ choices: [nth % 2 ? 'O2' : 'O1'] }),
    }));
    for (const codes of [joined, cast]) {
      expect(codes.filter((code) => code === '000000')).toHaveLength(people);
      expect(codes.filter((code) => code === retCodes.ALREADY_DONE)).toHaveLength(people);
    }
    const entries = await database.db
      .select()
      .from(lotteryEntries)
      .where(eq(lotteryEntries.postId, lottery))
      .orderBy(asc(lotteryEntries.no));
    expect(entries.map(({ no }) => no)).toEqual(Array.from({ length: people }, (_, at) => at + 1));
    expect(new Set(entries.map(({ userId }) => userId)).size).toBe(people);
    const [kept] = await database.db.select().from(lotteries).where(eq(lotteries.postId, lottery));
    expect(kept?.entries).toBe(people);
    expect(await database.db.$count(voteTurnout)).toBe(people);
    for (const option of ['O1', 'O2'])
      expect(await database.db.$count(voteChoices, eq(voteChoices.optionId, option))).toBe(people / 2);
  }));
