import type { PolicyContent } from '@portal/contract/policy-content';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import { cleanAuthoredHtml } from '../../../platform/text/authored-html.ts';
import { businessData } from '../../site/dictionary.table.ts';
import { policies } from '../policy.table.ts';
import { announcePolicy } from './announce-policy.ts';
import { mayEditPolicy } from './policy.policy.ts';
import { readFormula } from './read-formula.ts';
import { readRules } from './read-rules.ts';
import { requirePicture } from './require-picture.ts';

type Policy = typeof policies.$inferSelect;

interface SaveInput {
  id?: string | undefined;
  version?: number | undefined;
  data: PolicyContent;
}

/** @throws {AppError} 100002 naming the field whose code no dictionary holds */
async function requireCodes(tx: Db, { deptCodes, industryTags }: PolicyContent): Promise<void> {
  const wanted = {
    deptCodes: ['POLICY_DEPT', deptCodes],
    industryTags: ['INDUSTRY_TAG', industryTags],
  } as const;
  for (const [field, [type, codes]] of Object.entries(wanted)) {
    const unique = [...new Set(codes)];
    const isKnown = and(eq(businessData.type, type), inArray(businessData.code, ['', ...unique]));
    if ((await tx.$count(businessData, isKnown)) < unique.length)
      throw fieldsRefused({ [`data.${field}`]: '所选项已不存在，请重新选择' });
  }
}

/** The columns of what was entered. */
async function columnsOf(tx: Db, data: PolicyContent) {
  const { pictureFileId, coverFileId, calc, conditions, ...kept } = data;
  await requireCodes(tx, data);
  readFormula(calc);
  return {
    ...kept,
    deptCodes: [...new Set(kept.deptCodes)],
    interpretation: cleanAuthoredHtml(kept.interpretation),
    originalBody: cleanAuthoredHtml(kept.originalBody),
    pictureFile: await requirePicture(tx, {
      ...{ fileId: pictureFileId, field: 'data.pictureFileId', alt: `《${kept.title}》图解` },
    }),
    cover: await requirePicture(tx, { fileId: coverFileId, field: 'data.coverFileId', alt: '' }),
    calc: calc || null,
    conditions: readRules(conditions),
  };
}

async function lockPolicy(tx: Db, { id, version }: SaveInput): Promise<Policy | null> {
  if (id === undefined) return null;
  const [policy] = await tx.select().from(policies).where(eq(policies.id, id)).for('update');
  if (!policy) throw notFound();
  if (policy.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
  if (!mayEditPolicy(policy.status)) throw new AppError(retCodes.TRANSITION_REFUSED);
  return policy;
}

/** Of what is already kept, the part that is about to change. */
const formerly = (policy: Policy | null, after: object) =>
  policy ? Object.fromEntries(Object.keys(after).map((name) => [name, policy[name as keyof Policy]])) : null;

/**
 * Enters a new policy as a draft, or changes one; what visitors see of it is renewed at once.
 * @throws {AppError} 500404, 500409, 500012 for a repealed one, 100002
 */
export async function savePolicy(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: SaveInput,
  source: AuditSource,
): Promise<{ policyId: string; version: number }> {
  return inTransaction(database.db, async (tx) => {
    const policy = await lockPolicy(tx, input);
    const now = clock.now();
    const after = await columnsOf(tx, input.data);
    const by = source.actor?.userId ?? null;
    const id = policy?.id ?? ulid(now.getTime());
    const version = (policy?.version ?? 0) + 1;
    const changed = { ...after, version, updatedAt: now, updatedBy: by };
    if (policy) await tx.update(policies).set(changed).where(eq(policies.id, id));
    else await tx.insert(policies).values({ ...changed, id, status: 'DRAFT', createdAt: now, createdBy: by });
    await writeAudit(tx, clock, source, {
      ...{ event: policy ? 'policy.edit' : 'policy.create', entity: 'policy', entityId: id },
      ...{ before: formerly(policy, after), after },
    });
    if (policy && policy.status !== 'DRAFT') await announcePolicy(tx, id, now);
    return { policyId: id, version };
  });
}
