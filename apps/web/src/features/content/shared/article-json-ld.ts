import type { ArticleColumn, ArticleDetail } from '@portal/contract/article';
import { paths } from '../../../paths.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { htmlLanguages, type Language } from '../../../platform/i18n/language.ts';
import { content_information, site_home } from '../../../platform/i18n/paraglide/messages.js';
import { columnNames } from './column-texts.ts';

/** The way to a page of a column, as search engines read it. */
export function breadcrumbJsonLd(origin: string, column: ArticleColumn, title: string) {
  const steps = [
    { name: site_home(), item: origin + paths.home() },
    { name: content_information(), item: origin + paths.articleList('INDUSTRY') },
    { name: columnNames[column](), item: origin + paths.articleList(column) },
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}

/** schema.org description of an article and the way to it. */
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
      publisher: { '@type': 'Organization', name: source },
    },
    breadcrumbJsonLd(origin, column, title),
  ];
}
