import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { type ContestEntry, type ContestJudge, contestMembers } from '../contest.table.ts';

/** The people and enterprises of an entry: judges mustn't have ties to them or see their names. */
interface Behind {
  userIds: Set<string>;
  enterpriseIds: Set<string>;
  /** Names of people. */
  names: Set<string>;
  phones: Set<string>;
  /** Names of people, teams and enterprises. */
  words: string[];
}

const none = (): Behind => ({
  userIds: new Set(),
  enterpriseIds: new Set(),
  names: new Set(),
  phones: new Set(),
  words: [],
});

/** The people and enterprises of each entry. */
export async function findBehind(
  db: Db,
  entries: readonly Pick<ContestEntry, 'id' | 'teamName' | 'enterpriseId'>[],
): Promise<ReadonlyMap<string, Behind>> {
  if (entries.length === 0) return new Map();
  const ids = entries.map(({ id }) => id);
  const members = await db
    .select({
      entryId: contestMembers.entryId,
      userId: users.id,
      name: users.name,
      phone: users.phoneNumber,
      loginName: users.loginName,
      enterpriseId: users.enterpriseId,
    })
    .from(contestMembers)
    .innerJoin(users, eq(users.id, contestMembers.userId))
    .where(and(inArray(contestMembers.entryId, ids), eq(contestMembers.state, 'ACCEPTED')));
  const firms = new Map((await listFirms(db, [...entries, ...members])).map((firm) => [firm.id, firm]));
  const all = new Map<string, Behind>();
  for (const { id, teamName, enterpriseId } of entries) {
    const behind = none();
    behind.words.push(teamName);
    for (const member of members.filter(({ entryId }) => entryId === id)) {
      behind.userIds.add(member.userId);
      behind.names.add(member.name);
      behind.phones.add(member.phone);
      behind.words.push(member.name, member.loginName);
      if (member.enterpriseId !== null) behind.enterpriseIds.add(member.enterpriseId);
    }
    if (enterpriseId !== null) behind.enterpriseIds.add(enterpriseId);
    for (const firmId of behind.enterpriseIds) {
      const firm = firms.get(firmId);
      if (firm) behind.words.push(firm.name, firm.shortName);
    }
    all.set(id, behind);
  }
  return all;
}

async function listFirms(db: Db, of: readonly { enterpriseId: string | null }[]) {
  const ids = [...new Set(of.flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  if (ids.length === 0) return [];
  return db
    .select({ id: enterprises.id, name: enterprises.name, shortName: enterprises.shortName })
    .from(enterprises)
    .where(inArray(enterprises.id, ids));
}

/** The data of a judge needed to detect ties. */
export type Tied = Pick<ContestJudge, 'id' | 'userId' | 'name' | 'enterpriseIds'> & { phone: string };

/**
 * Whether a judge has ties to an entry: a shared enterprise, the same account or phone number, or the same name. Two
 * people with the same name are treated as one rather than overlooked.
 */
export const isTied = ({ userId, name, phone, enterpriseIds }: Tied, behind: Behind): boolean =>
  behind.userIds.has(userId) ||
  behind.names.has(name) ||
  behind.phones.has(phone) ||
  enterpriseIds.some((id) => behind.enterpriseIds.has(id));
