import type { GuideContent, SiteGuide } from '@portal/contract/site/manage';
import type { Db } from '../../../platform/database/database.ts';
import { type Page, readInLanguages, writeInLanguages } from './site-pages.queries.ts';

export const guideKey = 'registration-guide' as const;

const viewGuide = ({ title, summary, sections, guide }: Page): SiteGuide => ({
  title,
  summary,
  sections,
  steps: guide?.steps ?? [],
  materials: guide?.materials ?? [],
  questions: guide?.questions ?? [],
});

/** The guide as shown: the park's own, or the default one in every language. */
export const readGuideContent = (db: Db): Promise<GuideContent> => readInLanguages(db, guideKey, viewGuide);

const rowOf = ({ title, summary, sections, ...guide }: SiteGuide) => ({ title, summary, sections, guide });

/** Replaces every language; a null translation is removed. */
export async function writeGuideContent(
  tx: Db,
  { zh, en, es, ja }: GuideContent,
  updatedAt: Date,
): Promise<void> {
  const rows = { zh: rowOf(zh), en: en && rowOf(en), es: es && rowOf(es), ja: ja && rowOf(ja) };
  await writeInLanguages(tx, guideKey, rows, updatedAt);
}

/** The form templates of the guide, each with its field. */
export const templatesOf = (content: GuideContent): { fileId: string; field: string }[] =>
  Object.entries(content).flatMap(([lang, guide]) =>
    (guide?.materials ?? []).flatMap(({ templateFileId }, at) =>
      templateFileId === null
        ? []
        : { fileId: templateFileId, field: `data.${lang}.materials.${at}.templateFileId` },
    ),
  );
