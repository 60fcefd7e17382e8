import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { flowerCalendarOf } from '../../../platform/display/flower-calendar.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { levelNames } from '../../content/shared/column-texts.ts';
import { LevelTag } from '../../content/shared/LevelTag.tsx';
import styles from './NoticeLine.module.css';
import NoticeTicker from './NoticeTicker.island.tsx';

/** The latest notices one at a time, and today's entry in the flower calendar. */
export function NoticeLine({ notices, now }: { notices: ArticleRow[]; now: number }) {
  const { term, flowers } = flowerCalendarOf(now);
  return (
    <Text as="section" lineBelow="thin" aria-label={m.home_notices()}>
      <Wrap className={styles.list}>
        <NoticeRows notices={notices} />
      </Wrap>
      <Row contained align="center" gap={16} size={15} className={styles.line}>
        <NoticeTicker
          notices={notices.slice(0, turned).map((notice) => ({
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
            all: m.input_all_masculine(),
          }}
        />
        <Row as="p" inline fixed align="center" gap={10} tone="quiet" size={14} className={styles.almanac}>
          <Text as="b" tone="leaf" weight={600}>
            {m.home_calendar()}
          </Text>
          <span lang={langOfContent('zh')}>{term}</span>
          <span className={styles.season}>
            {m.home_in_season()} <span lang={langOfContent('zh')}>{flowers.join('、')}</span>
          </span>
        </Row>
      </Row>
    </Text>
  );
}

const rowsShown = 3;
const turned = 5;

/** On a phone: the first notices, stacked. */
function NoticeRows({ notices }: { notices: ArticleRow[] }) {
  return (
    <>
      <BlockHead
        title={m.home_notices()}
        more={{ href: paths.articleList('NOTICE'), text: m.input_all_masculine(), about: m.home_notices() }}
      />
      <ul className={styles.rows}>
        {notices.slice(0, rowsShown).map(({ contentId, level, title, lang, publishAt }) => (
          <li key={contentId}>
            <Link href={paths.article('NOTICE', contentId)} look="bare" className={styles.row}>
              <span>
                {level !== 'NORMAL' && <LevelTag level={level} />}
                <span lang={langOfContent(lang)}>{title}</span>
              </span>
              <Text as="time" fixed tone="faint" size={14}>
                {formatDate(publishAt, 'MM-DD')}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
