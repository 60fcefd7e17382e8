import { paths } from '@portal/contract/paths';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FeedItem } from '../../platform/feed/render-feed.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { listPolicies, type PolicyFilter } from './policy.queries.ts';

const itemsShown = 30;

/** Filters a feed supports; a subset of the list's filters. */
export type FeedFilter = Pick<PolicyFilter, 'level' | 'kind' | 'department' | 'industryTag' | 'scale'>;

const dictionaries = {
  level: 'POLICY_LEVEL',
  kind: 'POLICY_KIND',
  department: 'POLICY_DEPT',
  industryTag: 'INDUSTRY_TAG',
} as const;

/** The names of the feed's filters, broadest first; null if a dictionary does not know one of them. */
export async function findFilterNames(db: Db, { scale, ...filter }: FeedFilter): Promise<string[] | null> {
  const wanted = Object.entries(dictionaries).flatMap(([name, type]) => {
    const code = filter[name as keyof typeof dictionaries];
    return code === undefined ? [] : [{ type, code }];
  });
  const scales = scale === undefined ? [] : [`${scale}型企业`];
  if (wanted.length === 0) return scales;
  const isWanted = ({ type, code }: { type: string; code: string }): SQL | undefined =>
    and(eq(businessData.type, type), eq(businessData.code, code));
  const entries = await db
    .select({ type: businessData.type, name: businessData.name })
    .from(businessData)
    .where(or(...wanted.map(isWanted)));
  const names = wanted.map(({ type }) => entries.find((entry) => entry.type === type)?.name);
  return names.every((name) => name !== undefined) ? [...names, ...scales] : null;
}

/** The latest policies as feed items. */
export async function listFeedItems(db: Db, filter: FeedFilter, today: string): Promise<FeedItem[]> {
  const [rows, kinds] = await Promise.all([
    listPolicies(db, { ...filter, sort: 'latest', pageNo: 1, pageSize: itemsShown }, today),
    db
      .select({ code: businessData.code, name: businessData.name })
      .from(businessData)
      .where(eq(businessData.type, dictionaries.kind)),
  ]);
  const kindNames = new Map(kinds.map(({ code, name }) => [code, name]));
  return rows.map(({ policyId, title, plainSummary, departments, kind, issuedAt }) => ({
    id: policyId,
    path: paths.policy(policyId),
    title,
    summary: plainSummary,
    source: departments.map(({ name }) => name).join('、'),
    publishAt: startOfChinaDay(issuedAt),
    categories: [kindNames.get(kind) ?? kind],
  }));
}
