import type { EnterpriseChange } from '@portal/contract/enterprise/change';
import { eq } from 'drizzle-orm';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { completenessOf } from '../features/enterprise/profile/completeness.ts';
import { demoCertificate, demoLicence } from './attachments/demo-papers.ts';
import { type ComposedChange, composeChanges, standingBefore } from './content/compose-changes.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { enterChange } from './enter-change.ts';
import { filePaper, findOwned, type Owned } from './file-paper.ts';

const isShown = (loginName: string) => loginName.startsWith('demo_');

/** Adds an enterprise's licence as a document, and the first honour of demo enterprises. */
async function completePapers(context: DemoContext, owned: Owned, loginName: string): Promise<Owned> {
  const { enterprise } = owned;
  const { id, name, updatedAt: createdAt } = enterprise;
  const spec = demoLicence(enterprise);
  const licenseFileId = await filePaper(context, owned, { key: id, purpose: 'LICENCE', spec, createdAt });
  const [first, ...others] = enterprise.honours;
  const certificate = first &&
    isShown(loginName) && {
      key: `${id} ${first.name}`,
      purpose: 'HONOUR' as const,
      createdAt,
      spec: demoCertificate(name, first),
    };
  const fileId = certificate ? await filePaper(context, owned, certificate) : undefined;
  const honours = first ? [{ ...first, ...(fileId ? { fileId } : {}) }, ...others] : [];
  const now = new Date(chinaInstant(context.today, 720));
  const completeness = completenessOf({ ...enterprise, licenseFileId, honours }, now).percent;
  const set = { licenseFileId, honours, completeness };
  const [row] = await context.tx.update(enterprises).set(set).where(eq(enterprises.id, id)).returning();
  return { ...owned, enterprise: row ?? enterprise };
}

/** The requested change with a matching licence; an approved one equals the enterprise's current data. */
async function applicationOf(
  context: DemoContext,
  owned: Owned,
  { key, wanted, history }: ComposedChange,
): Promise<EnterpriseChange> {
  const { enterprise } = owned;
  const isPassed = history.at(-1)?.state === 'PASSED';
  if (isPassed && enterprise.licenseFileId) return { ...wanted, licenseFileId: enterprise.licenseFileId };
  const spec = demoLicence({ ...enterprise, ...wanted });
  const createdAt = new Date(history[0].at - 600_000);
  const paper = { key: `${enterprise.id} ${key}`, purpose: 'LICENCE' as const, spec, createdAt };
  return { ...wanted, licenseFileId: await filePaper(context, owned, paper) };
}

/** Prepares an enterprise for its first change; only demo enterprises and those with a passed change get documents. */
async function prepare(context: DemoContext, loginName: string, history: ComposedChange['history']) {
  const owned = await findOwned(context, loginName);
  const isPassed = history.at(-1)?.state === 'PASSED';
  return isShown(loginName) || isPassed ? completePapers(context, owned, loginName) : owned;
}

/** Inserts changes to registered data and the documents of those enterprises. */
export async function fillChanges(context: DemoContext): Promise<void> {
  const owners = new Map<string, Owned>();
  for (const { loginName, ...plan } of composeChanges(context.today)) {
    const owned = owners.get(loginName) ?? (await prepare(context, loginName, plan.history));
    owners.set(loginName, owned);
    const { enterprise, owner } = owned;
    const [first, ...decisions] = plan.history;
    const change = { ...plan, wanted: plan.wanted(enterprise) };
    const application = await applicationOf(context, owned, change);
    await enterChange(context, {
      id: demoId('enterprise-change', `${loginName} ${plan.key}`),
      enterpriseId: enterprise.id,
      applicantId: owner.id,
      application,
      before: standingBefore(enterprise, plan.was),
      history: [{ ...first, actorId: owner.id, actorName: owner.name }, ...decisions],
    });
  }
}
