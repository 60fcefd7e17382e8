import type { OperatorRole } from '@portal/contract/operator-role';
import type { RemovableEntity } from '@portal/contract/removal/manage';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import type { EntityTable } from '../platform/database/versioned.ts';
import type { WriteContext } from '../platform/http/context.ts';
import type { Words } from './log-words.ts';

/** A column that holds ids of the entity. */
export interface Reference {
  column: PgColumn;
  /** What its rows are called. */
  label: Words;
  /** The name of such a row, as SQL over its table. */
  name: SQL | PgColumn;
  /** Limits the rows, where the column also holds ids of other entities. */
  where?: SQL;
  /** The last day on which the row needs it, null for what is over: it can be closed from the day after. */
  until?: SQL;
}

/** The columns of a feature that refer to removable entities. */
export type References = Readonly<Partial<Record<RemovableEntity, readonly Reference[]>>>;

/** How an entity is taken out of service from a day on. Its table has the column `closedFrom`. */
interface Closing {
  closedFrom: PgColumn;
  /** What is changed on that day, and changed back when it is opened again. */
  onDay?: { column: string; open: string; closed: string };
}

/** What a merge may look at: a row of the source's own table. */
export type RemovableRow = Readonly<Record<string, unknown>> & { id: string; version: number };

/** An entity whose rows can be removed while nothing refers to them, and merged if it says how. */
export interface RemovableSource {
  entity: RemovableEntity;
  table: EntityTable;
  /** The roles that enter them. */
  roles: readonly OperatorRole[];
  /** Name of a row, as SQL over the table. */
  name: SQL | PgColumn;
  /**
   * Refuses two rows that cannot be the same thing, else takes over into the second what only the first has. Both rows
   * are locked. `true` if any two rows can be one; without it, rows cannot be merged.
   * @throws {AppError} 100002 at `data.intoId`
   */
  merge?: true | ((tx: Db, ctx: WriteContext, from: RemovableRow, into: RemovableRow) => Promise<void>);
  /** Without it, rows cannot be closed. */
  closing?: Closing;
  /** Renews search documents and cached pages of the rows. */
  renew?: (tx: Db, ctx: WriteContext, ids: readonly string[]) => Promise<void>;
}
