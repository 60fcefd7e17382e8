import { messageGroups } from '@portal/contract/message-event';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Button } from '../../../ui/button/Button.tsx';
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
      <p className={styles.head}>
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
      </p>
      {!data && !isError && <Skeleton height="180px" />}
      {isError && <p className={styles.none}>{m.message_bell_failed()}</p>}
      {data?.rows.length === 0 && <p className={styles.none}>{m.message_empty()}</p>}
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
              <span className={styles.title}>
                <WordedText>{title}</WordedText>
              </span>
              <small className={styles.note}>
                {messageGroups[group].label()} · {formatDate(sentAt, 'MM-DD HH:mm')}
              </small>
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
