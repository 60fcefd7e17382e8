import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { currentLocale, langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';

const shownRows = 5;

/** The latest notices of the park. */
export function NoticesCard() {
  const answer = useQueryOf(
    'GET /api/infoManage/content/queryList',
    { column: 'NOTICE', pageNo: 1, pageSize: shownRows, lang: currentLocale() },
    { quiet: true },
  );
  return (
    <Card
      title={m.workbench_notices()}
      answer={answer}
      more={{ href: paths.articleList('NOTICE'), text: m.act_see_more() }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.workbench_notices_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ contentId, title, lang, pinned, publishAt }) => (
            <Columns
              key={contentId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <Link
                href={paths.article('NOTICE', contentId)}
                look="quiet"
                className={styles.name}
                lang={langOfContent(lang)}
              >
                {title}
              </Link>
              <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                {pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}{' '}
                <time>{formatDate(publishAt, 'MM-DD')}</time>
              </Text>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
