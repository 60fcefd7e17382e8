import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { relativeTime } from '../../../platform/display/relative-time.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';

const shownRows = 5;

/** The latest messages, unread ones first. */
export function MessagesCard() {
  const answer = useQueryOf(
    'GET /api/messageManage/message/queryList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  const unread = answer.data?.groups.reduce((sum, { unread: count }) => sum + count, 0);
  return (
    <Card
      title={m.workbench_messages()}
      answer={answer}
      more={{
        href: paths.myMessages(),
        text: unread === undefined ? allOf(undefined) : m.workbench_unread_count({ count: unread }),
      }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.workbench_messages_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ messageId, title, link, readAt, sentAt }) => (
            <Columns
              key={messageId}
              as="li"
              of="8px minmax(0, 1fr) auto"
              align="baseline"
              gap={10}
              padBlock={10}
              className={styles.message}
              data-unread={readAt === null || undefined}
            >
              <span className={styles.name}>
                {readAt === null && <VisuallyHidden>{m.workbench_unread()} </VisuallyHidden>}
                <Link href={link || paths.myMessages()} look="quiet">
                  <WordedText>{title}</WordedText>
                </Link>
              </span>
              <Text as="time" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                {relativeTime(sentAt, Date.now(), currentLocale())}
              </Text>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
