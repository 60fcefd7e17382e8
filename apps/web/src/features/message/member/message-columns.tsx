import type { MessageRow } from '@portal/contract/message';
import { formatDate } from '../../../platform/display/format.ts';
import {
  message_actions,
  message_delete,
  message_group,
  message_head,
  message_mark_read,
  message_time,
} from '../../../platform/i18n/paraglide/messages.js';
import type { ListColumn } from '../../../platform/member/list/list-column.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { messageGroupNames } from '../shared/message-group-names.ts';
import styles from './MessageCell.module.css';
import { MessageCell } from './MessageCell.tsx';

interface MessageActs {
  onRead: (message: MessageRow) => void;
  onDelete: (message: MessageRow) => void;
}

export const messageColumns = ({ onRead, onDelete }: MessageActs): ListColumn<MessageRow>[] => [
  {
    ...{ key: 'message', head: message_head(), rowHeader: true, shown: 'always' },
    cell: (message) => <MessageCell message={message} onOpen={onRead} />,
  },
  {
    ...{ key: 'group', head: message_group(), nowrap: true, width: '112px' },
    cell: ({ group }) => messageGroupNames[group](),
  },
  {
    ...{ key: 'time', head: message_time(), nowrap: true, width: '136px' },
    cell: ({ sentAt }) => formatDate(sentAt),
  },
  {
    ...{ key: 'actions', head: message_actions(), nowrap: true, width: '152px', shown: 'always' },
    cell: (message) => (
      <span className={styles.actions}>
        {message.readAt === null && (
          <Button variant="quiet" size="small" onClick={() => onRead(message)}>
            {message_mark_read()}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onDelete(message)}>
          {message_delete()}
        </Button>
      </span>
    ),
  },
];
