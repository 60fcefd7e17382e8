import { type SQL, sql } from 'drizzle-orm';
import type { NamedKind } from '../../feature/palette-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { foldName, keyQuery } from './name-keys.ts';
import { paletteNames } from './palette-name.table.ts';

interface Found extends Record<string, unknown> {
  kind: NamedKind;
  refId: string;
  names: string[];
  /** Whether it has no keys yet, so that only its letters can be compared. */
  isNew: boolean;
}

/** Names read for each kind; the best of them are kept. */
const maxRead = 60;
/** Names read that have no keys yet; the job takes them within a minute. */
const maxNew = 200;

const { keys } = paletteNames;

const readBy = (condition: SQL, limit: number): SQL =>
  sql`(select kind, ref_id as "refId", names, keys is null as "isNew" from ${paletteNames} where ${condition} limit ${limit})`;

/** Names that end with the text come from a read of their own, as there may be too many that merely contain it. */
const readsOf = (kind: NamedKind, text: string): SQL[] => {
  const query = keyQuery(kind, text);
  if (query === null) return [];
  return [
    readBy(sql`${keys} @@ ${query.slice(0, -2)}::tsquery`, maxRead),
    readBy(sql`${keys} @@ ${query}::tsquery`, maxRead),
    readBy(sql`${keys} is null and kind = ${kind}`, maxNew),
  ];
};

/** 0 for the whole name, 1 for its beginning, 2 for something in it, 3 for pinyin or initials. */
function distanceOf(names: readonly string[], text: string): number {
  const folded = names.map(foldName);
  if (folded.includes(text)) return 0;
  if (folded.some((name) => name.startsWith(text))) return 1;
  return folded.some((name) => name.includes(text)) ? 2 : 3;
}

function rank(rows: readonly Found[], text: string, limit: number): string[] {
  const near = rows.map((row) => ({ ...row, distance: distanceOf(row.names, text) }));
  return near
    .filter(({ isNew, distance }) => !isNew || distance < 3)
    .sort((a, b) => a.distance - b.distance || (a.names[0] ?? '').length - (b.names[0] ?? '').length)
    .slice(0, limit)
    .map(({ refId }) => refId);
}

/** The keys of what has a matching name, by kind, the best match first and shorter names before longer ones. */
export async function findNames(
  db: Db,
  kinds: readonly NamedKind[],
  text: string,
  limit: number,
): Promise<Record<NamedKind, string[]>> {
  const reads = kinds.flatMap((kind) => readsOf(kind, text));
  const rows: readonly Found[] =
    reads.length === 0 ? [] : (await db.execute<Found>(sql.join(reads, sql` union `))).rows;
  const found = Map.groupBy(rows, ({ kind }) => kind);
  const idsOf = (kind: NamedKind) => rank(found.get(kind) ?? [], foldName(text), limit);
  return { PAGE: idsOf('PAGE'), ENTERPRISE: idsOf('ENTERPRISE'), PERSON: idsOf('PERSON') };
}
