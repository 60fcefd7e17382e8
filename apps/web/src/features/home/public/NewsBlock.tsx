import type { ArticleColumn, ArticleRow } from '@portal/contract/article';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { phrasesOf } from '../../../platform/display/phrases.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Band, Column, Columns } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import type { HomeData } from './home-data.ts';
import styles from './NewsBlock.module.css';
import NewsTabs from './NewsTabs.island.tsx';
import { splitNews } from './split-news.ts';

const columnNames: Partial<Record<ArticleColumn, () => string>> = {
  INDUSTRY: m.home_news_industry,
  NOTICE: m.home_news_notice,
  PARK: m.home_news_park,
  SAFETY: m.home_news_safety,
};

/** Only what is shown; anything more would be sent with every visit. */
function tabOf(column: ArticleColumn, [first, ...others]: ArticleRow[]) {
  if (!first) return [];
  const linkOf = (row: ArticleRow) => ({
    href: paths.article(column, row.contentId),
    title: row.title,
    lang: langOfContent(row.lang),
    ...(row.pinned && { pinned: m.content_pinned() }),
  });
  const cover = first.cover && {
    src: imageUrl(first.cover.fileId, 0, 320),
    width: first.cover.width,
    height: first.cover.height,
  };
  return [
    {
      key: column,
      name: columnNames[column]?.() ?? '',
      href: paths.articleList(column),
      lead: { ...linkOf(first), title: phrasesOf(first.title), summary: first.summary, cover },
      rest: others.map((row) => ({ ...linkOf(row), day: formatDate(row.publishAt, 'MM-DD') })),
    },
  ];
}

/** One large story, preferably of the park, and the columns as tabs. */
export function NewsBlock({ home }: { home: HomeData }) {
  const { story, rest } = splitNews<ArticleRow>(home);
  if (!story) return null;
  const tabs = [
    tabOf('INDUSTRY', rest.INDUSTRY),
    tabOf('NOTICE', rest.NOTICE),
    tabOf('PARK', rest.PARK),
    tabOf('SAFETY', rest.SAFETY),
  ].flat();
  return (
    <Band labelledBy="news">
      <BlockHead
        id="news"
        title={m.home_news_title()}
        note={m.home_news_note()}
        more={{ href: paths.articleList('INDUSTRY'), text: m.home_news_more(), about: m.home_news_title() }}
      />
      <Columns>
        <Column span={tabs.length > 0 ? 7 : 12}>
          <Story story={story} alone={tabs.length === 0} />
        </Column>
        {tabs.length > 0 && (
          <Column span={5}>
            <NewsTabs label={m.home_news_tabs()} tabs={tabs} />
          </Column>
        )}
      </Columns>
    </Band>
  );
}

function Story({ story, alone }: { story: ArticleRow; alone: boolean }) {
  const { cover } = story;
  return (
    <Link
      href={paths.article(story.column, story.contentId)}
      look="bare"
      className={clsx(styles.story, alone && cover && styles.alone)}
    >
      {cover && (
        <ArticlePicture
          picture={cover}
          sizes="(min-width: 1250px) 690px, 56vw"
          widths={[640, 960, 1280]}
          ratio="16 / 9"
        />
      )}
      <div>
        <h3 className={styles.title} lang={langOfContent(story.lang)}>
          <Phrases text={story.title} />
        </h3>
        <p className={styles.summary} lang={langOfContent(story.lang)}>
          {story.summary}
        </p>
        <MetaLine
          className={styles.meta}
          items={[columnNames[story.column]?.(), formatDate(story.publishAt, 'YYYY-MM-DD')]}
        />
      </div>
    </Link>
  );
}
