import { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import type { EntityTable } from '../platform/database/versioned.ts';
import type { WriteContext } from '../platform/http/context.ts';
import {
  type CellFault,
  checkContent,
  differences,
  type ImportContext,
  type Importer,
  importer,
  type Judged,
  type ReadRow,
} from './importer.ts';
import { type Undoing, undoIn } from './undo-import.ts';

/** An entity to write: its good values, and the entity that they change. */
interface EntityToWrite<Values, Row> {
  /** Null for a new entity. */
  before: Row | null;
  values: Values;
  /** What the log shows next to the values. */
  logged: { importedFrom: string };
}

/** The entity that a row of a sheet changes, and what the row refers to. */
interface Matched<Values, Row> {
  /** Null if the row makes a new entity. */
  before: Row | null;
  /** Fields of the form that the row has in other words, such as the id of a thing that it names. */
  given?: Readonly<Record<string, unknown>>;
  /** What the entity refers to, as the row names it, to say what would change. */
  named?: Readonly<Record<string, unknown>>;
  /** What is wrong with what the row refers to. */
  faults?: readonly CellFault[];
  /** Judges values that the form's schema accepts. */
  judge?: (values: Values) => Pick<Judged<unknown>, 'doubts'> & { faults?: readonly CellFault[] };
}

interface TableImport<Schema extends z.ZodType, Row>
  extends Pick<Importer, 'kind' | 'roles' | 'after' | 'needsSecond' | 'fields' | 'keys' | 'rowsOf' | 'sums'> {
  table: EntityTable & { $inferSelect: Row };
  /** Schema of the form, without what no sheet holds. */
  schema: Schema;
  /**
   * What a row can change of an entity, by the names of the form; undoing restores it. Without it, those fields of the
   * schema that are columns of the table.
   */
  columns?: (row: Row) => object;
  /** Values of a new entity where the row leaves them out. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Reads what the rows of a batch refer to, and returns what finds it for one of them. */
  match: (
    db: Db,
    ctx: ImportContext,
    rows: readonly ReadRow[],
  ) => Promise<(row: ReadRow) => Matched<z.output<Schema>, Row>>;
  /** Writes entities as their form does, each with a log row, and returns them in their order. */
  write: (
    tx: Db,
    ctx: WriteContext,
    entities: readonly EntityToWrite<z.output<Schema>, Row>[],
  ) => Promise<readonly { id: string; version: number }[]>;
  undo: Undoing;
}

function fieldsOf(schema: z.ZodType, row: object): object {
  if (!(schema instanceof z.ZodObject)) throw new Error('a schema without a shape needs its columns');
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in schema.shape));
}

/** An importer of entities that are rows of one table, and whose sheets have the fields of their form. */
export function tableImporter<Schema extends z.ZodType, Row extends { id: string; version: number }>({
  table,
  schema,
  columns = (row) => fieldsOf(schema, row),
  defaults,
  match,
  write,
  undo,
  ...kind
}: TableImport<Schema, Row>): Importer {
  const { fields } = kind;
  return importer<{ values: z.output<Schema>; before: Row | null }>({
    ...kind,
    count: (db) => db.$count(table),
    async check(db, ctx, rows) {
      const matchRow = await match(db, ctx, rows);
      return rows.map((row) => {
        const { before, given, named, faults = [], judge } = matchRow(row);
        const was = before && (columns(before) as Record<string, unknown>);
        const merged = { ...defaults, ...was, ...row.data, ...given };
        const { content: values, faults: own } = checkContent(schema, merged, fields);
        const judged = values === null ? undefined : judge?.(values);
        return {
          faults: [...faults, ...own, ...(judged?.faults ?? [])],
          doubts: judged?.doubts ?? [],
          content: values === null ? null : { values, before },
          present: before && { id: before.id, version: before.version },
          changes: before ? differences(fields, { ...was, ...named }, { ...row.data, ...given }) : [],
        };
      });
    },
    async write(tx, ctx, rows) {
      const saved = await write(
        tx,
        ctx,
        rows.map(({ content, origin }) => ({ ...content, logged: { importedFrom: origin } })),
      );
      return saved.map(({ id, version }, at) => {
        const before = rows[at]?.content.before ?? null;
        return { id, version, before: before && columns(before) };
      });
    },
    ...undoIn(table, undo),
  });
}
