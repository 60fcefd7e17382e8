import type { MessageRow } from '@portal/contract/message';
import { messageGroups } from '@portal/contract/message-event';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './MessageCell.module.css';
import { MessageCell } from './MessageCell.tsx';

interface MessageActs {
  onRead: (message: MessageRow) => void;
  onDelete: (message: MessageRow) => void;
}

export const messageColumns = ({ onRead, onDelete }: MessageActs): ListColumn<MessageRow>[] => [
  {
    key: 'message',
    head: m.message_head(),
    rowHeader: true,
    shown: 'always',
    cell: (message) => <MessageCell message={message} onOpen={onRead} />,
  },
  {
    key: 'group',
    head: m.message_group(),
    nowrap: true,
    width: '112px',
    cell: ({ group }) => messageGroups[group].label(),
  },
  {
    key: 'time',
    head: m.message_time(),
    nowrap: true,
    width: '136px',
    cell: ({ sentAt }) => formatDate(sentAt),
  },
  {
    key: 'actions',
    head: m.message_actions(),
    nowrap: true,
    width: '152px',
    shown: 'always',
    cell: (message) => (
      <span className={styles.actions}>
        {message.readAt === null && (
          <Button variant="quiet" size="small" onClick={() => onRead(message)}>
            {m.message_mark_read()}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onDelete(message)}>
          {m.message_delete()}
        </Button>
      </span>
    ),
  },
];
