import { cleanHtml } from '../../../platform/text/rich-text.ts';

interface Sections {
  sections: { html: string }[];
}

interface InLanguages<Page> {
  zh: Page;
  en: Page | null;
  es: Page | null;
  ja: Page | null;
}

const cleanPage = <Page extends Sections>(page: Page): Page => ({
  ...page,
  sections: page.sections.map((section) => ({ ...section, html: cleanHtml(section.html) })),
});

/** A standing page with the texts of its sections sanitised. */
export const cleanSections = <Page extends Sections>({
  zh,
  en,
  es,
  ja,
}: InLanguages<Page>): InLanguages<Page> => ({
  zh: cleanPage(zh),
  en: en && cleanPage(en),
  es: es && cleanPage(es),
  ja: ja && cleanPage(ja),
});
