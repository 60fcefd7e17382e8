import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { htmlLanguages } from '../../../platform/i18n/language.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { columnNames } from './column-texts.ts';

/** The breadcrumb of a page in a column. */
export const columnBreadcrumb = (origin: string, column: ArticleColumn, name: string) =>
  breadcrumbJsonLd(origin, [
    { name: m.content_information(), path: paths.articleList('INDUSTRY') },
    { name: columnNames[column](), path: paths.articleList(column) },
    { name },
  ]);

/** The schema.org description of an article with its breadcrumb. */
export function articleJsonLd(origin: string, article: ArticleDetail): object[] {
  const { column, contentId, title, summary, cover, publishAt, expireAt, source, author, lang } = article;
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      inLanguage: htmlLanguages[lang as Language] ?? lang,
      datePublished: new Date(publishAt).toISOString(),
      ...(expireAt !== null && { expires: new Date(expireAt).toISOString() }),
      ...(cover && { image: [origin + imageUrl(cover.fileId, 0, 1280)] }),
      mainEntityOfPage: origin + paths.article(column, contentId),
      author: { '@type': 'Organization', name: author },
      publisher: {
        '@type': 'Organization',
        name: source,
        logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
      },
    },
    columnBreadcrumb(origin, column, title),
  ];
}
