import type { Picture } from '@portal/contract/fields';
import type { CarouselPosition, SitePageKey } from '@portal/contract/site/public';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** One row per language: who runs the portal. */
export const siteSettings = pgTable('site_setting', {
  lang: text().primaryKey(),
  parkName: text().notNull(),
  company: text().notNull(),
  address: text().notNull(),
  hotline: text().notNull(),
  serviceHours: text().notNull(),
  dutyPhone: text().notNull(),
  safetyPersons: jsonb().$type<{ area: string; name: string; phone: string }[]>().notNull().default([]),
  filings: jsonb().$type<{ text: string; url: string }[]>().notNull(),
  notice: text().notNull(),
});

/** A single row: language-independent settings, and the optimistic lock for all settings. */
export const siteOptions = pgTable('site_option', {
  ...commonColumns,
  /** `#rrggbb`. */
  themeColor: text().notNull(),
  /** The page the weather frame shows; null if there is none. */
  weatherUrl: text(),
  /** False while the park alone creates accounts. */
  registrationOpen: boolean().notNull().default(true),
});

export const carousels = pgTable(
  'carousel',
  {
    ...commonColumns,
    title: text().notNull(),
    text: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** Sanitised HTML. */
    body: text().notNull(),
    linkType: text().notNull(),
    linkUrl: text().notNull(),
    linkLabel: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    sort: integer().notNull().default(0),
    position: text().$type<CarouselPosition>().notNull(),
    /** False hides it even within its period. */
    enabled: boolean().notNull().default(true),
    hits: integer().notNull().default(0),
  },
  (table) => [index('carousel_place').on(table.position, table.sort)],
);

export interface GuideParts {
  steps: { name: string; duration: string; text: string; tip: string }[];
  materials: {
    code: string;
    name: string;
    required: boolean;
    format: string;
    note: string;
    templateFileId: string | null;
  }[];
  questions: { q: string; a: string }[];
}

/** Standing texts; the `html` of a section is sanitised. */
export const sitePages = pgTable(
  'site_page',
  {
    key: text().$type<SitePageKey>().notNull(),
    lang: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    cover: jsonb().$type<Picture>(),
    sections: jsonb().$type<{ id: string; heading: string; html: string }[]>().notNull(),
    guide: jsonb().$type<GuideParts>(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.lang] })],
);
