import { cleanHtml } from '../../../platform/text/rich-text.ts';

type Sections = { sections: { html: string }[] };

/** A standing page with the texts of its parts sanitised. */
export const cleanSections = <Page extends Sections | null>(page: Page): Page =>
  page && {
    ...page,
    sections: page.sections.map((section) => ({ ...section, html: cleanHtml(section.html) })),
  };
