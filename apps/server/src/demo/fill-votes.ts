import { randomUUID } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { voteBallots, voteChoices, votes, voteTurnout } from '../features/vote/vote.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { orderedId } from '../platform/ordered-id.ts';
import { composePosts, type DemoVote } from './content/compose-posts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { demoRandom } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Voter {
  key: string;
  userId: string;
}

/** Voters: persons, and one member of each audited enterprise; the demo accounts have not voted in open votes yet. */
async function readVoters({ tx }: DemoContext) {
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.userType, ['100', '200']))
    .orderBy(asc(users.createdAt), asc(users.id));
  const byEnterprise = new Map<string, string>();
  for (const { id, enterpriseId, auditStatus } of people)
    if (enterpriseId !== null && auditStatus === '2' && !byEnterprise.has(enterpriseId))
      byEnterprise.set(enterpriseId, id);
  const tried = people.filter(({ loginName }) => loginName.startsWith('demo_'));
  return {
    USER: people.map(({ id }): Voter => ({ key: id, userId: id })),
    ENTERPRISE: [...byEnterprise].map(([key, userId]): Voter => ({ key, userId })),
    tried: new Set(tried.flatMap(({ id, enterpriseId }) => [id, ...(enterpriseId ? [enterpriseId] : [])])),
  };
}

/** Chooses options at random, weighted. */
function chooseOf({ options, maxChoices }: DemoVote, name: string): string[] {
  const weightTo = (last: number) => options.slice(0, last + 1).reduce((sum, { weight }) => sum + weight, 0);
  const all = weightTo(options.length - 1);
  const pick = (nth: number) => {
    const drawn = demoRandom(`${name}-${nth}`) * all;
    const at = options.findIndex((_, last) => drawn < weightTo(last));
    return `O${Math.max(at, 0) + 1}`;
  };
  return [...new Set(Array.from({ length: maxChoices }, (_, nth) => pick(nth)))];
}

/** The options as stored, with pictures where they have one. */
async function drawOptions({ tx }: DemoContext, key: string, options: DemoVote['options']) {
  const kept = [];
  for (const [at, { text, note = '', picture }] of options.entries()) {
    const recipe = picture && { motif: motifNamed(picture), seed: `vote-${key}-${at}` };
    const id = demoId('vote-picture', `${key}-${at}`);
    const drawings = recipe ? [{ id, recipe, width: 960, height: 720, alt: text }] : [];
    const [drawn = null] = await insertDrawings(tx, drawings);
    kept.push({ id: `O${at + 1}`, text, note, picture: drawn });
  }
  return kept;
}

/** Votes by person and by enterprise, named and secret, open, closed and void, and one under review. */
export async function fillVotes(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const voters = await readVoters(context);
  const now = Date.now();
  for (const { key, vote, daysAgo, status } of composePosts()) {
    if (!vote) continue;
    const postId = demoId('post', key);
    const isWaiting = status === 'PENDING';
    const isOpen = !isWaiting && vote.endsInDays > 0;
    const endsAt = chinaInstant(addDays(today, vote.endsInDays), 18 * 60);
    const begun = chinaInstant(addDays(today, -daysAgo), 10 * 60);
    const { options, endsInDays: _ends, outcome = '', voidReason = '', ...rest } = vote;
    await tx.insert(votes).values({
      ...rest,
      postId,
      options: await drawOptions(context, key, options),
      outcome,
      answeredAt: outcome === '' ? null : new Date(Math.min(endsAt + 2 * day, now - hour)),
      endsAt: new Date(endsAt),
      state: isWaiting ? 'PENDING' : isOpen ? 'OPEN' : voidReason ? 'VOID' : 'CLOSED',
      reason: voidReason,
    });
    if (isWaiting) continue;
    const cast = voters[vote.scope]
      .filter(
        (voter) =>
          demoRandom(`votes-${key}-${voter.key}`) < (isOpen ? 0.6 : 0.8) &&
          !(isOpen && voters.tried.has(voter.key)),
      )
      .map((voter) => ({ voter, chosen: chooseOf(vote, `${key}-${voter.key}`) }));
    for (const chunk of inChunks(cast))
      await tx.insert(voteTurnout).values(chunk.map(({ voter }) => ({ postId, voterKey: voter.key })));
    if (vote.secret) {
      const rows = cast.flatMap(({ chosen }) =>
        chosen.map((optionId) => ({ id: randomUUID(), postId, optionId })),
      );
      // Sorted by random keys, so that the order of the voters is lost.
      rows.sort((one, other) => (one.id < other.id ? -1 : 1));
      for (const chunk of inChunks(rows)) await tx.insert(voteChoices).values(chunk);
      continue;
    }
    const last = Math.min(endsAt, now) - hour;
    const ballots = cast.map(({ voter, chosen }, at) => {
      const castAt = new Date(Math.max(begun, begun + ((last - begun) * (at + 1)) / (cast.length + 1)));
      return {
        id: orderedId(castAt.getTime()),
        postId,
        voterKey: voter.key,
        userId: voter.userId,
        options: chosen,
        at: castAt,
      };
    });
    for (const chunk of inChunks(ballots)) await tx.insert(voteBallots).values(chunk);
  }
}
