import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { currentLocale, langOfContent } from '../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { loader as makeLoader, notFoundPage } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { triangleExclamationPointIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { ArticlePicture } from '../shared/ArticlePicture.tsx';
import { Attachments } from '../shared/Attachments.tsx';
import { articleJsonLd } from '../shared/article-json-ld.ts';
import { columnOfUrl } from '../shared/column-of-path.ts';
import { columnNames } from '../shared/column-texts.ts';
import { InformationCrumbs } from '../shared/InformationTop.tsx';
import { PreviewBand } from '../shared/PreviewBand.tsx';
import { ReadingTools } from '../shared/ReadingTools.tsx';
import TableOfContents from '../shared/TableOfContents.island.tsx';
import ViewBeacon from '../shared/ViewBeacon.island.tsx';
import styles from './ArticleDetailPage.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleReceipt } from './ArticleReceipt.tsx';
import { ArticleRelevance } from './ArticleRelevance.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import { ExpiredBand } from './ExpiredBand.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { TurnPage } from './TurnPage.tsx';

export const loader = makeLoader(async ({ call, params, language, url, search }) => {
  const preview = search.get('preview');
  if (preview !== null) {
    const article = await call('GET /api/infoManage/content/queryPreview', { preview, lang: language });
    if (article.contentId !== params.id) throw notFoundPage();
    return { article, isPreview: true };
  }
  const wanted = { id: params.id ?? '', column: columnOfUrl(url), lang: language };
  return { article: await call('GET /api/infoManage/content/queryDetail', wanted), isPreview: false };
});

const socialWidth = 1280;

export function Component() {
  const { article, isPreview } = useLoaderData<typeof loader>();
  return (
    <>
      <DetailHead article={article} isPreview={isPreview} />
      {isPreview && <PreviewBand />}
      <InformationCrumbs column={article.column} title={article.title} lang={article.lang} />
      <Columns
        contained
        of="minmax(0, var(--read)) 320px"
        justify="between"
        align="start"
        gapX={48}
        padTop={48}
        padBottom={96}
        className={styles.read}
      >
        <ArticleText article={article} />
        <ArticleAside article={article} />
      </Columns>
      {!isPreview && <ViewBeacon call="POST /api/infoManage/content/view" id={article.contentId} />}
    </>
  );
}

function DetailHead({ article, isPreview }: { article: ArticleDetail; isPreview: boolean }) {
  const { origin } = usePageUrl();
  const { column, contentId, title, summary, cover } = article;
  return (
    <PageHead
      title={[title, columnNames[column]()]}
      description={summary}
      canonical={paths.article(column, contentId)}
      type="article"
      noIndex={isPreview}
      {...(cover && { image: imageUrl(cover.fileId, 0, socialWidth) })}
      jsonLd={articleJsonLd(origin, article)}
    />
  );
}

function ArticleText({ article }: { article: ArticleDetail }) {
  const { action } = article;
  return (
    <Text as="article" shrink className={styles.text} data-reading>
      <ArticleHead article={article} />
      <div className={styles.receipt}>
        <ArticleReceipt article={article} />
      </div>
      <ReadingTools title={article.title} collect={collectProps('ARTICLE', article.contentId)} />
      {article.expired && <ExpiredBand expireAt={article.expireAt} />}
      <LanguageHint article={article} />
      <Opening article={article} />
      <Text as="div" above={32} className={styles.body} lang={langOfContent(article.lang)}>
        <Prose html={article.body} />
      </Text>
      {action && !article.expired && <ArticleAction action={action} />}
      <Attachments files={article.attachments} />
      {article.column === 'SAFETY' && <ReportDanger />}
      <div className={styles.after}>
        <ArticleRelevance article={article} />
        <ArticleTags column={article.column} tags={article.tags} />
        <TurnPage column={article.column} newer={article.previous} older={article.next} />
      </div>
    </Text>
  );
}

const openWithPicture: readonly ArticleColumn[] = ['INDUSTRY', 'PARK'];

/** News starts with its cover unless the text contains a picture. */
function Opening({ article: { column, cover, body } }: { article: ArticleDetail }) {
  if (!openWithPicture.includes(column) || !cover || body.includes('<img')) return null;
  return (
    <ArticlePicture
      className={styles.opening}
      picture={cover}
      ratio="16 / 9"
      sizes="(min-width: 1248px) 760px, 60vw"
      widths={[640, 768, 960, 1280]}
      first
    />
  );
}

/** The action the text invites readers to take, if its page exists. */
function ArticleAction({ action }: { action: NonNullable<ArticleDetail['action']> }) {
  const hasPage = useHasPage();
  if (action.url.startsWith('/') && !hasPage(action.url)) return null;
  return (
    <Text hide="print" above={32} className={styles.action}>
      <ButtonLink href={action.url} variant="main" size="large">
        <span lang={langOfContent('zh')}>{action.label}</span>
      </ButtonLink>
    </Text>
  );
}

/** Readers of a safety text may have just seen a hazard. */
const ReportDanger = () => (
  <Text hide="print" above={32} className={styles.action}>
    <ButtonLink href={paths.repair({ type: 'SAFETY' })} icon={triangleExclamationPointIcon}>
      {m.content_report_danger()}
    </ButtonLink>
  </Text>
);

/** Says why the text is not in the reader's language, or that it is a translation. */
function LanguageHint({ article }: { article: ArticleDetail }) {
  const language = currentLocale();
  if (language === 'zh') return null;
  return (
    <Text above={20} padInline={16} padBlock={10} ground="quiet" tone="quiet" size={14} round="control">
      {article.lang === 'zh' ? m.content_only_chinese() : m.content_translated()}
    </Text>
  );
}

const headingsWorthATable = 3;

function ArticleAside({ article }: { article: ArticleDetail }) {
  const { headings, related, lang } = article;
  const hasTable = headings.length >= headingsWorthATable;
  if (!hasTable && related.length === 0) return null;
  return (
    <Stack hide="print" as="aside" gap={40} className={styles.aside}>
      {hasTable && (
        <TableOfContents headings={headings} title={m.content_toc()} lang={langOfContent(lang) ?? null} />
      )}
      {related.length > 0 && (
        <CachedFragment as="div" name="content/related" of={RelatedArticles} with={{ rows: related }} />
      )}
    </Stack>
  );
}
