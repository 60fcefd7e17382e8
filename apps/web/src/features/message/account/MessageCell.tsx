import type { MessageRow } from '@portal/contract/message/public';
import * as m from '@portal/texts/messages';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MessageCell.module.css';

interface MessageCellProps {
  message: MessageRow;
  onOpen: (message: MessageRow) => void;
}

/** Title and text of a message; the title links to the page where the user can act on it. */
export function MessageCell({ message, onOpen }: MessageCellProps) {
  const { title, body, link, level, mergedCount, readAt } = message;
  return (
    <div className={styles.message} data-unread={readAt === null || undefined}>
      <Row as="p" wrap align="center" gap={4} gapX={8}>
        {readAt === null && <VisuallyHidden>{m.message_unread()}</VisuallyHidden>}
        <Link
          href={link}
          look="quiet"
          className={styles.title}
          onClick={() => onOpen(message)}
          onAuxClick={() => onOpen(message)}
        >
          <WordedText>{title}</WordedText>
        </Link>
        {level === 'URGENT' && (
          <Tag tone="petal" mark="square">
            {m.message_urgent()}
          </Tag>
        )}
        {level === 'IMPORTANT' && (
          <Tag tone="amber" mark="dot">
            {m.message_important()}
          </Tag>
        )}
        {mergedCount > 1 && <Tag>{m.message_times({ count: mergedCount })}</Tag>}
      </Row>
      <Text tone="quiet" size={13} leading="list">
        <WordedText>{body}</WordedText>
      </Text>
    </div>
  );
}
