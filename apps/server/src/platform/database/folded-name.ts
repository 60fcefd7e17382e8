import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { foldName } from '../text/fold.ts';

/** The name as people see it; `fold_name` of the database folds as `foldName` does. */
export const foldedName = (column: AnyPgColumn): SQL => sql`fold_name(${column})`;

/** Whether a column has this name, as people see it. */
export const hasName = (column: AnyPgColumn, name: string): SQL => eq(foldedName(column), foldName(name));

/** Whether a column has one of these names, as people see them. */
export const hasOneOfNames = (column: AnyPgColumn, names: readonly string[]): SQL =>
  inArray(foldedName(column), ['', ...names.map(foldName)]);
