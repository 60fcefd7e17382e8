import { eq } from 'drizzle-orm';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import type { AttachmentSpec } from './content/article-source.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

export async function findOwned({ tx }: DemoContext, loginName: string) {
  const [row] = await tx
    .select({ enterprise: enterprises, owner: { id: users.id, name: users.name } })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.loginName, loginName));
  if (!row) throw new Error(`the demo park has no enterprise for ${loginName}`);
  return row;
}

/** An enterprise with its owner. */
export type Owned = Awaited<ReturnType<typeof findOwned>>;

interface Paper {
  key: string;
  purpose: 'LICENCE' | 'HONOUR';
  spec: AttachmentSpec;
  createdAt: Date;
}

/** A document of an enterprise, visible to its members and the park. */
export async function filePaper(
  { tx, store }: DemoContext,
  { enterprise, owner }: Owned,
  { key, purpose, spec, createdAt }: Paper,
): Promise<string> {
  const id = demoId(purpose.toLowerCase(), key);
  const { name, mime, bytes } = await buildAttachment(spec);
  const own = { ownerUserId: owner.id, ownerEnterpriseId: enterprise.id };
  await insertFiles(tx, store, { id, purpose, visibility: 'owner', ...own, createdAt }, [
    { name, mime, bytes },
  ]);
  return id;
}
