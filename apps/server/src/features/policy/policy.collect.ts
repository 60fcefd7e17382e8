import { paths } from '@portal/contract/paths';
import { and, inArray, sql } from 'drizzle-orm';
import type { CollectSource, ReadTargets } from '../../feature/collect-source.ts';
import { policies } from './policy.table.ts';

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
    path: paths.policy(id),
    facts: { text, money, ended: status === 'REPEALED' },
  }));
};

export const policyCollect: CollectSource = { type: 'POLICY', read: readPolicies };
