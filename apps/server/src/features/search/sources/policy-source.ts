import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { policies } from '../../policy/policy.table.ts';
import { businessData, tagInfos } from '../../site/dictionary.table.ts';
import type { SearchDocument } from '../search-document.ts';
import type { SearchSource } from '../search-source.ts';

type Policy = typeof policies.$inferSelect;

const findable: Policy['status'][] = ['PUBLISHED', 'REPEALED'];

/** Names of departments and industries by their codes. */
async function readNames(tx: Db, rows: readonly Policy[]): Promise<Map<string, string>> {
  const departments = [...new Set(rows.flatMap(({ deptCodes }) => deptCodes))];
  const tags = [...new Set(rows.flatMap(({ industryTags }) => industryTags))];
  const named = [
    ...(await tx
      .select({ code: businessData.code, name: businessData.name })
      .from(businessData)
      .where(and(eq(businessData.type, 'POLICY_DEPT'), inArray(businessData.code, ['', ...departments])))),
    ...(await tx
      .select({ code: tagInfos.tagId, name: tagInfos.name })
      .from(tagInfos)
      .where(inArray(tagInfos.tagId, ['', ...tags]))),
  ];
  return new Map(named.map(({ code, name }) => [code, name]));
}

function documentOf(policy: Policy, names: ReadonlyMap<string, string>): SearchDocument {
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
    tags: [...policy.deptCodes, ...policy.industryTags].flatMap((code) => names.get(code) ?? []),
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
    const names = await readNames(tx, rows);
    return rows.map((policy) => documentOf(policy, names));
  },
};
