import type { SavedPolicy } from '@portal/contract/policy/content';
import { eq } from 'drizzle-orm';
import { policyRevisions, policyVersions } from '../features/policy/editing/policy-revision.table.ts';
import { contentOf } from '../features/policy/editing/policy-rows.ts';
import { policies } from '../features/policy/policy.table.ts';
import { earlierToday } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const author = demoId('user', 'op_policy');
const chief = demoId('user', 'op_policy2');

/** The policy with a change under review. */
const changed = '新能源冷藏车通行与充电优惠办法';

const wording = [
  ['三万六千元', '四万八千元'],
  ['3.6万元', '4.8万元'],
  ['每名职工300元', '每名职工400元'],
  ['不低于65分', '不低于60分'],
] as const;

/** Raises amounts and relaxes a condition wherever the policy mentions them. */
function changeOf(content: SavedPolicy): SavedPolicy {
  const worded = wording.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(content));
  const next = JSON.parse(worded) as SavedPolicy;
  return {
    ...next,
    amountMaxFen: 4_800_000,
    calc: '取小（职工人数×400元，4.8万元）',
    conditions: next.conditions.map((rule) => (rule.field === 'creditScore' ? { ...rule, value: 60 } : rule)),
  };
}

/** Makes each public policy its own first version; one of them has a working copy. */
export async function fillPolicyVersions({ tx, today }: DemoContext): Promise<void> {
  const rows = await tx.select().from(policies);
  await tx.insert(policyVersions).values(
    rows.map((policy) => ({
      policyId: policy.id,
      no: 1,
      content: contentOf(policy),
      authorIds: [author],
      approvedBy: chief,
      approvedAt: policy.repealedAt ? policy.createdAt : policy.updatedAt,
    })),
  );
  const policy = rows.find(({ title }) => title === changed);
  if (!policy) throw new Error(`unknown policy: ${changed}`);
  const submittedAt = new Date(earlierToday(today, 0.4));
  await tx.insert(policyRevisions).values({
    policyId: policy.id,
    content: changeOf(contentOf(policy)),
    authorIds: [author],
    submittedBy: author,
    submittedAt,
    updatedAt: submittedAt,
  });
  await tx
    .update(policies)
    .set({ revision: 'PENDING', updatedAt: submittedAt, updatedBy: author, version: 3 })
    .where(eq(policies.id, policy.id));
}
