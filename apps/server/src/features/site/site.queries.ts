import { maxSlides } from '@portal/contract/carousel/manage';
import type { CarouselPosition, SitePageKey } from '@portal/contract/site/public';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { carousels, siteOptions, sitePages, siteSettings } from './site.table.ts';

/** The requested language, otherwise Chinese, in which everything is written. */
const bestOf = <Row extends { lang: string }>(rows: Row[], lang: string): Row | null =>
  rows.find((row) => row.lang === lang) ?? rows.find((row) => row.lang === 'zh') ?? null;

export async function findSiteSetting(db: Db, lang: string) {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.lang, [lang, 'zh']));
  return bestOf(rows, lang);
}

/** The single options row; undefined until first saved. */
export async function findSiteOption(db: Db) {
  const [row] = await db.select().from(siteOptions).limit(1);
  return row ?? null;
}

export async function findSitePage(db: Db, key: SitePageKey, lang: string) {
  const rows = await db
    .select()
    .from(sitePages)
    .where(and(eq(sitePages.key, key), inArray(sitePages.lang, [lang, 'zh'])));
  return bestOf(rows, lang);
}

/** Enabled slides whose period includes now; `exceptId` leaves one out. */
export function listCarousels(db: Db, position: CarouselPosition, now: Date, exceptId?: string) {
  return db
    .select()
    .from(carousels)
    .where(
      and(
        eq(carousels.position, position),
        carousels.enabled,
        lte(carousels.startAt, now),
        gt(carousels.endAt, now),
        exceptId === undefined ? undefined : ne(carousels.id, exceptId),
      ),
    )
    .orderBy(asc(carousels.sort), asc(carousels.id))
    .limit(maxSlides);
}

/** A slide whose period has begun, even if it has ended. */
export async function findCarousel(db: Db, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(carousels)
    .where(and(eq(carousels.id, id), carousels.enabled, lte(carousels.startAt, now)));
  return row ?? null;
}

export async function addCarouselHit(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(carousels)
    .set({ hits: sql`${carousels.hits} + 1` })
    .where(and(eq(carousels.id, id), carousels.enabled, lte(carousels.startAt, now)))
    .returning({ id: carousels.id });
  return rows.length > 0;
}
