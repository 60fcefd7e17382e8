import type { Colleague } from '@portal/contract/handover/manage';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { HeldReading } from '../../feature/held-work.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAway } from '../identity/away.public.ts';
import { users } from '../identity/user.table.ts';
import { type Handover, handovers } from './handover.table.ts';
import { countHeld } from './held.queries.ts';

/** All operators whose accounts still exist, with what they hold and whether they are away. */
export async function listPeople(db: Db, reading: HeldReading, now: Date): Promise<Colleague[]> {
  const people = await db
    .select({ id: users.id, name: users.name, roles: users.operatorRoles, status: users.status })
    .from(users)
    .where(and(eq(users.userType, '900'), inArray(users.status, ['NORMAL', 'FROZEN'])))
    .orderBy(asc(users.name), asc(users.id));
  const held = await countHeld(db, reading);
  const away = await findAway(
    db,
    people.map(({ id }) => id),
    now,
  );
  return people.map(({ id, ...person }) => ({
    ...person,
    userId: id,
    held: held.get(id) ?? 0,
    awayUntil: away.get(id)?.until ?? null,
    standInName: away.get(id)?.standInName ?? '',
  }));
}

/** The open handovers, by person. */
export async function findOpen(db: Db): Promise<ReadonlyMap<string, Handover>> {
  const rows = await db.select().from(handovers).where(eq(handovers.status, 'OPEN'));
  return new Map(rows.map((row) => [row.userId, row]));
}
