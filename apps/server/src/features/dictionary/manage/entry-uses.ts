import { type SQL, sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../../feature/dictionary-uses.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Returns those of the codes that are in use. */
export async function findUsedCodes(
  db: Db,
  uses: readonly DictionaryUses[],
  list: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const queries: SQL[] = uses.flatMap((used) => used[list] ?? []);
  if (queries.length === 0 || codes.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(sql`
    select listed.code from unnest(${sql.param([...codes])}::text[]) as listed(code)
    where ${sql.join(
      queries.map((query) => sql`listed.code in (${query})`),
      sql` or `,
    )}`);
  return new Set(rows.map(({ code }) => code));
}
