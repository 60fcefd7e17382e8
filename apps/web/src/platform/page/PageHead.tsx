import * as m from '@portal/texts/messages';
import { phoneBase } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';
import { inLanguage, languageLinks, openGraphLocales } from './page-languages.ts';
import { usePageUrl } from './page-url.ts';

export interface PageHeadProps {
  /** From the most specific to the broadest: article, column. The platform's name is appended. */
  title: string[];
  description?: string;
  /** Path with the parameters that make it a different page; defaults to the page's address without its query. */
  canonical?: string;
  /** Path of a picture for shared links; defaults to the portal's card. */
  image?: string;
  type?: 'website' | 'article';
  /** Structured data (schema.org). */
  jsonLd?: object | object[];
  noIndex?: boolean;
  /** For paginated lists; from page two on it is part of the title, so that no two addresses share one. */
  pageNo?: number;
  /** Addresses of the page's feeds. */
  feeds?: { href: string; title: string }[];
  previousPage?: string;
  nextPage?: string;
}

const maxDescription = 160;

/** The picture for shared links of pages without their own: 1200 × 630, drawn once. */
const shareCard = '/share-card.jpg';

/** Title, description, canonical address, Open Graph and structured data; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { origin, path } = usePageUrl();
  const page =
    props.pageNo !== undefined && props.pageNo > 1 ? [m.site_page_number({ page: props.pageNo })] : [];
  const title = [...props.title, ...page, m.site_platform_name()].join('_');
  const description = props.description?.replace(/\s+/g, ' ').slice(0, maxDescription);
  const canonical = props.canonical ?? path;
  const language = currentLocale();
  const address = inLanguage(origin + canonical, language);
  const imageAlt = props.title[0] ?? title;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {props.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <link
            rel="alternate"
            media="only screen and (max-width: 991px)"
            href={inLanguage(origin + phoneBase + canonical, language)}
          />
          {languageLinks(origin + canonical).map((link) => (
            <link key={link.hrefLang} rel="alternate" {...link} />
          ))}
        </>
      )}
      {props.previousPage && <link rel="prev" href={origin + props.previousPage} />}
      {props.nextPage && <link rel="next" href={origin + props.nextPage} />}
      <meta property="og:title" content={props.title[0] ?? title} />
      <meta property="og:type" content={props.type ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={m.site_platform_name()} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + (props.image ?? shareCard)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      {props.feeds?.map(({ href, title: name }) => (
        <link key={href} rel="alternate" type="application/rss+xml" title={name} href={href} />
      ))}
      {props.jsonLd && <JsonLd data={props.jsonLd} />}
    </>
  );
}

/** A data block, which browsers do not run; `<` is escaped so that no text can end the element. */
function JsonLd({ data }: { data: object | object[] }) {
  const json = JSON.stringify(Array.isArray(data) ? data.map(withContext) : withContext(data));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  );
}

const withContext = (item: object) => ({ '@context': 'https://schema.org', ...item });
