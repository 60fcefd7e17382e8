import { and, eq, inArray, or } from 'drizzle-orm';
import { naturalKey } from '../../feature/importer.ts';
import { naturalKeyIn } from '../../feature/natural-key.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { plainCell } from '../../platform/xlsx/sheet-cells.ts';
import { enterprises } from './enterprise.table.ts';

interface NamedEnterprise {
  id: string;
  name: string;
}

/** Enterprises in the park by their credit codes and names, as natural keys. */
export async function enterprisesNamed(
  db: Db,
  texts: readonly string[],
): Promise<ReadonlyMap<string, NamedEnterprise>> {
  if (texts.length === 0) return new Map();
  const codes = texts.map((text) => plainCell(text).toUpperCase());
  const rows = await db
    .select({ id: enterprises.id, name: enterprises.name, creditCode: enterprises.creditCode })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        or(
          inArray(
            naturalKeyIn(enterprises.name),
            texts.map((text) => naturalKey(text)),
          ),
          inArray(enterprises.creditCode, codes),
        ),
      ),
    );
  return new Map(
    rows.flatMap(({ id, name, creditCode }) =>
      [name, creditCode].map((known) => [naturalKey(known), { id, name }] as const),
    ),
  );
}

/** Ids of the enterprises whose name contains a keyword, so that long lists are found by index. */
export const idsOfNamed = async (db: Db, keyword: string): Promise<string[]> =>
  (await db.select({ id: enterprises.id }).from(enterprises).where(contains(keyword, enterprises.name))).map(
    ({ id }) => id,
  );
