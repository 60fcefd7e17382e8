import { type Language, languages } from '@portal/contract/fields';
import type { GuideContent, SiteGuide } from '@portal/contract/site-manage';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { defaultPage } from '../default-pages/default-page.ts';
import { sitePages } from '../site.table.ts';

export const guideKey = 'registration-guide' as const;

type Page = Omit<typeof sitePages.$inferSelect, 'updatedAt'>;

const readGuides = (db: Db): Promise<Page[]> =>
  db.select().from(sitePages).where(eq(sitePages.key, guideKey));

const viewGuide = ({ title, summary, sections, guide }: Page): SiteGuide => ({
  ...{ title, summary, sections },
  steps: guide?.steps ?? [],
  materials: (guide?.materials ?? []).map(({ templateFileId: _form, ...material }) => material),
  questions: guide?.questions ?? [],
});

/** The guide as it is shown: what is written, or the general one in every language. */
export async function readGuideContent(db: Db): Promise<GuideContent> {
  const written = await readGuides(db);
  const pages = written.length > 0 ? written : languages.map((lang) => defaultPage(guideKey, lang, null));
  const guideIn = (lang: Language) => {
    const page = pages.find((row) => row.lang === lang);
    return page ? viewGuide(page) : null;
  };
  const zh = guideIn('zh') ?? viewGuide(defaultPage(guideKey, 'zh', null));
  return { zh, en: guideIn('en'), es: guideIn('es'), ja: guideIn('ja') };
}

/** Writes every language anew, keeping picture and forms; a translation that is null goes. */
export async function writeGuideContent(tx: Db, content: GuideContent, updatedAt: Date): Promise<void> {
  const before = await readGuides(tx);
  const formOf = (lang: Language, code: string) => {
    const page = before.find((row) => row.lang === lang) ?? before.find((row) => row.lang === 'zh');
    return page?.guide?.materials.find((material) => material.code === code)?.templateFileId ?? null;
  };
  const rows = languages.flatMap((lang) => {
    const guide = content[lang];
    if (guide === null) return [];
    const { title, summary, sections, steps, materials, questions } = guide;
    const forms = materials.map((material) => ({ ...material, templateFileId: formOf(lang, material.code) }));
    return {
      ...{ key: guideKey, lang, title, summary, sections, updatedAt },
      cover: before[0]?.cover ?? null,
      guide: { steps, materials: forms, questions },
    } as const;
  });
  const shown = rows.map(({ lang }) => lang);
  await tx.delete(sitePages).where(and(eq(sitePages.key, guideKey), notInArray(sitePages.lang, shown)));
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(sitePages)
    .values(rows)
    .onConflictDoUpdate({
      target: [sitePages.key, sitePages.lang],
      set: {
        ...{ title: excluded('title'), summary: excluded('summary'), sections: excluded('sections') },
        ...{ guide: excluded('guide'), updatedAt },
      },
    });
}
