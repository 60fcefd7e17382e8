import { pageKeys, type SitePageKey } from '@portal/contract/site/public';
import { asc, gt, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { type GuideParts, sitePages } from './site.table.ts';

const guideTexts = ({ steps, materials, questions }: GuideParts): string[] => [
  ...steps.flatMap(({ name, text, tip }) => [name, text, tip]),
  ...materials.flatMap(({ name, note }) => [name, note]),
  ...questions.flatMap(({ q, a }) => [q, a]),
];

const isPageKey = (id: string): id is SitePageKey => (pageKeys as readonly string[]).includes(id);

/** Standing pages; their key serves as id. */
export const pageSearch: SearchSource = {
  kind: 'PAGE',

  async listIds(tx, after, limit) {
    const rows = await tx
      .selectDistinct({ key: sitePages.key })
      .from(sitePages)
      .where(gt(sitePages.key, after as SitePageKey))
      .orderBy(asc(sitePages.key))
      .limit(limit);
    return rows.map(({ key }) => key);
  },

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(sitePages)
      .where(inArray(sitePages.key, ids.filter(isPageKey)))
      .for('share');
    return rows.map(({ key, lang, title, summary, sections, guide }) => ({
      kind: 'PAGE',
      refId: key,
      lang,
      title,
      summary,
      text: [
        ...sections.flatMap(({ heading, html }) => [heading, textOfHtml(html)]),
        ...(guide ? guideTexts(guide) : []),
      ].join('\n'),
      weight: 2,
    }));
  },
};
