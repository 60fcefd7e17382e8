import type { Language } from '@portal/contract/fields';
import type { SitePageKey } from '@portal/contract/site';
import type { sitePages, siteSettings } from '../site.table.ts';
import { defaultAbout } from './default-about.ts';
import { defaultGuide } from './default-guide.ts';

type Page = Omit<typeof sitePages.$inferSelect, 'updatedAt'>;
type Names = Pick<typeof siteSettings.$inferSelect, 'parkName' | 'company'>;

const noNames: Names = { parkName: '', company: '' };

/** What a page says that nobody has written; null for statements which only the park itself can make. */
export function defaultPage(key: SitePageKey, lang: Language, names: Names | null): Page | null {
  if (key === 'about-us')
    return { key, lang, cover: null, guide: null, ...defaultAbout(lang, names ?? noNames) };
  if (key !== 'registration-guide') return null;
  const { title, summary, sections, ...guide } = defaultGuide[lang];
  return { key, lang, title, summary, sections, cover: null, guide };
}
