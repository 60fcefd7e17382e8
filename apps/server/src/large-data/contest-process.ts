import { eq, ne } from 'drizzle-orm';
import { lockContest } from '../features/contest/contest.queries.ts';
import { contestBallots, contestEntries, contests } from '../features/contest/contest.table.ts';
import { giveEntries } from '../features/contest/judging/give-entries.ts';
import { settleResults } from '../features/contest/judging/settle-results.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import { inTransaction } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { systemContext } from '../platform/http/context.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { insertContestForBench, judgesForBench } from './fill-contest.ts';

const [count = '500'] = process.argv.slice(2);
const env = readEnv(process.env);
const database = await connectDatabase(env, () => {});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

try {
  await prepareDatabase(database, env);
  const { db } = database;
  const ctx = systemContext({ database, clock: { now: () => new Date() } });
  const id = await insertContestForBench(db, Number(count));
  const assignMs = await timed(() =>
    inTransaction(db, async (tx) => giveEntries(tx, ctx, await lockContest(tx, id))),
  );
  await db.update(contests).set({ status: 'SCORING' }).where(eq(contests.id, id));
  await db
    .update(contestBallots)
    .set({ status: 'LOCKED', items: [80, 40] })
    .where(eq(contestBallots.contestId, id));
  const calculateMs = await timed(() =>
    inTransaction(db, async (tx) => settleResults(tx, ctx, await lockContest(tx, id))),
  );
  const scored = await db.$count(contestEntries, ne(contestEntries.status, 'QUALIFIED'));
  const ballots = await db.$count(contestBallots, eq(contestBallots.contestId, id));
  process.stdout.write(
    `${JSON.stringify({ assignMs, calculateMs, scored, ballots, judges: judgesForBench })}\n`,
  );
} finally {
  await database.close();
}
