import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { keyOfColumn } from '../platform/database/key-of-column.ts';

type Words = () => string;

/** Where a feature refers to the codes of a dictionary. */
export interface DictionaryUse {
  /** What its rows are. */
  label: Words;
  /** Query for the codes in use. It may refer to `listed.code`, the code in question. */
  codes: SQL;
  /** How many rows have a code. */
  count(db: Db, code: string): Promise<number>;
  /** Gives the rows that have a code another one, and returns how many. */
  move(tx: Db, from: string, to: string): Promise<number>;
}

/** The dictionaries that a feature reads, each with where it refers to them, including unpublished texts. */
export type DictionaryUses = Readonly<Record<string, readonly DictionaryUse[]>>;

interface Written {
  column: PgColumn;
  label: Words;
  codes: SQL;
  has: (code: string) => SQL;
  replaced: (from: string, to: string) => SQL;
}

/** A column, by what it says of a code. */
export const dictionaryUse = ({ column, label, codes, has, replaced }: Written): DictionaryUse => ({
  label,
  codes,
  count: (db, code) => db.$count(column.table, has(code)),
  async move(tx, from, to) {
    const moved = await tx
      .update(column.table)
      .set({ [keyOfColumn(column)]: replaced(from, to) } as never)
      .where(has(from));
    return moved.rowCount ?? 0;
  },
});

const only = (where: SQL | undefined): SQL => where ?? sql`true`;

/** A column that is a code. */
export const codeIn = (column: PgColumn, label: Words): DictionaryUse =>
  dictionaryUse({
    column,
    label,
    codes: sql`select ${column} from ${column.table} where ${column} is not null`,
    has: (code) => sql`${column} = ${code}`,
    replaced: (_from, to) => sql`${to}::text`,
  });

/** The elements of a set with one of them replaced, in their order, each once. */
const replacedIn = (elements: SQL, from: string, to: string): SQL => sql`(
  select array_agg(one.code order by one.at) from (
    select case when every.code = ${from} then ${to} else every.code end as code, min(every.at) as at
    from ${elements} with ordinality as every(code, at) group by 1
  ) as one
)`;

/** A column that is a set of codes. */
export const codesIn = (column: PgColumn, label: Words, codes?: SQL): DictionaryUse =>
  dictionaryUse({
    column,
    label,
    codes: codes ?? sql`select unnest(${column}) from ${column.table}`,
    has: (code) => sql`${column} @> array[${code}]::text[]`,
    replaced: (from, to) => replacedIn(sql`unnest(${column})`, from, to),
  });

/** A field of a JSON document that is a code. */
export const codeInJson = (column: PgColumn, field: string, label: Words, where?: SQL): DictionaryUse =>
  dictionaryUse({
    column,
    label,
    codes: sql`select ${column} ->> ${field} from ${column.table} where ${only(where)}`,
    has: (code) => sql`${column} ->> ${field} = ${code} and ${only(where)}`,
    replaced: (_from, to) => sql`jsonb_set(${column}, array[${field}]::text[], to_jsonb(${to}::text))`,
  });

/** A field of a JSON document that is a set of codes. */
export const codesInJson = (column: PgColumn, field: string, label: Words, where?: SQL): DictionaryUse =>
  dictionaryUse({
    column,
    label,
    codes: sql`select jsonb_array_elements_text(${column} -> ${field}) from ${column.table} where ${only(where)}`,
    has: (code) => sql`${column} -> ${field} ? ${code} and ${only(where)}`,
    replaced: (from, to) => sql`jsonb_set(${column}, array[${field}]::text[], to_jsonb(
      ${replacedIn(sql`jsonb_array_elements_text(${column} -> ${field})`, from, to)}
    ))`,
  });

/** A JSON list of objects, each with a code in a field. */
export const codeOfEach = (column: PgColumn, field: string, label: Words): DictionaryUse =>
  dictionaryUse({
    column,
    label,
    codes: sql`select each ->> ${field} from ${column.table}, jsonb_array_elements(${column}) as each`,
    has: (code) => sql`${column} @> jsonb_build_array(jsonb_build_object(${field}::text, ${code}::text))`,
    replaced: (from, to) => sql`(
      select jsonb_agg(
        case when each ->> ${field} = ${from} then each || jsonb_build_object(${field}::text, ${to}::text) else each end
        order by at
      ) from jsonb_array_elements(${column}) with ordinality as listed(each, at)
    )`,
  });
