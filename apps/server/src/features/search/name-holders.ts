import type { SearchKind } from '@portal/contract/search';
import { and, arrayContains, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { articles, articleTags } from '../content/article.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { policies } from '../policy/policy.table.ts';

/** Things that are found by the name of a code, in pieces in the order of their ids. */
export interface NameHolder {
  kind: SearchKind;
  listIds: (db: Db, code: string, after: string, limit: number) => Promise<string[]>;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const taggedArticles: NameHolder = {
  kind: 'ARTICLE',
  async listIds(db, code, after, limit) {
    const { articleId, tagId } = articleTags;
    const wanted = and(eq(tagId, code), gt(articleId, after));
    const rows = db.select({ id: articleId }).from(articleTags).where(wanted);
    return idsOf(await rows.orderBy(asc(articleId)).limit(limit));
  },
};

/** Their tags are listed only when they come out. */
const scheduledArticles: NameHolder = {
  kind: 'ARTICLE',
  async listIds(db, code, after, limit) {
    const { id, status, tagIds } = articles;
    const wanted = and(eq(status, 'SCHEDULED'), arrayContains(tagIds, [code]), gt(id, after));
    return idsOf(await db.select({ id }).from(articles).where(wanted).orderBy(asc(id)).limit(limit));
  },
};

const policiesWith = (column: typeof policies.deptCodes | typeof policies.industryTags): NameHolder => ({
  kind: 'POLICY',
  async listIds(db, code, after, limit) {
    const wanted = and(arrayContains(column, [code]), gt(policies.id, after));
    const rows = db.select({ id: policies.id }).from(policies).where(wanted);
    return idsOf(await rows.orderBy(asc(policies.id)).limit(limit));
  },
});

const enterprisesOfIndustry: NameHolder = {
  kind: 'ENTERPRISE',
  async listIds(db, code, after, limit) {
    const wanted = and(arrayContains(enterprises.industryTagIds, [code]), gt(enterprises.id, after));
    const rows = db.select({ id: enterprises.id }).from(enterprises).where(wanted);
    return idsOf(await rows.orderBy(asc(enterprises.id)).limit(limit));
  },
};

/** By list, whose documents hold names of its codes; what a source of the index looks up, it adds here. */
export const nameHolders: Readonly<Record<string, readonly NameHolder[]>> = {
  TAG: [taggedArticles, scheduledArticles],
  POLICY_DEPT: [policiesWith(policies.deptCodes)],
  INDUSTRY_TAG: [policiesWith(policies.industryTags), enterprisesOfIndustry],
};
