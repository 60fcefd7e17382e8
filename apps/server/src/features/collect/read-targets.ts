import type { CollectTargetType } from '@portal/contract/collect-terms';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { articles } from '../content/article.table.ts';
import { articlePath } from '../content/article-path.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { policies } from '../policy/policy.table.ts';
import type { ReadTargets } from './collect-source.ts';

const readArticles: ReadTargets = async (db, ids, now) => {
  const rows = await db
    .select({
      id: articles.id,
      title: articles.title,
      column: articles.column,
      cover: articles.cover,
      expireAt: articles.expireAt,
      status: articles.status,
      text: sql<string>`md5(${articles.summary} || ${articles.body})`,
    })
    .from(articles)
    .where(
      and(
        inArray(articles.id, [...ids]),
        inArray(articles.status, ['PUBLISHED', 'EXPIRED']),
        lte(articles.publishAt, now),
      ),
    );
  return rows.map(({ id, title, column, cover, expireAt, status, text }) => ({
    id,
    title,
    cover,
    category: column,
    path: articlePath(column, id),
    // An end at midnight is the end of the day before.
    keyDay: expireAt && chinaDayOf(new Date(expireAt.getTime() - 1)),
    facts: { text, ended: status === 'EXPIRED' },
  }));
};

const readPolicies: ReadTargets = async (db, ids) => {
  const { interpretation, originalBody, plainSummary, formulaText, conditions } = policies;
  const rows = await db
    .select({
      id: policies.id,
      title: policies.title,
      kind: policies.kind,
      cover: policies.cover,
      keyDay: policies.effectiveTo,
      status: policies.status,
      money: sql<string>`${policies.amountMinFen} || '-' || ${policies.amountMaxFen}`,
      text: sql<string>`md5(${interpretation} || ${originalBody} || ${plainSummary} || ${formulaText} || ${conditions}::text)`,
    })
    .from(policies)
    .where(and(inArray(policies.id, [...ids]), inArray(policies.status, ['PUBLISHED', 'REPEALED'])));
  return rows.map(({ id, title, kind, cover, keyDay, status, money, text }) => ({
    id,
    title,
    cover,
    keyDay,
    category: kind,
    path: `/policy/policylist/${id}`,
    facts: { text, money, ended: status === 'REPEALED' },
  }));
};

const readEnterprises: ReadTargets = async (db, ids) => {
  const rows = await db
    .select({
      id: enterprises.id,
      title: enterprises.name,
      cover: enterprises.cover,
      chainStages: enterprises.chainStages,
      text: sql<string>`md5(${enterprises.intro} || ${enterprises.products}::text || ${enterprises.honours}::text)`,
    })
    .from(enterprises)
    .where(
      and(
        inArray(enterprises.id, [...ids]),
        eq(enterprises.entryStatus, 'PASSED'),
        eq(enterprises.visibility, 'PUBLIC'),
      ),
    );
  return rows.map(({ id, title, cover, chainStages, text }) => ({
    id,
    title,
    cover,
    keyDay: null,
    category: chainStages[0] ?? '',
    path: articlePath('STYLE', id),
    facts: { text },
  }));
};

/** Where collected things are read from. */
export const readTargets: Record<CollectTargetType, ReadTargets> = {
  ARTICLE: readArticles,
  POLICY: readPolicies,
  ENTERPRISE: readEnterprises,
};
