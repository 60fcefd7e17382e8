import type { SitePageKey } from '@portal/contract/site/public';
import { type Language, languages } from '@portal/texts/languages';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { defaultPage } from '../default-pages/default-page.ts';
import { sitePages } from '../site.table.ts';

export type Page = Omit<typeof sitePages.$inferSelect, 'updatedAt'>;

const readSitePages = (db: Db, key: SitePageKey): Promise<Page[]> =>
  db.select().from(sitePages).where(eq(sitePages.key, key));

/** A page as shown: the park's own, or the default one in every language. */
export async function readInLanguages<Value>(db: Db, key: SitePageKey, view: (page: Page) => Value) {
  const written = await readSitePages(db, key);
  const pages = written.length > 0 ? written : languages.map((lang) => defaultPage(key, lang, null));
  const pageIn = (lang: Language) => {
    const page = pages.find((row) => row.lang === lang);
    return page ? view(page) : null;
  };
  const zh = pageIn('zh') ?? view(defaultPage(key, 'zh', null));
  return { zh, en: pageIn('en'), es: pageIn('es'), ja: pageIn('ja') };
}

type Texts = Pick<Page, 'title' | 'summary' | 'sections'> & { guide?: Page['guide'] };

/** Replaces every language of a page but not its picture; a null translation is removed. */
export async function writeInLanguages(
  tx: Db,
  key: SitePageKey,
  content: Record<Language, Texts | null>,
  updatedAt: Date,
): Promise<void> {
  const [before] = await readSitePages(tx, key);
  const rows = languages.flatMap((lang) => {
    const texts = content[lang];
    return texts ? { guide: null, ...texts, key, lang, cover: before?.cover ?? null, updatedAt } : [];
  });
  const shown = rows.map(({ lang }) => lang);
  await tx.delete(sitePages).where(and(eq(sitePages.key, key), notInArray(sitePages.lang, shown)));
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(sitePages)
    .values(rows)
    .onConflictDoUpdate({
      target: [sitePages.key, sitePages.lang],
      set: {
        title: excluded('title'),
        summary: excluded('summary'),
        sections: excluded('sections'),
        guide: excluded('guide'),
        updatedAt,
      },
    });
}
