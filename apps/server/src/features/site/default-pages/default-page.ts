import type { SitePageKey } from '@portal/contract/site/public';
import type { Language } from '@portal/texts/languages';
import type { sitePages, siteSettings } from '../site.table.ts';
import { defaultAbout } from './default-about.ts';
import { defaultGuide } from './default-guide.ts';
import { defaultStatements } from './default-statements.ts';

type Page = Omit<typeof sitePages.$inferSelect, 'updatedAt'>;
type Names = Pick<typeof siteSettings.$inferSelect, 'parkName' | 'company'>;

/** The default content of a page nobody has written. */
export function defaultPage(key: SitePageKey, lang: Language, names: Names | null): Page {
  const page = { key, lang, cover: null, guide: null };
  if (key === 'about-us') return { ...page, ...defaultAbout(lang, names ?? { parkName: '', company: '' }) };
  if (key !== 'registration-guide') return { ...page, sections: [], ...defaultStatements[key][lang] };
  const { title, summary, sections, ...guide } = defaultGuide[lang];
  return { ...page, title, summary, sections, guide };
}
