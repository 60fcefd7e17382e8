import type { ArticleContent } from '@portal/contract/content/article-content';
import type { articleQueryManageDetail, ManagedArticle } from '@portal/contract/content/article-manage';
import { articleStatusLabels } from '@portal/contract/content/article-states';
import type { attachment } from '@portal/contract/fields';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { actionsOf } from './article-editing.policy.ts';
import { findLatestVersion, getEditedArticle } from './article-editing.queries.ts';
import { contentOf, findCover } from './content-rows.ts';
import type { EditedArticle } from './edited-article.ts';
import { wordReturnReason } from './return-reason.ts';

/** The content's files in its order; missing ones are left out. */
export async function listContentFiles(
  db: Db,
  { attachments }: Pick<ArticleContent, 'attachments'>,
): Promise<z.infer<typeof attachment>[]> {
  if (attachments.length === 0) return [];
  const { fileId, index, name, mime, bytes } = fileItems;
  const groups = [...new Set(attachments.map((one) => one.fileId))];
  const rows = await db
    .select({ fileId, index, name, mime, bytes })
    .from(fileItems)
    .where(inArray(fileId, groups));
  return attachments.flatMap((one) =>
    rows.filter((row) => row.fileId === one.fileId && row.index === one.index),
  );
}

async function listNamed(db: Db, { audience, enterpriseId }: ArticleContent) {
  const wanted = [...audience.enterpriseIds, ...(enterpriseId === null ? [] : [enterpriseId])];
  if (wanted.length === 0) return [];
  return db
    .select({ enterpriseId: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(inArray(enterprises.id, wanted));
}

const wasPublic = (status: ManagedArticle['status']) => status !== 'DRAFT' && status !== 'PENDING';

/** Authors and submitter, and the enterprise it's about. */
function viewPeople(
  { article, revision }: EditedArticle,
  names: ReadonlyMap<string, string>,
  enterprisesNamed: readonly { enterpriseId: string; name: string }[],
) {
  const nameOf = (userId: string | null | undefined) => (userId ? (names.get(userId) ?? '') : '');
  const writer =
    article.origin === 'ENTERPRISE' &&
    enterprisesNamed.find(({ enterpriseId }) => enterpriseId === article.enterpriseId);
  return {
    authorName: nameOf(article.createdBy) || article.author,
    fromEnterprise: writer ? writer.name : '',
    submittedBy: nameOf(revision?.submittedBy),
  };
}

const viewStages = ({ article, revision }: EditedArticle) => ({
  submittedAt: revision?.submittedAt?.getTime() ?? null,
  returnReason: wordReturnReason(revision?.returnReason),
  withdrawReason: article.withdrawReason ?? '',
  publishedAt: wasPublic(article.status) ? article.publishAt.getTime() : null,
  trashedAt: article.trashedAt?.getTime() ?? null,
  updatedAt: article.updatedAt.getTime(),
});

/** An article as its writers and reviewers see it: the working copy or, if there is none, the public text. */
export async function viewManagedArticle(
  db: Db,
  actor: Actor,
  edited: EditedArticle,
): Promise<ManagedArticle> {
  const { article, revision } = edited;
  const content = revision?.content ?? (await contentOf(db, article));
  const [cover, files, named, latest, names] = await Promise.all([
    findCover(db, content),
    listContentFiles(db, content),
    listNamed(db, content),
    findLatestVersion(db, article.id),
    namesOfUsers(db, [article.createdBy, revision?.submittedBy ?? null]),
  ]);
  const { id, status, views, version } = article;
  return {
    contentId: id,
    status,
    revision: article.revision,
    content,
    cover,
    files,
    views,
    version,
    ...viewPeople(edited, names, named),
    ...viewStages(edited),
    statusLabel: articleStatusLabels[status](),
    enterprises: named,
    versionNo: latest?.no ?? 0,
    actions: actionsOf(actor, article, revision?.authorIds ?? []),
  };
}

/**
 * An article as the park's editors see it.
 * @throws {AppError} 500404
 */
export const getManagedArticle: Verb<typeof articleQueryManageDetail> = async ({ db, actor }, { id }) =>
  viewManagedArticle(db, actor, await getEditedArticle(db, id));
