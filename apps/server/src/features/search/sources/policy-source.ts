import { and, asc, gt, inArray } from 'drizzle-orm';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { policies } from '../../policy/policy.table.ts';
import type { SearchDocument } from '../search-document.ts';
import type { SearchSource } from '../search-source.ts';
import { readNames } from './dictionary-names.ts';

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

export const policySource: SearchSource = {
  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: policies.id })
      .from(policies)
      .where(gt(policies.id, after))
      .orderBy(asc(policies.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

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
