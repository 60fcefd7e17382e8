import { messageGroups } from '@portal/contract/message-event';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './LatestMessages.module.css';
import { useMessageAct } from './use-message-act.ts';

const shown = 5;

interface LatestMessagesProps {
  unread: number;
}

/** The first messages of the message centre, for a small panel. */
export function LatestMessages({ unread }: LatestMessagesProps) {
  const { data, isError } = useQueryOf(
    'GET /api/messageManage/message/queryList',
    { pageSize: shown },
    { quiet: true },
  );
  const read = useMessageAct();
  const readAll = useMessageAct(m.message_all_read());
  return (
    <section className={styles.latest} aria-label={m.message_bell_title()}>
      <Row as="p" align="center" justify="between" className={styles.head}>
        <b>{m.message_bell_title()}</b>
        {unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            busy={readAll.busy}
            onClick={() => void readAll.run({ event: 'readAll' })}
          >
            {m.message_read_all()}
          </Button>
        )}
      </Row>
      {!data && !isError && <Skeleton height="180px" />}
      {isError && (
        <Text padInline={12} padBlock={16} tone="quiet">
          {m.message_bell_failed()}
        </Text>
      )}
      {data?.rows.length === 0 && (
        <Text padInline={12} padBlock={16} tone="quiet">
          {m.message_empty()}
        </Text>
      )}
      <ul>
        {data?.rows.map(({ messageId, title, link, sentAt, readAt, group }) => (
          <li key={messageId}>
            <Link
              href={link}
              look="bare"
              className={styles.message}
              data-unread={readAt === null || undefined}
              onClick={() => readAt === null && void read.run({ event: 'read', ids: messageId })}
            >
              {readAt === null && <VisuallyHidden>{m.message_unread()}</VisuallyHidden>}
              <Text as="span" block clip nowrap className={styles.title}>
                <WordedText>{title}</WordedText>
              </Text>
              <Text as="small" tone="quiet" size={12} weight={400}>
                {messageGroups[group].label()} · {formatDate(sentAt, 'MM-DD HH:mm')}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={paths.myMessages()} className={styles.more}>
        {m.message_bell_more()}
      </Link>
    </section>
  );
}
