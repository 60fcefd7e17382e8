import type { GuideContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { findPublicFiles } from '../../../platform/files/attachments.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { cleanSections } from './clean-sections.ts';
import { guideKey, readGuideContent, templatesOf, writeGuideContent } from './guide-content.queries.ts';
import type { SiteTexts } from './save-texts.ts';

/** @throws {AppError} 100002 for a form visitors could not download */
async function requireTemplates(tx: Db, content: GuideContent): Promise<void> {
  const templates = templatesOf(content);
  const isPublic = await findPublicFiles(
    tx,
    templates.map(({ fileId }) => fileId),
  );
  const faults = templates.filter(({ fileId }) => !isPublic.has(fileId));
  if (faults.length > 0)
    throw fieldsRefused(Object.fromEntries(faults.map(({ field }) => [field, m.fault_template_gone()])));
}

/** The admission guide, which is a page of its own. */
export const guideTexts: SiteTexts<GuideContent> = {
  name: guideKey,
  pages: [guideKey],
  read: readGuideContent,
  prepare: async (tx, entered) => {
    await requireTemplates(tx, entered);
    return cleanSections(entered);
  },
  write: writeGuideContent,
};
