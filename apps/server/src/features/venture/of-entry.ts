import type { VentureDetail, ventureQueryOfEntry } from '@portal/contract/venture/public';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { type ContestEntry, contestEntries, contestMembers, contests } from '../contest/contest.table.ts';
import { prizeText } from '../contest/prize-text.public.ts';
import { users } from '../identity/user.table.ts';
import { isOwnVenture } from './venture.queries.ts';
import { type VentureRecord, ventures } from './venture.table.ts';

const maxName = 40;
const maxSummary = 160;

/** A finalist entry led by the caller. @throws {AppError} 500404 */
export async function getFinalEntry(
  db: Db,
  { actor }: Pick<Context, 'actor'>,
  id: string,
): Promise<ContestEntry> {
  const [entry] = await db
    .select()
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.id, id),
        eq(contestEntries.leaderId, actor.userId),
        inArray(contestEntries.status, ['AWARDED', 'FINALIST']),
      ),
    );
  if (!entry) throw notFound();
  return entry;
}

/** The award of the entry a venture started from; null if it has none or the award was revoked. */
export async function findAwardOf(
  db: Db,
  { entryId }: Pick<VentureRecord, 'entryId'>,
): Promise<VentureDetail['award']> {
  if (entryId === null) return null;
  const [row] = await db
    .select({ entry: contestEntries, contest: contests })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .where(eq(contestEntries.id, entryId));
  const prize = row ? prizeText(row.contest.prizes, row.entry) : '';
  return row && prize !== '' ? { contestId: row.contest.id, contest: row.contest.title, prize } : null;
}

/** As many opening sentences of a text as fit. */
function beginOf(text: string, most: number): string {
  const [first = ''] = text.trim().split(/\n+/);
  if (first.length <= most) return first;
  const cut = first.slice(0, most);
  const end = cut.lastIndexOf('。');
  return end > 0 ? cut.slice(0, end + 1) : cut;
}

/**
 * Initial values of a venture from the caller's contest entry; only the owner enters amounts. @throws {AppError} 500404
 */
export const queryOfEntry: Verb<typeof ventureQueryOfEntry> = async (ctx, { id }) => {
  const { db, actor } = ctx;
  const entry = await getFinalEntry(db, ctx, id);
  const [begun] = await db
    .select({ id: ventures.id })
    .from(ventures)
    .where(and(eq(ventures.entryId, id), isOwnVenture(actor), ne(ventures.status, 'WITHDRAWN')))
    .orderBy(asc(ventures.id))
    .limit(1);
  const team = await db
    .select({ userId: users.id, name: users.name, phone: users.phoneNumber })
    .from(contestMembers)
    .innerJoin(users, eq(users.id, contestMembers.userId))
    .where(and(eq(contestMembers.entryId, id), eq(contestMembers.state, 'ACCEPTED')))
    .orderBy(asc(contestMembers.invitedAt), asc(contestMembers.userId))
    .limit(8);
  const leader = team.find(({ userId }) => userId === entry.leaderId);
  return {
    ventureId: begun?.id ?? null,
    name: entry.title.slice(0, maxName),
    summary: beginOf(entry.summary, maxSummary),
    product: entry.summary,
    team: team.map(({ name }) => ({ name, role: '' })),
    picture: entry.picture,
    contactName: leader?.name ?? '',
    contactPhone: leader?.phone ?? '',
  };
};
