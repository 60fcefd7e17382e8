import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { nullsSmallest, sorted } from './sorted.ts';

const table = pgTable('rose', { id: text(), at: timestamp(), due: timestamp() });

test.each([
  ['at', '"rose"."at" asc nulls last, "rose"."id" asc nulls last'],
  ['-at', '"rose"."at" desc nulls first, "rose"."id" desc nulls first'],
  ['due', '"rose"."due" asc nulls first, "rose"."id" asc nulls first'],
  ['-due', '"rose"."due" desc nulls last, "rose"."id" desc nulls last'],
] as const)(
  '%s is an order of the column, then of the id, that an index has in both directions',
  (sort, order) => {
    const parts = sorted(sort, { at: table.at, due: nullsSmallest(table.due) }, table.id);
    expect(new PgDialect().sqlToQuery(sql.join(parts, sql`, `)).sql).toBe(order);
  },
);
