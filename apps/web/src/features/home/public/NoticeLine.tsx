import type { ArticleRow } from '@portal/contract/article';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { flowerCalendarOf } from '../../../platform/display/flower-calendar.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { levelNames } from '../../content/shared/column-texts.ts';
import styles from './NoticeLine.module.css';
import NoticeTicker from './NoticeTicker.island.tsx';

/** The latest notices one at a time, and today's entry in the flower calendar. */
export function NoticeLine({ notices, now }: { notices: ArticleRow[]; now: number }) {
  const { term, flowers } = flowerCalendarOf(now);
  return (
    <section className={styles.band} aria-label={m.home_notices()}>
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
            name: m.home_notices(),
            previous: m.home_notice_previous(),
            next: m.home_notice_next(),
            all: m.home_notice_all(),
          }}
        />
        <p className={styles.almanac}>
          <b>{m.home_calendar()}</b>
          <span lang={langOfContent('zh')}>{term}</span>
          <span className={styles.season}>
            {m.home_in_season()} <span lang={langOfContent('zh')}>{flowers.join('、')}</span>
          </span>
        </p>
      </Wrap>
    </section>
  );
}
