import type { CarouselDetail, CarouselRow, SitePage, SiteSetting } from '@portal/contract/site/public';
import { defaultThemeColor, themeOf } from '@portal/contract/theme-color';
import type { listFirstFiles } from '../../platform/files/attachments.ts';
import { cleanStored } from '../../platform/text/rich-text.ts';
import type { carousels, siteOptions, sitePages, siteSettings } from './site.table.ts';

type Carousel = typeof carousels.$inferSelect;
type Page = typeof sitePages.$inferSelect;

/** Before anything is entered every text is empty, so that nothing false is shown. */
const emptySetting: typeof siteSettings.$inferSelect = {
  parkName: '',
  company: '',
  address: '',
  hotline: '',
  serviceHours: '',
  dutyPhone: '',
  safetyPersons: [],
  filings: [],
  notice: '',
  lang: 'zh',
};

export function viewSiteSetting(
  setting: typeof siteSettings.$inferSelect | null,
  option: typeof siteOptions.$inferSelect | null,
  inForce: Pick<SiteSetting, 'sendsCodes' | 'iconFileId'>,
): SiteSetting {
  return {
    ...(setting ?? emptySetting),
    theme: themeOf(option?.themeColor ?? defaultThemeColor),
    weatherUrl: option?.weatherUrl ?? null,
    registrationOpen: option?.registrationOpen ?? true,
    ...inForce,
  };
}

export const viewCarousel = (row: Carousel): CarouselRow => ({
  ...row,
  startAt: row.startAt.getTime(),
  endAt: row.endAt.getTime(),
});

export function viewCarouselDetail(row: Carousel, others: Carousel[], now: Date): CarouselDetail {
  return {
    ...viewCarousel(row),
    body: cleanStored(row.body),
    hits: row.hits,
    ended: row.endAt <= now,
    others: others.map(viewCarousel),
  };
}

/** The page with its downloadable forms; a form whose file is gone is left out. */
export function viewSitePage(
  { key, lang, title, summary, cover, sections, guide }: Omit<Page, 'updatedAt'>,
  templates: Awaited<ReturnType<typeof listFirstFiles>>,
): SitePage {
  const templateOf = new Map(templates.map((file) => [file.fileId, file]));
  return {
    key,
    lang,
    title,
    summary,
    cover,
    sections: sections.map((section) => ({ ...section, html: cleanStored(section.html) })),
    steps: guide?.steps ?? [],
    materials: (guide?.materials ?? []).map(({ templateFileId, ...material }) => ({
      ...material,
      template: (templateFileId && templateOf.get(templateFileId)) || null,
    })),
    questions: guide?.questions ?? [],
  };
}
