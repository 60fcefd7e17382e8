import type { ArticleColumn, ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Band, Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { type HomeData, newsColumns } from './home-data.ts';
import styles from './NewsBlock.module.css';
import { NewsPanel } from './NewsPanel.tsx';
import NewsTabs from './NewsTabs.island.tsx';
import { splitNews } from './split-news.ts';

const columnNames: Partial<Record<ArticleColumn, () => string>> = {
  INDUSTRY: m.home_news_industry,
  NOTICE: m.home_news_notice,
  PARK: m.home_news_park,
  SAFETY: m.home_news_safety,
};

/** One large story, preferably about the park, and the columns as tabs. */
export function NewsBlock({
  news,
  ...lists
}: Pick<HomeData, 'news' | 'industry' | 'notices' | 'park' | 'safety'>) {
  const { story, rest } = splitNews<ArticleRow>(lists);
  if (!story) return null;
  const columns = newsColumns.filter((column) => rest[column].length > 0);
  const open = columns.find((column) => column === news) ?? columns[0];
  return (
    <Band labelledBy="news">
      <BlockHead
        id="news"
        title={m.home_news_title()}
        note={m.home_news_note()}
        more={{ href: paths.articleList('INDUSTRY'), text: m.act_see_more(), about: m.home_news_title() }}
      />
      <TwelveColumns>
        <Column span={open ? 7 : 12}>
          <Story story={story} alone={!open} />
        </Column>
        {open && (
          <Column span={5}>
            <NewsTabs>
              <Row
                gap={28}
                lineBelow="strong"
                className={styles.tabs}
                role="tablist"
                aria-label={m.home_news_tabs()}
              >
                {columns.map((column) => (
                  <Link
                    key={column}
                    href={`${paths.home({ news: column })}#news`}
                    look="bare"
                    role="tab"
                    id={`news-${column}`}
                    aria-selected={column === open}
                    aria-controls="news-panel"
                    className={styles.tab}
                  >
                    {columnNames[column]?.()}
                  </Link>
                ))}
              </Row>
              <div role="tabpanel" id="news-panel" aria-labelledby={`news-${open}`}>
                <NewsPanel rows={rest[open]} />
              </div>
            </NewsTabs>
          </Column>
        )}
      </TwelveColumns>
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
        <Text
          as="h3"
          above={20}
          size={24}
          leading="mid"
          className={styles.title}
          lang={langOfContent(story.lang)}
        >
          <Phrases text={story.title} />
        </Text>
        <Text above={8} tone="quiet" className={styles.summary} lang={langOfContent(story.lang)}>
          {story.summary}
        </Text>
        <MetaLine
          className={styles.meta}
          items={[columnNames[story.column]?.(), formatDate(story.publishAt, 'YYYY-MM-DD')]}
        />
      </div>
    </Link>
  );
}
