import type { ArticleRow } from '@portal/contract/article';
import { paths } from '../../../paths.ts';
import { flowerCalendarOf } from '../../../platform/display/flower-calendar.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import {
  home_calendar,
  home_in_season,
  home_notice_all,
  home_notice_next,
  home_notice_previous,
  home_notices,
} from '../../../platform/i18n/paraglide/messages.js';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { levelNames } from '../../content/shared/column-texts.ts';
import styles from './NoticeLine.module.css';
import NoticeTicker from './NoticeTicker.island.tsx';

/** The newest notices one at a time, and what the flower calendar says today. */
export function NoticeLine({ notices, now }: { notices: ArticleRow[]; now: number }) {
  const { term, flowers } = flowerCalendarOf(now);
  return (
    <section className={styles.band} aria-label={home_notices()}>
      <Wrap className={styles.line}>
        <NoticeTicker
          notices={notices.map((notice) => ({
            href: paths.article('NOTICE', notice.contentId),
            title: notice.title,
            lang: langOfContent(notice.lang),
            day: formatDate(notice.publishAt, 'MM-DD'),
            level: notice.level,
            levelName: notice.level === 'NORMAL' ? null : levelNames[notice.level](),
          }))}
          allHref={paths.articleList('NOTICE')}
          texts={{
            name: home_notices(),
            previous: home_notice_previous(),
            next: home_notice_next(),
            all: home_notice_all(),
          }}
        />
        <p className={styles.almanac}>
          <b>{home_calendar()}</b>
          <span lang={langOfContent('zh')}>{term}</span>
          <span className={styles.season}>
            {home_in_season()} <span lang={langOfContent('zh')}>{flowers.join('、')}</span>
          </span>
        </p>
      </Wrap>
    </section>
  );
}
