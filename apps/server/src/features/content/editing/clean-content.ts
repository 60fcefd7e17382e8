import type { ArticleContent } from '@portal/contract/content/article-content';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { cleanAuthoredHtml, picturesOf } from '../../../platform/text/authored-html.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';

/** The content as stored: texts sanitized, duplicates removed. */
export function cleanContent(content: ArticleContent): ArticleContent {
  const languages = new Map(content.translations.map((one) => [one.lang, one]));
  return {
    ...content,
    body: cleanAuthoredHtml(content.body),
    tagIds: [...new Set(content.tagIds)],
    audience: {
      chainStages: [...new Set(content.audience.chainStages)],
      enterpriseIds: [...new Set(content.audience.enterpriseIds)],
    },
    translations: [...languages.values()].map((one) => ({ ...one, body: cleanAuthoredHtml(one.body) })),
  };
}

const nameOfFile = (fileId: string, index: number) => `${fileId}_${index}`;

/** Files that a public page can show, keyed `{fileId}_{index}`, each with whether it's a picture. */
async function findPublicFiles(
  tx: Db,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, { isPicture: boolean }>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .select({ fileId: fileItems.fileId, index: fileItems.index, mime: fileItems.mime })
    .from(fileItems)
    .innerJoin(fileGroups, eq(fileGroups.id, fileItems.fileId))
    .where(and(inArray(fileItems.fileId, [...new Set(fileIds)]), eq(fileGroups.visibility, 'public')));
  return new Map(
    rows.map(({ fileId, index, mime }) => [
      nameOfFile(fileId, index),
      { isPicture: mime.startsWith('image/') },
    ]),
  );
}

/** @throws {AppError} 100002 for files that are missing or not public, or that aren't pictures where one is shown */
export async function requireFiles(tx: Db, content: ArticleContent): Promise<void> {
  const shown = [content.body, ...content.translations.map(({ body }) => body)].flatMap(picturesOf);
  const { coverFileId, attachments } = content;
  const files = await findPublicFiles(tx, [
    ...shown,
    ...(coverFileId === null ? [] : [coverFileId]),
    ...attachments.map(({ fileId }) => fileId),
  ]);
  const faults: Record<string, string> = {};
  if (coverFileId !== null && !files.get(nameOfFile(coverFileId, 0))?.isPicture)
    faults['data.coverFileId'] = m.fault_cover_gone();
  if (shown.some((id) => !files.has(nameOfFile(id, 0)))) faults['data.body'] = m.fault_text_picture_gone();
  if (attachments.some(({ fileId, index }) => !files.has(nameOfFile(fileId, index))))
    faults['data.attachments'] = m.fault_attachment_gone();
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
}

/** @throws {AppError} 100002 for unknown enterprises */
export async function requireEnterprises(tx: Db, { enterpriseId, audience }: ArticleContent): Promise<void> {
  const wanted = [...new Set([...audience.enterpriseIds, ...(enterpriseId === null ? [] : [enterpriseId])])];
  if (wanted.length === 0) return;
  const found = await tx.$count(
    enterprises,
    and(inArray(enterprises.id, wanted), eq(enterprises.entryStatus, 'PASSED')),
  );
  if (found < wanted.length) throw fieldsRefused({ 'data.enterpriseId': m.fault_enterprise_gone() });
}
