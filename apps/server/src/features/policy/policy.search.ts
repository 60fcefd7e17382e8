import { and, arrayContains, asc, gt, inArray } from 'drizzle-orm';
import {
  type ListHolders,
  listIdsOf,
  type SearchDocument,
  type SearchSource,
} from '../../feature/search-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import { policies } from './policy.table.ts';

type Policy = typeof policies.$inferSelect;

const findable: Policy['status'][] = ['PUBLISHED', 'REPEALED'];

interface Names {
  departments: ReadonlyMap<string, string>;
  industries: ReadonlyMap<string, string>;
}

function documentOf(policy: Policy, { departments, industries }: Names): SearchDocument {
  const conditions = policy.conditions.map(({ text }) => text);
  return {
    kind: 'POLICY',
    refId: policy.id,
    lang: 'zh',
    title: policy.title,
    summary: policy.plainSummary,
    text: [
      policy.docNo,
      textOfHtml(policy.interpretation),
      ...conditions,
      policy.formulaText,
      textOfHtml(policy.originalBody),
    ].join('\n'),
    tags: [
      ...policy.deptCodes.flatMap((code) => departments.get(code) ?? []),
      ...policy.industryTags.flatMap((code) => industries.get(code) ?? []),
    ],
    publishedAt: startOfChinaDay(policy.issuedAt),
    weight: policy.status === 'PUBLISHED' ? 1 : 0,
  };
}

const policiesWith =
  (column: typeof policies.deptCodes | typeof policies.industryTags): ListHolders =>
  async (db, code, after, limit) => {
    const wanted = and(arrayContains(column, [code]), gt(policies.id, after));
    const rows = db.select({ id: policies.id }).from(policies).where(wanted);
    return (await rows.orderBy(asc(policies.id)).limit(limit)).map(({ id }) => id);
  };

export const policySearch: SearchSource = {
  kind: 'POLICY',
  holders: {
    POLICY_DEPT: [policiesWith(policies.deptCodes)],
    INDUSTRY_TAG: [policiesWith(policies.industryTags)],
  },

  listIds: listIdsOf(policies),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(policies)
      .where(and(inArray(policies.id, [...ids]), inArray(policies.status, findable)))
      .for('share');
    const departmentCodes = rows.flatMap(({ deptCodes }) => deptCodes);
    const industryCodes = rows.flatMap(({ industryTags }) => industryTags);
    const names: Names = {
      departments: await readNames(tx, 'POLICY_DEPT', departmentCodes),
      industries: await readNames(tx, 'INDUSTRY_TAG', industryCodes),
    };
    return rows.map((policy) => documentOf(policy, names));
  },
};
