import type { SiteContent } from '@portal/contract/site/manage';
import { defaultThemeColor } from '@portal/contract/theme-color';
import { type Language, languages } from '@portal/texts/languages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { LogSource } from '../../../platform/oper-log/write-log.ts';
import { defaultAbout } from '../default-pages/default-about.ts';
import { findSiteOption } from '../site.queries.ts';
import { siteOptions, sitePages, siteSettings } from '../site.table.ts';
import { writeInLanguages } from './site-pages.queries.ts';

export const aboutKey = 'about-us';

/** Rows by language; Chinese is always present, translations may be missing. */
const byLanguage = <Row extends { lang: string }, Value>(
  rows: readonly Row[],
  view: (row: Row) => Value,
  empty: Value,
) => {
  const find = (lang: Language) => rows.find((row) => row.lang === lang);
  const translation = (lang: Language) => {
    const row = find(lang);
    return row ? view(row) : null;
  };
  return {
    zh: translation('zh') ?? empty,
    en: translation('en'),
    es: translation('es'),
    ja: translation('ja'),
  };
};

/** All settings; texts never entered are empty. */
export async function readSiteContent(db: Db): Promise<{ version: number; data: SiteContent }> {
  const settings = await db.select().from(siteSettings);
  const pages = await db.select().from(sitePages).where(eq(sitePages.key, aboutKey));
  const [option] = await db.select().from(siteOptions).limit(1);
  const chinese = settings.find(({ lang }) => lang === 'zh') ?? settings[0];
  return {
    version: option?.version ?? 1,
    data: {
      common: {
        hotline: chinese?.hotline ?? '',
        serviceHours: chinese?.serviceHours ?? '',
        dutyPhone: chinese?.dutyPhone ?? '',
        safetyPersons: chinese?.safetyPersons ?? [],
        filings: chinese?.filings ?? [],
        themeColor: option?.themeColor ?? defaultThemeColor,
        weatherUrl: option?.weatherUrl ?? '',
      },
      texts: byLanguage(
        settings,
        ({ parkName, company, address, notice }) => ({ parkName, company, address, notice }),
        { parkName: '', company: '', address: '', notice: '' },
      ),
      about: byLanguage(
        pages,
        ({ title, summary, sections }) => ({ title, summary, sections }),
        defaultAbout('zh', chinese ?? { parkName: '', company: '' }),
      ),
    },
  };
}

/** The version shared by settings, guide and statements. */
export async function readVersion(db: Db): Promise<number> {
  return (await findSiteOption(db))?.version ?? 1;
}

/** Locks the settings row, creating it if necessary; returns its version. */
export async function lockSiteOption(tx: Db): Promise<number> {
  await tx.insert(siteOptions).values({ id: 'site', themeColor: defaultThemeColor }).onConflictDoNothing();
  const [row] = await tx.select({ version: siteOptions.version }).from(siteOptions).for('update');
  return row?.version ?? 1;
}

/** Increments the version of the settings, which must be locked. */
export async function stampSiteOption(
  tx: Db,
  version: number,
  updatedAt: Date,
  { actor }: LogSource,
): Promise<number> {
  const next = version + 1;
  await tx.update(siteOptions).set({ version: next, updatedAt, updatedBy: actor?.userId ?? null });
  return next;
}

/** Replaces every row; a null translation is removed. */
export async function writeSiteContent(
  tx: Db,
  { common, texts, about }: SiteContent,
  updatedAt: Date,
): Promise<void> {
  const { themeColor, weatherUrl, ...shared } = common;
  await tx.update(siteOptions).set({ themeColor: themeColor.toLowerCase(), weatherUrl: weatherUrl || null });
  const written = <Value>(of: Record<Language, Value | null>) =>
    languages.flatMap((lang) => (of[lang] === null ? [] : [{ lang, ...of[lang] }]));
  const missing = (of: Record<Language, unknown>) => languages.filter((lang) => of[lang] === null);
  await tx.delete(siteSettings).where(inArray(siteSettings.lang, ['', ...missing(texts)]));
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(siteSettings)
    .values(written(texts).map((row) => ({ ...row, ...shared })))
    .onConflictDoUpdate({
      target: siteSettings.lang,
      set: {
        parkName: excluded('park_name'),
        company: excluded('company'),
        address: excluded('address'),
        hotline: excluded('hotline'),
        serviceHours: excluded('service_hours'),
        dutyPhone: excluded('duty_phone'),
        filings: excluded('filings'),
        notice: excluded('notice'),
        safetyPersons: excluded('safety_persons'),
      },
    });
  await writeInLanguages(tx, aboutKey, about, updatedAt);
}
