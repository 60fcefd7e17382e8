import { rightNamed, type Subject } from '@portal/contract/rights/subjects';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { scopeOfAll } from '../http/admit.ts';
import type { LimitedActor } from '../http/require-in-place.ts';
import type { Actor } from '../session/actor.ts';

/** What the private files of a purpose belong to. */
export interface FileHolder {
  /** Roles of the park's own that see the subject may read them. */
  subject: Subject;
  /** Condition on a file's id: a record within the caller's places holds it. */
  heldWithin: (fileId: string, actor: LimitedActor) => SQL;
}

export type FileHolders = ReadonlyMap<string, FileHolder>;

/** Whether a custom role lets its holder read a private file: as its subject, and only within the role's places. */
export async function readsByRole(
  db: Db,
  actor: Actor,
  { fileId, purpose }: { fileId: string; purpose: string },
  holders: FileHolders,
): Promise<boolean> {
  const holder = holders.get(purpose);
  if (!holder) return false;
  const right = rightNamed(holder.subject, 'SEE');
  const seeing = (actor.customRoles ?? []).filter(({ rights }) => rights.includes(right));
  if (seeing.length === 0) return false;
  const scope = scopeOfAll(seeing);
  if (scope === undefined) return true;
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select ${holder.heldWithin(fileId, { ...actor, scope })} as held`,
  );
  return rows[0]?.held ?? false;
}
