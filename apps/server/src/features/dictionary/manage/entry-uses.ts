import { sql } from 'drizzle-orm';
import type { DictionaryUse, DictionaryUses } from '../../../feature/dictionary-uses.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Where features refer to the codes of a list. */
export const usesOf = (uses: readonly DictionaryUses[], list: string): DictionaryUse[] =>
  uses.flatMap((used) => used[list] ?? []);

/** Returns those of the codes that are in use. */
export async function findUsedCodes(
  db: Db,
  uses: readonly DictionaryUses[],
  list: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const queries = usesOf(uses, list).map((use) => use.codes);
  if (queries.length === 0 || codes.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(sql`
    select listed.code from unnest(${sql.param([...codes])}::text[]) as listed(code)
    where ${sql.join(
      queries.map((query) => sql`listed.code in (${query})`),
      sql` or `,
    )}`);
  return new Set(rows.map(({ code }) => code));
}

/** How many rows of each kind refer to a code; kinds without rows are left out. */
export async function countUses(
  db: Db,
  uses: readonly DictionaryUses[],
  list: string,
  code: string,
): Promise<{ label: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const use of usesOf(uses, list)) {
    const count = await use.count(db, code);
    const label = use.label();
    if (count > 0) counts.set(label, (counts.get(label) ?? 0) + count);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
