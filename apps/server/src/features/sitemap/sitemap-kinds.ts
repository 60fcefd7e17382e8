import { articleColumns } from '@portal/contract/article';
import { and, asc, count, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { articles } from '../content/article.table.ts';
import { articlePath, columnPath } from '../content/article-path.public.ts';
import { articleVersions } from '../content/editing/article-revision.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import { carousels } from '../site/site.table.ts';

export interface SitemapEntry {
  id: string;
  path: string;
  updatedAt: Date;
}

/** One kind of page, read in the order of ids. */
export interface SitemapKind {
  name: string;
  count(db: Db, now: Date): Promise<number>;
  /** Entries after an id; from the first for an empty one. */
  list(db: Db, now: Date, afterId: string, limit: number): Promise<SitemapEntry[]>;
  /** The id before the entry at this place, counted from 0; empty at the beginning. */
  idBefore(db: Db, now: Date, place: number): Promise<string>;
}

interface Source {
  table: PgTable;
  id: PgColumn;
  updatedAt: PgColumn | SQL<Date>;
  shown: (now: Date) => SQL | undefined;
  pathOf: (id: string) => string;
}

function kindOf(name: string, { table, id, updatedAt, shown, pathOf }: Source): SitemapKind {
  return {
    name,
    async count(db, now) {
      const [row] = await db.select({ count: count() }).from(table).where(shown(now));
      return row?.count ?? 0;
    },
    async list(db, now, afterId, limit) {
      const rows = await db
        .select({ id, updatedAt })
        .from(table)
        .where(and(shown(now), gt(id, afterId)))
        .orderBy(asc(id))
        .limit(limit);
      return (rows as { id: string; updatedAt: Date }[]).map((row) => ({ ...row, path: pathOf(row.id) }));
    },
    async idBefore(db, now, place) {
      if (place === 0) return '';
      const [row] = await db
        .select({ id })
        .from(table)
        .where(shown(now))
        .orderBy(asc(id))
        .limit(1)
        .offset(place - 1);
      return (row as { id: string } | undefined)?.id ?? '';
    },
  };
}

// The row itself changes whenever its working copy is saved, which nobody reads yet.
const publicTextChangedAt = sql`greatest(${articles.publishAt}, (
  select max(${articleVersions.approvedAt}) from ${articleVersions} where ${articleVersions.articleId} = ${articles.id}
))`.mapWith(articles.publishAt) as SQL<Date>;

const articlesOf = (column: 'INDUSTRY' | 'NOTICE' | 'PARK' | 'SAFETY') =>
  kindOf(column.toLowerCase(), {
    table: articles,
    id: articles.id,
    updatedAt: publicTextChangedAt,
    shown: (now) =>
      and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now)),
    pathOf: (id) => articlePath(column, id),
  });

// An item is read as long as its policy is.
const isPolicyShown = inArray(policies.status, ['PUBLISHED', 'REPEALED']);
const isItemShown = and(
  inArray(declareItems.status, ['COMING', 'OPEN', 'CLOSED', 'REVIEWING', 'PUBLICITY', 'DONE']),
  sql`exists (select from ${policies} where ${policies.id} = ${declareItems.policyId} and ${isPolicyShown})`,
);

export const sitemapKinds: readonly SitemapKind[] = [
  articlesOf('INDUSTRY'),
  articlesOf('NOTICE'),
  articlesOf('PARK'),
  articlesOf('SAFETY'),
  kindOf('enterprise', {
    table: enterprises,
    id: enterprises.id,
    updatedAt: enterprises.updatedAt,
    shown: () => and(eq(enterprises.entryStatus, 'PASSED'), eq(enterprises.visibility, 'PUBLIC')),
    pathOf: (id) => articlePath('STYLE', id),
  }),
  kindOf('policy', {
    table: policies,
    id: policies.id,
    updatedAt: policies.updatedAt,
    shown: () => isPolicyShown,
    pathOf: (id) => `/policy/policylist/${id}`,
  }),
  kindOf('declaration', {
    table: declareItems,
    id: declareItems.id,
    updatedAt: declareItems.updatedAt,
    shown: () => isItemShown,
    pathOf: (id) => `/policy/declaration?itemId=${id}`,
  }),
  kindOf('feature', {
    table: carousels,
    id: carousels.id,
    updatedAt: carousels.updatedAt,
    shown: (now) => and(lte(carousels.startAt, now), ne(carousels.body, '')),
    pathOf: (id) => `/wheel-planting/${id}`,
  }),
];

/** Pages that are there without any data. */
export const standingPaths: readonly string[] = [
  '/',
  ...articleColumns.map(columnPath),
  '/policy/policylist',
  '/policy/declaration',
  '/about-us',
  '/registration-guide',
  '/register',
  '/agreement',
];
