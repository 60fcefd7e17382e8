import { eq } from 'drizzle-orm';
import { enterpriseAudits } from '../features/enterprise/admission/enterprise-audit.table.ts';
import { tellChange } from '../features/enterprise/change/tell-change.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { completenessOf } from '../features/enterprise/profile/completeness.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { demoCertificate, demoLicence } from './attachments/demo-papers.ts';
import type { AttachmentSpec } from './content/article-source.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

type Enterprise = typeof enterprises.$inferSelect;

async function findOwned({ tx }: DemoContext, loginName: string) {
  const [row] = await tx
    .select({ enterprise: enterprises, owner: { id: users.id, name: users.name } })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.loginName, loginName));
  if (!row) throw new Error(`the demo park has no enterprise of ${loginName}`);
  return row;
}

type Owned = Awaited<ReturnType<typeof findOwned>>;

/** A paper of an enterprise, for its members' and the park's eyes. */
async function filePaper(
  { tx, store }: DemoContext,
  { enterprise, owner }: Owned,
  { key, purpose, spec }: { key: string; purpose: string; spec: AttachmentSpec },
): Promise<string> {
  const id = demoId(purpose.toLowerCase(), key);
  const { name, mime, bytes } = await buildAttachment(spec);
  const group = { id, purpose, visibility: 'owner', ownerUserId: owner.id, ownerEnterpriseId: enterprise.id };
  await insertFiles(tx, store, group as typeof group & { visibility: 'owner' }, [{ name, mime, bytes }]);
  return id;
}

async function completePapers(context: DemoContext, owned: Owned): Promise<Enterprise> {
  const { enterprise } = owned;
  const { id, name } = enterprise;
  const licence = { key: id, purpose: 'LICENCE', spec: demoLicence(enterprise) };
  const licenseFileId = await filePaper(context, owned, licence);
  const [first, ...others] = enterprise.honours;
  const certificate = first && {
    ...{ key: `${id} ${first.name}`, purpose: 'HONOUR', spec: demoCertificate(name, first) },
  };
  const fileId = certificate && (await filePaper(context, owned, certificate));
  const honours = first ? [{ ...first, fileId }, ...others] : [];
  const now = new Date(chinaInstant(context.today, 720));
  const completeness = completenessOf({ ...enterprise, licenseFileId, honours }, now).percent;
  const set = { licenseFileId, honours, completeness };
  const [row] = await context.tx.update(enterprises).set(set).where(eq(enterprises.id, id)).returning();
  return row ?? enterprise;
}

const promisedDays = 3;

/** The second enterprise waits for another legal person; its public data stay as they are. */
async function fillChange(
  { tx, store, today, log }: DemoContext,
  { enterprise, owner }: Owned,
): Promise<void> {
  const { id: enterpriseId, name, creditCode, legalPerson, licenseFileId } = enterprise;
  const next = { ...enterprise, legalPerson: '邵星朗' };
  const spec = demoLicence(next);
  const context = { tx, store, today, log };
  const paper = { key: `${enterpriseId} change`, purpose: 'LICENCE', spec };
  const licence = await filePaper(context, { enterprise, owner }, paper);
  const now = new Date(chinaInstant(addDays(today, -1), 640));
  const [audit] = await tx
    .insert(enterpriseAudits)
    .values({
      ...{
        id: demoId('enterprise-change', enterpriseId),
        kind: 'CHANGE',
        enterpriseId,
        applicantId: owner.id,
      },
      ...{ state: 'PENDING', application: { legalPerson: next.legalPerson, licenseFileId: licence } },
      before: { name, creditCode, legalPerson, ...(licenseFileId ? { licenseFileId } : {}) },
      ...{ submittedAt: now, dueAt: addWorkingDays(now, promisedDays), createdAt: now, updatedAt: now },
      history: [
        {
          ...{ event: 'submit', state: 'PENDING', step: null, opinion: '' },
          ...{ at: now.getTime(), actorId: owner.id, actorName: owner.name },
        },
      ],
    })
    .returning();
  if (audit) await tellChange(tx, { audit, event: 'submit', by: owner.name, now });
}

/** Papers of the two enterprises that are shown, and a change that the auditors have before them. */
export async function fillChanges(context: DemoContext): Promise<void> {
  await completePapers(context, await findOwned(context, 'demo_enterprise'));
  const owned = await findOwned(context, 'demo_enterprise2');
  await fillChange(context, { ...owned, enterprise: await completePapers(context, owned) });
}
