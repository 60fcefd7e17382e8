import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { columnBreadcrumb } from '../../content/shared/article-json-ld.ts';

/** The schema.org description of an enterprise and its story, with the breadcrumb. */
export function enterpriseJsonLd(origin: string, enterprise: EnterprisePublicDetail): object[] {
  const { enterpriseId, name, summary, cover, address, foundedYear, story } = enterprise;
  const url = origin + paths.article('STYLE', enterpriseId);
  const organization = {
    '@type': 'Organization',
    name,
    url,
    description: summary,
    address,
    foundingDate: String(foundedYear),
    ...(cover && { image: origin + imageUrl(cover.fileId, 0, 1280) }),
  };
  const article = story && {
    '@type': 'NewsArticle',
    headline: story.title,
    description: story.summary,
    datePublished: new Date(story.publishAt).toISOString(),
    about: { '@type': 'Organization', name },
    publisher: { '@type': 'Organization', name: story.source },
    mainEntityOfPage: url,
  };
  return [organization, ...(article ? [article] : []), columnBreadcrumb(origin, 'STYLE', name)];
}
